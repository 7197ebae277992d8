"""Solving puzzles on a board: practice, exam and review."""
