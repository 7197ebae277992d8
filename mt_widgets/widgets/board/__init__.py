"""A board in a notebook: drawn, clicked, animated, and able to think."""
