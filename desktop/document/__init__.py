"""The open game: the one room that sees both the rules and the window."""
