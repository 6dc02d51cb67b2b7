"""Two languages: which there are, switching between them, and how money is written."""
