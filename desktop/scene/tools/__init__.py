"""Gestures: one file each, from the first touch to the action or the way back."""
