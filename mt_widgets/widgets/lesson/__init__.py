"""Lessons on a board, and the map that leads to them."""
