"""Path data by hand: curves written from numbers."""

__all__ = ["write"]


def write(*items: str | float) -> str:
    """Commands and numbers as path data, no finer than anybody can see.

    >>> write("M", 0, 1.25, "L", 3.999, -0.001)
    'M 0 1.25 L 4 0'
    """
    return " ".join(
        item if isinstance(item, str) else f"{round(item, 2) + 0:.2f}".rstrip("0").rstrip(".")
        for item in items
    )
