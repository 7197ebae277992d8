"""Symmetry: the same game with the board turned by whole tiles and the colours exchanged.

Only turns that put each raven shield of the ground on another one change nothing in the rules.
Seats, cards and flasks stay what they are.
"""

import re
from dataclasses import dataclass, fields, is_dataclass, replace
from random import Random
from typing import Any

from ....engine.errors import Mistake, excerpt
from ..box import COLOURS, SHIELDS, SPACES
from ..moves import Move
from ..seats import deciding_seat
from ..stacks import land, levels, without_prisoners
from ..state import State

TURNS = tuple(
    turn for turn in range(SPACES) if {(space + turn) % SPACES for space in SHIELDS} == SHIELDS
)
"""By how many spaces a board can be turned: 0, 4, 8 or 12."""
_TAGGED = {"wizard", "prisoner", "tower", "space", "player"}
_Paint = dict[int, int]


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A turn of the board, clockwise, and what each of the colours ``byrgov`` becomes."""

    turn: int = 0
    colours: str = COLOURS

    def __post_init__(self) -> None:
        if self.turn not in TURNS:
            turns = ", ".join(map(str, TURNS))
            raise Mistake(f"the board can be turned by {turns} spaces, not by {self.turn}")
        if sorted(self.colours) != sorted(COLOURS):
            shown = excerpt(self.colours)
            raise Mistake(f"colours are exchanged by naming each of {COLOURS} once, not by {shown}")

    def space(self, space: int) -> int:
        """Where a space goes."""
        return (space + self.turn) % SPACES

    def colour(self, colour: str) -> str:
        """What a colour becomes."""
        return self.colours[COLOURS.index(colour)]

    def inverse(self) -> "Symmetry":
        """The symmetry that undoes this one."""
        colours = "".join(COLOURS[self.colours.index(colour)] for colour in COLOURS)
        return Symmetry(-self.turn % SPACES, colours)

    def then(self, other: "Symmetry") -> "Symmetry":
        """One symmetry and another after it, as one."""
        return Symmetry(other.space(self.turn), "".join(map(other.colour, self.colours)))

    def state(self, state: State) -> State:
        """A state as it looks turned and recoloured."""
        paint = self._paint()
        table = replace(state.table, colours=state.table.colours.translate(paint))
        covered, tops = _board(state, self.turn, paint)
        return state._replace(
            table=table, covered=covered, tops=tops, castle=self.space(state.castle),
            pending=self._turned("", state.pending),
        )  # fmt: skip

    def move(self, move: Move) -> Move:
        """A move as it is written after the turn and in the other colours.

        >>> from ..notation import parse_moves
        >>> [str(Symmetry(8, "ybrgov").move(move)) for move in parse_moves("W3:b5 sw:2,10 mc:-")]
        ['W3:y13', 'sw:2,10', 'mc:-']
        """
        turned: Move = self._turned("", move)
        return turned

    def _turned(self, name: str, value: Any) -> Any:
        """What a field becomes of a move, a piece, or what is under way; or all of one."""
        match name, value:
            case "space", int(space):
                return self.space(space)
            case "colour" | "freed", str(colour):
                return colour and self.colour(colour)
            case "target", (int(one), int(other)):
                return tuple(sorted((self.space(one), self.space(other))))
            case "riders", str(riders):
                return land("", riders.translate(self._paint()))
            case "riders", wizards:
                return tuple(self._turned("", wizard) for wizard in wizards)
        if not is_dataclass(value):
            return value
        parts = {part.name: getattr(value, part.name) for part in fields(value)}
        new = {part: self._turned(part, held) for part, held in parts.items()}
        return replace(value, **new)  # type: ignore[type-var]  # an instance, not a class

    def tag(self, tag: str) -> str:
        """The tag of what a tag's thing has become.

        >>> Symmetry(4, "ybrgov").tag("prisoner:b@15.1")
        'prisoner:y@3.1'
        """
        what, colon, name = tag.partition(":")
        if what not in _TAGGED:
            return tag
        place, dot, level = name.partition(".")
        return what + colon + re.sub(rf"[{COLOURS}]|\d+", self._renamed, place) + dot + level

    def _renamed(self, found: re.Match[str]) -> str:
        word = found[0]
        return self.colour(word) if word in COLOURS else str(self.space(int(word)))

    def _paint(self) -> _Paint:
        return str.maketrans(COLOURS, self.colours)


def _board(state: State, turn: int, paint: _Paint) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The covered parts and the tops, turned and painted, each level in the colours' order."""
    covered = tuple(_painted(below, paint) for below in state.covered)
    tops = tuple(land("", top.translate(paint)) for top in state.tops)
    return covered[-turn:] + covered[:-turn], tops[-turn:] + tops[:-turn]


def _painted(covered: str, paint: _Paint) -> str:
    both = zip(levels(covered), without_prisoners(covered), strict=True)
    return "".join(land("", level.translate(paint)) + tower for level, tower in both)


def some_symmetry(seed: int | str, colours_in_play: str) -> Symmetry:
    """The symmetry of a seed, fairly chosen from those that change a board in these colours."""
    rng = Random(seed)
    while True:
        # From rng.random alone, because its numbers stay the same in every version of Python.
        turn = TURNS[int(rng.random() * len(TURNS))]
        some = Symmetry(turn, "".join(sorted(COLOURS, key=lambda colour: rng.random())))
        if turn or any(some.colour(colour) != colour for colour in colours_in_play):
            return some


def _turn_to_first_tile(state: State) -> int:
    """The one turn that brings the castle to the first tile."""
    return min(TURNS, key=lambda turn: (state.castle + turn) % SPACES)


def canonical(state: State) -> str:
    """A text that is the same for exactly those states that some symmetry makes equal.

    The players have the colours ``byrgov`` in this order, and the castle is on the first tile.
    """
    seated = state.table.colours
    seated += "".join(colour for colour in COLOURS if colour not in seated)
    by_seat = Symmetry(0, seated).inverse()
    return str(by_seat.then(Symmetry(_turn_to_first_tile(state))).state(state))


def likeness_key(state: State) -> str:
    """A text that is the same for states that look alike to whoever is to decide.

    It tells the board alone, up to symmetry: towers, the castle, one's own wizards and others'.
    """
    decider = deciding_seat(state)
    paint = {
        ord(colour): ord(COLOURS[0] if seat == decider else COLOURS[1])
        for seat, colour in enumerate(state.table.colours)
    }
    turn = _turn_to_first_tile(state)
    covered, tops = _board(state, turn, paint)
    spaces = "/".join(below + top for below, top in zip(covered, tops, strict=True))
    return f"{(state.castle + turn) % SPACES} {spaces}"
