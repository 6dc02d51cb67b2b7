"""Qt item models of the open game. They hold nothing and read the pieces."""
