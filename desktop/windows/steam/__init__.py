"""The panels, docks and marks of Steam."""
