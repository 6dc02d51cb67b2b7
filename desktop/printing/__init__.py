"""What comes out on paper or as a file to look at: score sheets, ledgers, maps, tables."""
