"""The protocols of a game's parts for puzzles: what is asked, varied, judged and put together."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeVar

from .aims import Aim, Question
from .cues import Cues
from .forms import Form
from .reasons import Reason
from .tried import Suspect, Tried

_State = TypeVar("_State")
_Move = TypeVar("_Move")
_View = TypeVar("_View")
_State_contra = TypeVar("_State_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Pile:
    """Things that a solver may look at beside the board: their names, and their portraits."""

    label: str
    names: tuple[str, ...]
    portraits: tuple[str, ...]


class Goals(Protocol[_State_contra]):
    """The game's language of goals, and its questions."""

    def parse_aim(self, text: str, state: _State_contra, /) -> Aim | Question:
        """Read what a puzzle asks for, or raise a Mistake with the place where reading stopped."""

    def parse_goal(self, text: str, state: _State_contra, /) -> object:
        """Read a goal, or raise a Mistake with the place where reading stopped."""

    def predicate(self, goal: object, start: _State_contra, /) -> Callable[[_State_contra], bool]:
        """The question to ask of states to see whether they fulfil a goal set at the start."""

    def gap(self, goal: object, start: _State_contra, /) -> Callable[[_State_contra], int]:
        """How far a state is from a goal set at the start; 0 where it holds."""

    def say_aim(self, aim: Aim | Question, turns: int, /) -> str:
        """What a puzzle asks for, as a sentence."""

    def missing(self, goal: object, start: _State_contra, state: _State_contra, /) -> str:
        """Why a goal does not hold, in whole sentences; nothing where it does."""

    def answer(self, question: Question, state: _State_contra, /) -> frozenset[str]:
        """The tags that answer a question."""

    def choices(self, question: Question, state: _State_contra, /) -> Sequence[str]:
        """The tags that can be chosen as an answer."""

    def glow(
        self, question: Question, state: _State_contra, tags: Iterable[str], /
    ) -> frozenset[str]:
        """What is lit on the board for some of the choices."""

    def parse_answer(self, text: str, /) -> frozenset[str]:
        """Read an answer that was written down, or raise MoveError."""

    def format_answer(self, tags: Iterable[str], /) -> str:
        """Write an answer."""


class Symmetry(Protocol[_State, _Move]):
    """A way to turn a game into one that is the same but looks different."""

    def inverse(self) -> "Symmetry[_State, _Move]":
        """The symmetry that undoes this one."""

    def state(self, state: _State, /) -> _State:
        """The state after this symmetry."""

    def move(self, move: _Move, /) -> _Move:
        """The move after this symmetry."""

    def tag(self, tag: str, /) -> str:
        """The tag of what a tag's thing becomes."""


class Puzzling(Protocol[_State, _Move]):
    """What puzzles of the game can have beside a position and a goal."""

    def suspects(self, tried: Tried[_State, _Move], /) -> Iterable[Suspect[_State]]:
        """What may be to blame for a step after which the goal is out of reach."""

    def misses(self, tried: Tried[_State, _Move], /) -> Iterable[Suspect[_State]]:
        """How the last step of all may have missed the goal."""

    def hints(self, line: tuple[_Move, ...], /) -> tuple[str, str, str]:
        """The idea, the piece and the move of a solution, as texts of a puzzle."""

    def features(self, state: _State, /) -> tuple[str, ...]:
        """What ``needs`` and ``traps`` may name in a position."""

    def without(self, state: _State, feature: str, /) -> _State:
        """The position without something that it has."""

    def uses(self, move: _Move, feature: str, /) -> bool:
        """Whether a move makes use of something."""

    def symmetry(self, seed: str, state: _State, /) -> Symmetry[_State, _Move]:
        """The symmetry of a seed, one of those that change how this position looks."""

    def turned(self, aim: Aim | Question, symmetry: Symmetry[_State, _Move], /) -> Aim | Question:
        """The aim after a symmetry."""

    def fill(self, text: str, symmetry: Symmetry[_State, _Move] | None = None, /) -> str:
        """A text of a puzzle with what stands in braces put into words; raises a Mistake."""

    def reword(self, text: str, symmetry: Symmetry[_State, _Move], /) -> str:
        """A text of a puzzle after a symmetry; what stands in braces stays in braces."""

    def objection(self, text: str, /) -> str:
        """What in a text of a puzzle would be wrong in a variant, or nothing."""

    def known(self, state: _State, seat: int, /) -> Sequence[Pile]:
        """What a solver in this seat knows that the board does not show."""


class Judgement(Protocol[_State, _Move]):
    """How good a position is, and what opponents of the game remember and think of."""

    @property
    def FEATURES(self) -> Sequence[str]:  # noqa: N802  # a constant of the module
        """The names of the numbers that tell how a seat stands."""

    @property
    def MEMORIES(self) -> Sequence[str]:  # noqa: N802  # a constant of the module
        """What opponents may remember, by name, from the least to all."""

    @property
    def BOTS(self) -> Mapping[str, Callable[[Any, Random], _Move]]:  # noqa: N802
        """Players of the game's own by name, each a function from the view of a seat to a move."""

    def features(self, state: _State, /) -> Sequence[Sequence[float]]:
        """For each seat the numbers of FEATURES."""

    def prospect(self, state: _State, seat: int, /) -> float:
        """What a position will be worth to a seat when what is under way is over."""

    def recall(self, state: _State, seat: int, memory: str, rng: Random, /) -> _State:
        """What a seat of such a memory takes a state to be that a perfect one knows."""

    def kind(self, move: _Move, /) -> str:
        """What sort of a move it is, by a word that levels of opponents may leave out."""

    def sensible(self, state: _State, moves: Sequence[_Move], /) -> Sequence[_Move]:
        """The moves without those that nobody who wants to get on would make."""

    def reasons(
        self, seat: int, before: _State, after: _State, other: _State, /
    ) -> Sequence[Reason]:
        """What comes of one way to go on, good or bad for a seat, and does not of the other.

        All that is said is true of ``after``. Both ways begin ``before``; the states are as the
        seat knows them. In the words the seat is *you*, and the way is *it*.
        """


class Drafting(Protocol[_State, _View]):
    """A position that is being put together, what is in the hand, and every draft so far."""

    @property
    def state(self) -> _State:
        """The position as it is now."""

    @property
    def view(self) -> _View:
        """The whole position as a view."""

    @property
    def step(self) -> int:
        """How many changes were made."""

    @property
    def later(self) -> int:
        """How many drafts were taken back."""

    @property
    def tags(self) -> Collection[str]:
        """All that can be pointed at."""

    @property
    def offered(self) -> Mapping[str, Sequence[str]]:
        """What is worth a button of its own with what is in the hand, by group."""

    def then(self, state: _State, /) -> "Drafting[_State, _View]":
        """Another draft; what was taken back is forgotten."""

    def go(self, steps: int, /) -> "Drafting[_State, _View]":
        """The draft so many steps on or, below zero, back."""

    def choose(self, tool: str, /) -> "Drafting[_State, _View]":
        """Something else in the hand, or nothing; raises EditError."""

    def click(self, tag: str, /) -> _State:
        """The position after a click; raises EditError."""

    def works(self, tag: str, /) -> bool:
        """Whether something can be clicked with what is in the hand."""

    def place(self, tag: str, /) -> str:
        """The tag of where a thing stands."""

    def glimpse(self, tag: str, /) -> tuple[_View, Cues[Any]]:
        """What would be if a tag were clicked, and what is new about it or would go."""


class Composing(Protocol[_State, _View]):
    """Putting positions together by hand."""

    @property
    def EMPTY(self) -> str:  # noqa: N802  # a constant of the module
        """The position from which composing begins, as text."""

    @property
    def EDITS(self) -> Mapping[str, Callable[..., _State]]:  # noqa: N802  # a constant too
        """Changes by name; each takes a state and what is to be set, and raises a Mistake."""

    def begin(self, state: _State, /) -> Drafting[_State, _View]:
        """A draft of a position, with nothing in the hand."""

    def holder(self, drafting: Any, /) -> int | None:
        """The seat whose piece is in the hand, or None."""

    def palette(self, drafting: Any, theme: str, /) -> list[dict[str, object]]:
        """The buttons of what can be chosen."""

    def tool_hint(self, drafting: Any, /) -> str:
        """What to do with what is in the hand, one short sentence."""

    def arrangement(self, state: _State, /) -> Form:
        """The form for what is not on the board."""

    def read_arrangement(self, state: _State, values: Mapping[str, str], /) -> _State:
        """The position with all that differs in a form that was filled in; raises a Mistake."""

    def notes(self) -> Mapping[str, str]:
        """How to write a puzzle's ``goal``, ``needs``, ``traps`` and ``words``."""
