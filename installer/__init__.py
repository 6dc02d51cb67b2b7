"""The one-command start: makes the environment, then plays or tests. Standard library only."""
