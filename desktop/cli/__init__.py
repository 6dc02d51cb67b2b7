"""The command line: everything that needs no window. Nothing here imports Qt."""
