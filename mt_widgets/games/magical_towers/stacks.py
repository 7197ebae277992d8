"""The algebra of one space: nobody else cuts strings.

A space is held in two parts. *Covered* is everything up to and including its highest tower, from
the ground up, such as ``bTyR``: a blue wizard under a plain tower, a yellow one on that tower's
roof and under a raven tower. *Top* is the wizards on the top level, in the order of the colours.
Results are remembered, because a game comes back to the same few strings all the time.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from .box import COLOURS
from .tables import Memo

PLAIN, RAVEN = "T", "R"
TOWERS = PLAIN + RAVEN
_KEPT = 1 << 16


@cache  # few: no level holds more than six
def land(top: str, newcomers: str) -> str:
    """A level after wizards have joined it.

    >>> land("br", "y")
    'byr'
    """
    return "".join(sorted(top + newcomers, key=COLOURS.index))


@cache
def leave(top: str, leavers: str) -> str:
    """A level after wizards have left it.

    >>> leave("bby", "b")
    'by'
    """
    for wizard in leavers:
        top = top.replace(wizard, "", 1)
    return top


def height(covered: str) -> int:
    """How many towers stand here."""
    return HEIGHTS[covered]


HEIGHTS: Memo[str, int] = Memo(lambda covered: covered.count(PLAIN) + covered.count(RAVEN))


@lru_cache(_KEPT)
def split(space: str) -> tuple[str, str]:
    """A space from the ground up as covered part and top level.

    >>> split("bTyRbb")
    ('bTyR', 'bb')
    """
    end = 1 + max(space.rfind(PLAIN), space.rfind(RAVEN))
    return space[:end], space[end:]


def lift(covered: str, number: int) -> tuple[str, str, str]:
    """What is left covered and on top when a tower is lifted, and the covered part that is lifted.

    >>> lift("bTyRgT", 2)
    ('bT', 'y', 'RgT')
    """
    return LIFTS[covered][number - 1]


def _lifts(covered: str) -> list[tuple[str, str, str]]:
    towers = [at for at, piece in enumerate(covered) if piece in TOWERS]
    return [(*split(covered[:at]), covered[at:]) for at in towers]


LIFTS: Memo[str, list[tuple[str, str, str]]] = Memo(_lifts)


def swap_tops(covered: str, other: str) -> tuple[str, str]:
    """Two covered parts after their top towers have changed places.

    >>> swap_tops("bT", "TyR")
    ('bR', 'TyT')
    """
    return covered[:-1] + other[-1], other[:-1] + covered[-1]


def without_prisoners(covered: str) -> str:
    """The towers alone."""
    return "".join(piece for piece in covered if piece in TOWERS)


@lru_cache(_KEPT)
def levels(covered: str) -> tuple[str, ...]:
    """The wizards of each covered level, the ground first.

    >>> levels("bTyR")
    ('b', 'y')
    """
    return tuple(covered.replace(PLAIN, RAVEN).split(RAVEN)[:-1])


def build(towers: Sequence[str], crowds: Sequence[str]) -> tuple[str, str]:
    """A space of these towers and of the wizards on each level, the ground first.

    >>> build("TR", ["b", "y", "bb"])
    ('bTyR', 'bb')
    """
    *below, top = crowds
    return "".join(crowd + tower for crowd, tower in zip(below, towers, strict=True)), top


def without_colour(pieces: str, colour: str) -> str:
    """A space, or a part of it, after all wizards of a colour have left.

    >>> without_colour("bTyR", "b")
    'TyR'
    """
    return pieces.replace(colour, "")


@lru_cache(_KEPT)
def lift_out(covered: str, number: int, wizard: str) -> str:
    """The covered part after a wizard has left the level directly below a tower.

    >>> lift_out("bTyR", 2, "y")
    'bTR'
    """
    below, top, above = lift(covered, number)
    return below + leave(top, wizard) + above
