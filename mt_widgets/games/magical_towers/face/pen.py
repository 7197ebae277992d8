"""Path data by hand: curves from numbers, and outlines moved about, so that many make one path."""

__all__ = ["joined", "moved", "write"]


def write(*items: str | float) -> str:
    """Commands and numbers as path data, no finer than anybody can see.

    >>> write("M", 0, 1.25, "L", 3.999, -0.001)
    'M 0 1.25 L 4 0'
    """
    return " ".join(item if isinstance(item, str) else f"{round(item, 2) + 0:g}" for item in items)


def moved(d: str, x: float, y: float, scale: float = 1, *, mirrored: bool = False) -> str:
    """An outline scaled, perhaps mirrored, and put elsewhere.

    >>> moved("M 1 2 L 3 4 Z", 10, 20, 2)
    'M 12 24 L 16 28 Z'
    """
    items: list[str | float] = []
    factors, offsets, axis = (-scale if mirrored else scale, scale), (x, y), 0
    for item in d.split():
        if item.isalpha():
            items.append(item)
        else:
            items.append(offsets[axis] + factors[axis] * float(item))
            axis = 1 - axis
    return write(*items)


def joined(*outlines: str) -> str:
    """Several outlines as one, to be painted at once."""
    return " ".join(outlines)
