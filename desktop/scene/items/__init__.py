"""The live items that lie on the printed board."""
