"""Files: our own, those of 18xx.games, and traces to check against."""
