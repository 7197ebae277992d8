"""Who is where on a board, by colour: those in sight, and those shut in."""

from collections import defaultdict

from ..box import COLOURS
from ..stacks import levels
from ..tables import Memo

__all__ = ["BURIED", "NOBODY", "SIGHT"]

Seen = tuple[tuple[int, ...], int]
"""The spaces of a colour's wizards, one for each of them; those of all others, as bits."""

NOBODY = 0, 0
_KEPT = 1 << 13


def _sight(tops: tuple[str, ...]) -> dict[str, Seen]:
    here = {colour: list[int]() for colour in COLOURS}
    others = dict.fromkeys(COLOURS, 0)
    for space, top in enumerate(tops):
        for colour in top:
            here[colour].append(space)
        for colour in COLOURS if top else "":
            if top.count(colour) < len(top):
                others[colour] |= 1 << space
    return {colour: (tuple(here[colour]), others[colour]) for colour in COLOURS}


SIGHT: Memo[tuple[str, ...], dict[str, Seen]] = Memo(_sight, _KEPT)
"""By the top levels of all spaces: what each colour has in sight."""


def _buried(covered: tuple[str, ...]) -> tuple[int, dict[str, tuple[int, int]]]:
    towers, found = 0, defaultdict[str, tuple[int, int]](lambda: NOBODY)
    for space, below in enumerate(covered):
        towers |= bool(below) << space
        crowds = levels(below)
        for level, crowd in enumerate(crowds):
            for colour in crowd:
                shut, above = found[colour]
                found[colour] = shut + 1, above + len(crowds) - level
    return towers, dict(found)


BURIED: Memo[tuple[str, ...], tuple[int, dict[str, tuple[int, int]]]] = Memo(_buried, _KEPT)
"""By the covered parts of all spaces: where towers stand, as bits; and of each colour how many are
shut in, and how many towers are above all of them together."""
