"""Pictures as data: scenes, and the painters that turn them into canvas calls, SVG or PNG."""
