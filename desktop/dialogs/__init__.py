"""Sheets that ask or tell something: a new game, preferences, keys, a bad file, a lost line."""
