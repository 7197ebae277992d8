"""Choosing a move from what a seat knows: whole turns are searched, their ends judged."""
