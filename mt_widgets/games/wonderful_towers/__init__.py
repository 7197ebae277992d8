"""Wonderful Towers: the rules, their words, and how positions and moves are written."""
