"""The panels and docks of Steam, by mouse and keys."""
