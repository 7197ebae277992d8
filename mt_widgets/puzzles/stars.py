"""The stars of a puzzle or a lesson."""

MOST_STARS = 3


def earned(hints: int) -> int:
    """The stars for what was solved with so many hints: each costs one, but the last one stays."""
    return max(1, MOST_STARS - hints)
