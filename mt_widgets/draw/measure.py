"""How wide a line of text is, and where to break it.

The letters are those of Helvetica, as wide as in Arial, Arimo and Liberation Sans.
"""

import unicodedata
from functools import cache

# thousandths of the size, by what letters have them
_PLAIN = {
    191: "'", 222: "ijl‘’", 260: "|", 278: " !,./:;I[\\]ft·", 333: "()-`r“”", 334: "{}",
    350: "•", 355: '"', 389: "*", 469: "^", 500: "Jcksvxyzç",
    556: "#$0123456789?L_abdeghnopqu–äöüéèà", 584: "+<=>~×", 611: "FTZß", 667: "&ABEKPSVXY",
    722: "CDHNRUw", 778: "GOQ", 833: "Mm", 889: "%", 944: "W", 1000: "—…", 1015: "@",
}  # fmt: skip
_BOLD = {
    238: "'", 278: " ,./I\\ijl‘’·", 280: "|", 333: "!()-:;[]`ft", 350: "•", 389: "*r{}",
    474: '"', 500: "z“”", 556: "#$0123456789J_aceksvxy–äéèàç", 584: "+<=>^~×",
    611: "?FLTZbdghnopquöüß", 667: "EPSVXY", 722: "&ABCDHKNRU", 778: "GOQw", 833: "M",
    889: "%m", 944: "W", 975: "@", 1000: "—…",
}  # fmt: skip
_OTHER, _WIDE = 720, 1000  # letters of other alphabets, and those that fill a square


@cache
def _widths(*, bold: bool) -> dict[str, int]:
    table = _BOLD if bold else _PLAIN
    return {letter: width for width, letters in table.items() for letter in letters}


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """The width of a text.

    >>> round(width_of("W3:b13", 10), 2)
    34.46
    """
    known = _widths(bold=bold)
    return sum(known.get(sign) or _other(sign) for sign in text) * size / 1000


def _other(sign: str) -> int:
    return _WIDE if unicodedata.east_asian_width(sign) in "WF" else _OTHER


def wrap(text: str, size: float, room: float, *, bold: bool = False) -> list[str]:
    """A text in lines that fit; a word that is too long is cut.

    >>> wrap("one two three", 10, 40)
    ['one two', 'three']
    """
    lines = [""]
    pieces = (piece for word in text.split() for piece in _cut(word, size, room, bold=bold))
    for word in pieces:
        longer = f"{lines[-1]} {word}".strip()
        if width_of(longer, size, bold=bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return [line for line in lines if line]


def _cut(word: str, size: float, room: float, *, bold: bool) -> list[str]:
    """A word in pieces that fit; most words are one."""
    pieces = [""]
    for sign in word:
        if pieces[-1] and width_of(pieces[-1] + sign, size, bold=bold) > room:
            pieces.append("")
        pieces[-1] += sign
    return pieces
