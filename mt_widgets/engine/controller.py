"""From clicks to moves: one function for all cards, spells and games.

A move is made by clicking everything that its tags name, in any order.
The hand is kept as a tuple of tags, so all this is pure.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

from .errors import Refusal
from .game import AnyGame, Game
from .parts import MoveTags

State = TypeVar("State")
Move = TypeVar("Move")


@dataclass(frozen=True, slots=True)
class ClickResult(Generic[Move]):
    """What a click leads to: what is in the hand now, a move to play, or why there is none."""

    clicked: tuple[str, ...]
    move: Move | None = None
    refusal: Refusal | None = None


def fitting(
    game: Game[State, Move, Any, Any], state: State, clicked: Iterable[str]
) -> list[tuple[Move, MoveTags]]:
    """The legal moves that have all of what was clicked in them, and not the landing alone."""
    wanted = set(clicked)
    return [
        (move, how)
        for move, how, parts in _tagged(game, state)
        if not wanted or _has(parts, how.landing, wanted)
    ]


@lru_cache(maxsize=4)
def _tagged(game: AnyGame, state: Any) -> list[tuple[Any, MoveTags, frozenset[str]]]:
    """Every legal move with its tags; kept, because every click asks for them again."""
    moves = game.rules.legal_moves(state)
    tagged = [(move, game.clicks.move_tags(state, move)) for move in moves]
    return [(move, how, frozenset(how.parts)) for move, how in tagged]


def _has(parts: frozenset[str], landing: str, wanted: set[str]) -> bool:
    missing = wanted - parts
    return len(missing) < len(wanted) and missing <= ({landing} if landing else set())


def following(
    game: Game[State, Move, Any, Any], state: State, clicked: Sequence[str]
) -> frozenset[str]:
    """What may be clicked next; with an empty hand the things that moves begin with."""
    rest = (how.parts if clicked else how.parts[:1] for _, how in fitting(game, state, clicked))
    return frozenset(tag for parts in rest for tag in parts) - set(clicked)


def _complete(moves: list[tuple[Move, MoveTags]], clicked: tuple[str, ...]) -> Move | None:
    """The move whose tags were all clicked, or the only one from what was clicked to the last."""
    for move, how in moves:
        if set(how.parts) <= set(clicked):
            return move
    if len(moves) == 1 and len(clicked) > 1 and moves[0][1].landing in clicked:
        return moves[0][0]
    return None


def click(
    game: Game[State, Move, Any, Any], state: State, clicked: tuple[str, ...], tag: str
) -> ClickResult[Move]:
    """What a click on a tag leads to. Clicking a thing again puts it back."""
    clicks = game.clicks
    if tag in clicked:
        return ClickResult(tuple(other for other in clicked if other != tag))
    others = tuple(other for other in clicked if clicks.kind(other) != clicks.kind(tag))
    hands = [(*clicked, tag), (*others, tag)]  # more, or another card instead of this one
    where = clicks.place(tag)  # a thing may stand on the space that is meant
    meant = others != clicked or where in following(game, state, clicked)
    for hand in [*hands, (*clicked, where)] if where and meant else hands:
        moves = fitting(game, state, hand)
        if moves:
            return ClickResult(hand, _complete(moves, hand))
    refusals = (clicks.why_not_clicks(state, hand) for hand in hands)
    return ClickResult(clicked, None, next(filter(None, refusals), None))
