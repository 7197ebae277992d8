"""The maze as a map of letters, as the rulebook draws it."""

from .state import State
from .things import TREASURES

_EAST = {"o": " ", "w": "|", "d": ":", "f": "!"}
_SOUTH = {"o": "  ", "w": "--", "d": "..", "f": "^^"}


def picture(state: State) -> list[str]:
    """A line for each row of squares and for the borders between; walls of fire are ! and ^^."""
    board = state.setup.board
    head = "    " + "".join(f"{board.names[x][0]}  " for x in range(board.width)).rstrip()
    lines = [head, "   " + _border_row(state, board.height - 1)]
    for row in range(board.height):
        lines += [_square_row(state, row), "   " + _border_row(state, row)]
    return lines


def _border_row(state: State, row: int) -> str:
    """The borders to the south of a row."""
    width = state.setup.board.width
    kinds = [state.borders[2 * (row * width + column) + 1] for column in range(width)]
    return "+" + "+".join(_SOUTH[kind] for kind in kinds) + "+"


def _square_row(state: State, row: int) -> str:
    board = state.setup.board
    first = board.at(0, row)
    kinds = [state.borders[2 * board.at(column, row)] for column in range(-1, board.width)]
    inside = [_mark(state, first + column) for column in range(board.width)]
    line = "".join(_EAST[kind] + mark for kind, mark in zip(kinds, [*inside, ""], strict=True))
    return f"{row + 1:>2} {line}".rstrip()


def _mark(state: State, square: int) -> str:
    """Two letters for a square: who is there, or what."""
    colours = state.setup.colours
    who = [colours[seat] for seat, at in enumerate(state.squares) if at == square]
    who += [one.name[0].upper() for one in state.creatures if one.square == square]
    if who:
        return (who[0] + (who[1] if len(who) == 2 else "+" if who[1:] else " "))[:2]
    for creation in state.creations:
        if creation.square == square:
            return "##" if creation.name == "stone" else "%%"
    things = [thing for at, thing in state.things if at == square]
    if things:
        return "$" + things[0] if things[0] in TREASURES else "* "
    if square in state.setup.bases:
        return "<>"
    return "  "
