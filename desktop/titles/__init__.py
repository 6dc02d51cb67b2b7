"""The boxes on the shelf, one folder each."""
