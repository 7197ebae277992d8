"""Puzzles: set-up positions with proven answers; read, proven, judged and varied, all pure."""
