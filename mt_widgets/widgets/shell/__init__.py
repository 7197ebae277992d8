"""The house around it all: one page with the map, and what is opened from it."""
