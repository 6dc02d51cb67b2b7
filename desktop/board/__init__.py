"""Hexes, tiles and track: what every railway board game here is played on."""
