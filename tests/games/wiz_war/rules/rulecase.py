"""How the tests of the rules speak: position text, move text, position text."""

from collections.abc import Iterable
from typing import Any

from mt_widgets.engine.errors import MoveError
from mt_widgets.engine.record import play_legal
from mt_widgets.games import GAMES
from mt_widgets.games.wiz_war import game, notation, voice
from mt_widgets.games.wiz_war.cards import UNKNOWN
from mt_widgets.games.wiz_war.moves import Move, Shuffle
from mt_widgets.games.wiz_war.state import State

__all__ = [
    "GAME", "after", "crowd", "duel", "floor", "legal", "named", "player", "read_moves", "refused",
    "result", "three", "turn",
]  # fmt: skip

GAME: Any = GAMES["wiz-war"]


def duel(
    turn: str = "b3", b: str = "15@d3:", y: str = "15@f3:", floor: str = "-", more: str = ""
) -> str:
    """Two wizards two squares apart in an open corridor, no treasure anywhere, no trading."""
    return f"bA0,yB0 {turn} b{b}|y{y} {floor} opt=notrade {more}".strip()


def three(
    turn: str = "b3",
    b: str = "15@d3:",
    y: str = "15@f3:",
    r: str = "15@m4:",
    floor: str = "-",
    more: str = "",
) -> str:
    """The same with a third wizard far away."""
    return f"bA0,yB0,rC0 {turn} b{b}|y{y}|r{r} {floor} opt=notrade {more}".strip()


def crowd(
    turn: str = "b3",
    b: str = "15@d3:",
    y: str = "15@f3:",
    r: str = "15@h9:",
    g: str = "15@c9:",
    more: str = "",
) -> str:
    """Four wizards, the two others far away in the southern row."""
    return f"bA0,yB0/gD0,rC0 {turn} b{b}|y{y}|r{r}|g{g} - opt=notrade {more}".strip()


def read_moves(state: State, lines: Iterable[str]) -> list[Move]:
    """The moves of some lines; a place that is not on this board is a MoveError, too."""
    moves = [move for line in lines for move in notation.parse_moves(line)]
    for move in moves:
        refusal = game.why_not(state, move)
        if refusal is not None and refusal.rule == "move":
            raise MoveError(str(move), voice.explain(refusal))
    return moves


def _read(position: str, lines: tuple[str, ...]) -> tuple[State, list[Move]]:
    state = notation.parse_position(position)
    return state, read_moves(state, lines)


def after(position: str, *lines: str) -> str:
    """The canonical text of a position after lines of moves, each of them listed as legal."""
    state, moves = _read(position, lines)
    for move in moves:
        hidden = isinstance(move, Shuffle) or any(UNKNOWN in hand for hand in state.hands)
        assert hidden or move in game.legal_moves(state), f"{move} is not listed"
        state = play_legal(GAME, state, move)
    return str(state)


def refused(position: str, *lines: str) -> str:
    """The name of the rule that refuses the last of these moves."""
    state, moves = _read(position, lines)
    for move in moves[:-1]:
        state = play_legal(GAME, state, move)
    assert moves[-1] not in game.legal_moves(state), f"{moves[-1]} is listed as legal"
    refusal = game.why_not(state, moves[-1])
    assert refusal is not None, f"{moves[-1]} is legal"
    assert voice.explain(refusal)
    return refusal.rule


def legal(position: str, start: str = "") -> set[str]:
    """The legal moves of a position that start like this."""
    moves = map(str, game.legal_moves(notation.parse_position(position)))
    return {move for move in moves if move.startswith(start)}


def turn(position: str) -> str:
    """The turn field alone."""
    return position.split(" ")[1]


def floor(position: str) -> str:
    """The floor alone."""
    return position.split(" ")[3]


def player(position: str, colour: str) -> str:
    """One player alone, without the colour."""
    return next(text[1:] for text in position.split(" ")[2].split("|") if text[0] == colour)


def named(position: str, key: str) -> str:
    """The value of a ``key=value`` field; nothing where it is left out."""
    fields = dict(field.split("=", 1) for field in position.split(" ")[4:])
    return fields.get(key, "")


def result(position: str) -> str:
    """The winners' colours, or ``-`` while the game goes on."""
    return notation.result(notation.parse_position(position))
