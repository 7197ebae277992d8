"""A lesson as a moving picture: ``make film`` draws the one in the README."""
