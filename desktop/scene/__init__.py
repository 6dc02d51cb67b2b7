"""The board in the Graphics View: layers, live items and gestures."""
