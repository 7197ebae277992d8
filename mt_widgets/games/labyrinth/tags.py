"""Tags: the names of what is drawn and clicked.

A ``place:d4``, an ``arrow:Nb``, a ``token:7`` and a ``pawn:b`` on the board, the ``spare:F`` as it
is turned, a ``player:b``; for a deal also who pays what, as in ``price:y+w``; and buttons.
"""

import re

from .box import ARROWS, COLOURS, NUMBERS, PLACES, TILES

STAY, WAND, END, ACCEPT, DECLINE = "stay", "wand", "end", "accept", "decline"
BUTTONS = STAY, WAND, END, ACCEPT, DECLINE
_NUMBER = "|".join(map(str, NUMBERS))
_TAG = re.compile(
    rf"place:(?:{'|'.join(PLACES)})|arrow:(?:{'|'.join(ARROWS)})|token:(?:{_NUMBER})"
    rf"|(?:pawn|player):[{COLOURS}]|spare:[{TILES}]|price:[{COLOURS}][+-](?:w|{_NUMBER})"
    rf"|{'|'.join(BUTTONS)}"
)


def is_tag(tag: str) -> bool:
    """Whether a text is a tag.

    >>> is_tag("place:d4"), is_tag("place:d8"), is_tag("price:y+w")
    (True, False, True)
    """
    return _TAG.fullmatch(tag) is not None
