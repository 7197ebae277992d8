"""Mazes for tests: every row is one corridor, but c3 is shut to the west and e5 to the east."""

from mt_widgets.games.labyrinth import notation
from mt_widgets.games.labyrinth.box import COLUMNS, PLACE_NUMBER, ROWS

__all__ = ["LATE", "PLAIN", "ROW_MAZE", "START", "canonical", "lay", "position"]

ROW_MAZE = "FHTHTHZ/HHHHHHH/KHKHTHD/HHHHHHH/KHAHDHD/HHHHHHH/LHAHAHJ"

# The two positions of the rules document.
START = (
    "FATHTLZ/HD17L14L7I16J10H/KI15KbH8TL12D/DF18L3D4T5H13I/KJ1AI2DyI11D/HZ6L25D20H19L9J/LHAJAZJ"
    " L b1 b3::20-17-3|y3::3-18-1"
)
LATE = (
    "FHTTTyHZ/IITZZH18I/KHKH25TbKD/IJZLFJJ/KFAF20DDD/IAHJLHL/LDALAI19J"
    " L!Sd b1 b1:1,3,4,7,9,10,12,13,15,16,17:13-15-12|y0:2,5,6,8,11,14:9-20-11"
)


def lay(**cells: str) -> str:
    """The row maze with other cells: ``lay(c3="Kb", d3="I7")``."""
    tiles = list(ROW_MAZE.replace("/", ""))
    for place, cell in cells.items():
        tiles[PLACE_NUMBER[place]] = cell
    size = len(COLUMNS)
    return "/".join("".join(tiles[size * row : size * (row + 1)]) for row in range(len(ROWS)))


def position(rest: str, **cells: str) -> str:
    """The row maze with other cells, and the other fields of a position behind it."""
    return f"{lay(**cells)} {rest}"


PLAIN = position("L b1 b3::1-10-13|y2:1,4:?", c3="Kb", e5="D7y", d4="H2")


def canonical(text: str) -> str:
    """A position read and written again, and once more."""
    written = str(notation.parse_position(text))
    assert str(notation.parse_position(written)) == written
    return written
