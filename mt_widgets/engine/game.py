"""What a game is to the rest of the program: an object with parts, each of them a module.

A part answers one kind of question; its protocol stands here, in ``parts`` or ``puzzle_parts``.
Shared code is written for ``AnyGame``: it hands positions, moves, views and events on and never
looks inside, and mypy refuses it if it does.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from .errors import Refusal
from .parts import Clicks, Face, Knowledge, Paper, Voice
from .puzzle_parts import Composing, Goals, Judgement, Puzzling

CHANCE = -1  # the seat of the dice and of shuffling


class Position:
    """A state of whichever game it is."""


class Move:
    """A move of whichever game it is."""


class View:
    """What somebody may know of a position, in whichever game it is."""


class Event:
    """Something that happened, in whichever game it is."""


_State = TypeVar("_State")
_Move = TypeVar("_Move")
_View = TypeVar("_View")
_Event = TypeVar("_Event")
_Event_co = TypeVar("_Event_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Outcome(Generic[_State]):
    """What chance may do: how many of all equally likely ways lead there, its name, and the state.

    The name has no blanks, and is empty where there is nothing to tell.
    """

    weight: int
    name: str
    state: _State


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be chosen before a game begins, by its name on the command line.

    A form asks the ``title`` and offers ``values``, each with its words; without a title it does
    not ask, nor where another option (``unless``: its name and value) makes it needless. ``value``
    is what is usual.
    """

    name: str
    about: str
    title: str = ""
    values: Mapping[str, str] = field(default_factory=dict)
    value: str = ""
    unless: tuple[str, str] = "", ""


class GameSetup(Protocol[_State]):
    """Beginning a game, and who sits at it."""

    @property
    def OPTIONS(self) -> Sequence[Option]:  # noqa: N802  # a constant of the module
        """What can be chosen."""

    def new(self, given: Mapping[str, str], /) -> _State:
        """A start position by options and ``seed``, all as text; raises PositionError."""

    def seats(self, state: _State, /) -> Sequence[str]:
        """The name of each seat in notation, in turn order."""


class Played(Protocol[_State, _Move]):
    """What is asked of a game that is played, whether by its rules or as a solver plays it."""

    def mover(self, state: _State, /) -> int | None:
        """The seat that is to move, CHANCE, or None when the game is over."""

    def turn(self, state: _State, /) -> int:
        """The seat whose turn it is, whoever is to decide."""

    def turn_passed(self, before: _State, after: _State, /) -> bool:
        """Whether a turn has ended between two states that follow each other."""

    def legal_moves(self, state: _State, /) -> list[_Move]:
        """Every legal move, always in the same order; none when chance has too many to list."""

    def play(self, state: _State, move: _Move, /) -> _State:
        """The state after a legal move."""


class GameRules(Played[_State, _Move], Protocol[_State, _Move, _Event_co]):
    """Pure functions over immutable states; chance is a player whose moves carry the outcome."""

    @property
    def EVENTS(self) -> frozenset[str]:  # noqa: N802  # a constant of the module
        """The names of the classes of all events."""

    def side(self, state: _State, seat: int, /) -> frozenset[int]:
        """A seat and its partners, who win together."""

    def why_not(self, state: _State, move: _Move, /) -> Refusal | None:
        """None if the move is legal, otherwise the rule that refuses it."""

    def events(self, state: _State, move: _Move, /) -> Sequence[_Event_co]:
        """What happens when a legal move is played."""

    def chance_move(self, state: _State, rng: Random, /) -> _Move:
        """A fair outcome where chance is to move."""

    def is_chance(self, move: _Move, /) -> bool:
        """Whether a move is one that only chance makes."""

    def winners(self, state: _State, /) -> Sequence[int] | None:
        """The seats that have won, or None while the game goes on."""

    def interrupts(self, state: _State, /) -> bool:
        """Whether seats may be asked to decide in the turns of others."""

    def asked(self, state: _State, /) -> Hashable:
        """What players are asked one after the other, such as whether to cast; None for nothing.

        It is the same for all who are asked the same.
        """

    def idle(self, state: _State, /) -> _Move | None:
        """The answer of whoever is only asked and does not care; None where nobody is asked."""

    def stop(self, state: _State, /) -> _Move | None:
        """The move that ends a turn without doing more in it; None where there is none."""

    def skip(self, state: _State, /) -> tuple[_State, Sequence[_Event_co]]:
        """The state as if whose turn it is did nothing, and what is seen of that."""

    def settle(
        self, state: _State, move: _Move | None = None, /
    ) -> tuple[_State, Sequence[_Event_co]]:
        """What needs no decision carried out, unless this move decides it; and what happened."""


class Notation(Protocol[_State, _Move]):
    """Positions and moves as text."""

    def parse_position(self, text: str, /) -> _State:
        """Read a position or raise PositionError."""

    def format_position(self, state: _State, /) -> str:
        """Write a position in its one canonical spelling."""

    def parse_moves(self, text: str, /) -> list[_Move]:
        """Read a line of moves or raise MoveError."""

    def format_move(self, move: _Move, /) -> str:
        """Write a move."""

    def recognises(self, text: str, /) -> bool:
        """Whether a text can only be a position of this game."""

    def is_position(self, text: str, /) -> bool:
        """Whether a text is meant as a position, and not as moves."""

    def is_state(self, thing: object, /) -> bool:
        """Whether something is a state of this game."""

    def result(self, state: _State, /) -> str:
        """The winners in notation; ``-`` while the game goes on."""


class Forecast(Played[_State, _Move], Protocol[_State, _Move]):
    """The game as a solver plays it: what nobody has seen turns up by chance, with all its ways."""

    def outcomes(self, state: _State, /) -> Sequence[Outcome[_State]]:
        """All that chance may do, where it is to move; raises TooLarge."""

    def chance_move(self, name: str, /) -> _Move | None:
        """The move that an outcome of this name is; None if cards or the like are turned up."""


class Game(Protocol[_State, _Move, _View, _Event]):
    """A game: its name, and its parts, which are loaded when they are first asked for.

    A part that the game does not have raises a Mistake that says so.
    """

    def __hash__(self) -> int:
        """Games are told apart as objects."""

    name: str  # what it is called on the command line and in files
    parts: frozenset[str]  # the names of the parts that it has
    data: Traversable  # the folder with its data
    setup: GameSetup[_State]
    rules: GameRules[_State, _Move, _Event]
    notation: Notation[_State, _Move]
    knowledge: Knowledge[_State, _Move, _View, _Event]
    forecast: Forecast[_State, _Move]
    clicks: Clicks[_State, _Move]
    face: Face[_State, _View, _Event]
    paper: Paper[_State, _View]
    voice: Voice[_State, _View, _Event]
    goals: Goals[_State]
    puzzling: Puzzling[_State, _Move]
    mining: Any  # what ``search.finds`` calls Mining, which this layer does not know
    judgement: Judgement[_State, _Move]
    composing: Composing[_State, _View]


AnyGame = Game[Position, Move, View, Event]
