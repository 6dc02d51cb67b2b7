"""The windows: start page, board, turn panel, docks."""
