"""The docks: one widget for each, with `set_document` and `title`."""
