"""The protocols of a game's parts that people meet: what is known, clicked, drawn and said."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeVar

from .cues import Cues
from .errors import Refusal
from .rulebook import Rule

_State = TypeVar("_State")
_View = TypeVar("_View")
_Event = TypeVar("_Event")
_State_contra = TypeVar("_State_contra", contravariant=True)
_Move_contra = TypeVar("_Move_contra", contravariant=True)
_View_contra = TypeVar("_View_contra", contravariant=True)
_Event_contra = TypeVar("_Event_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class MoveTags:
    """What is clicked for a move; its landing place may be clicked instead of the last part."""

    parts: tuple[str, ...]
    landing: str = ""


class Knowledge(Protocol[_State, _Move_contra, _View, _Event]):
    """What each seat may know; a seat below zero looks into nobody's hand, None sees everything."""

    @property
    def GRADES(self) -> Sequence[str]:  # noqa: N802  # a constant of the module
        """The grades of memory by name, from what the eye sees now to what is never forgotten."""

    def look(self, state: _State, seat: int | None, grade: str, /) -> _View:
        """What a seat may know of a state."""

    def observe(
        self, events: Iterable[_Event], state: _State, seat: int | None, /
    ) -> tuple[_Event, ...]:
        """Events of a state's move as a seat learns them."""

    def update(self, view: _View, events: Iterable[_Event], /) -> _View:
        """The view after events that its seat has observed."""

    def reconstruct(self, view: _View, /) -> _State:
        """The state as far as a view tells it, with unknown things in it."""

    def deal(self, view: _View, rng: Random, /) -> _State:
        """A whole state that fits a view; what is unknown is dealt fairly."""

    def hide(self, state: _State, seat: int, /) -> _State:
        """The state as a seat may pass it on: without what it may not know."""

    def foresee(self, state: _State, move: _Move_contra, /) -> tuple[_Event, ...]:
        """What everybody can foresee of a legal move."""

    def announced(self, state: _State, /) -> tuple[_Event, ...]:
        """What happens next, as everybody can foresee, if nobody comes between."""

    def is_open(self, state: _State, /) -> bool:
        """Whether the next decision needs no secret, so that anybody may look on."""

    def reveals(self, event: _Event, /) -> bool:
        """Whether somebody learns by an event what cannot be forgotten again."""


class Clicks(Protocol[_State_contra, _Move_contra]):
    """How moves are clicked."""

    @property
    def ACTIONS(self) -> Sequence[str]:  # noqa: N802  # a constant of the module
        """The kinds of tags that are buttons and not drawn, in their order."""

    @property
    def PRIMARY(self) -> frozenset[str]:  # noqa: N802  # a constant of the module
        """The tags of buttons that stand out."""

    def move_tags(self, state: _State_contra, move: _Move_contra, /) -> MoveTags:
        """How a move is clicked."""

    def why_not_clicks(self, state: _State_contra, clicked: Sequence[str], /) -> Refusal | None:
        """The rule that refuses what was clicked together, None if no rule speaks of it."""

    def is_tag(self, tag: str, /) -> bool:
        """Whether a text is a tag of something that there can be."""

    def kind(self, tag: str, /) -> str:
        """What can take the place of a thing in the hand: another of the same kind."""

    def place(self, tag: str, /) -> str:
        """The tag of the space on which a thing stands, or nothing."""

    def held(self, state: _State_contra, /) -> tuple[str, ...]:
        """What is in the hand at the start of a choice."""


class Face(Protocol[_State_contra, _View_contra, _Event_contra]):
    """Pictures: pure functions from what may be seen to scenes of ``draw``.

    Scenes and motions are those of ``draw``, which this layer does not know.
    """

    @property
    def FRAMES(self) -> Sequence[str]:  # noqa: N802  # a constant of the module
        """The shapes in which a board can be drawn, the widest first."""

    @property
    def THEMES(self) -> Sequence[str]:  # noqa: N802  # a constant of the module
        """The sets of colours."""

    @property
    def HARDNESS(self) -> str:  # noqa: N802  # a constant of the module
        """The outline of the sign that tells how hard a puzzle is, a hundred high and centred."""

    def size(self, state: _State_contra, frame: str, /) -> tuple[float, float]:
        """How wide and high a board is in a frame."""

    def piece(self, state: _State_contra, frame: str, /) -> float:
        """How high the smallest piece is in a frame, in the units of its size."""

    def scene(
        self,
        view: _View_contra,
        *,
        frame: str = "wide",
        theme: str = "light",
        cues: Cues[Any] | None = None,
    ) -> Any:
        """The picture of a view."""

    def motion(self, view: _View_contra, event: _Event_contra, *, frame: str, theme: str) -> Any:
        """How an event is shown, or None where there is nothing to show."""

    def closer(self, view: _View_contra, tag: str, /) -> Hashable:
        """What is worth a closer look where something is clicked, or None."""

    def crowded(self, view: _View_contra, tag: str, frame: str, /) -> Hashable:
        """What a finger has to see closer before it can mean one thing there, or None."""

    def portrait(self, piece: str, theme: str, /) -> Any:
        """A single thing as a picture of its own."""

    def emblem(self, seat: str, /) -> str:
        """The portrait that stands for a seat, by the seat's name."""

    def seat_colours(self, seat: str, theme: str, /) -> tuple[str, str]:
        """The colour of a line for a seat, by the seat's name, and that of the line's edge."""

    def race_scene(
        self, states: Sequence[_State_contra], *, theme: str, width: float, height: float
    ) -> Any:
        """How the game went, from the states at the end of each turn."""


class Paper(Protocol[_State_contra, _View_contra]):
    """The game on paper, in black on white; scenes and pages are those of ``draw``."""

    def board_scene(self, view: _View_contra, /) -> Any:
        """A view as it is printed."""

    def hand(self, state: _State_contra, seat: int, /) -> Sequence[Any]:
        """What a seat holds, as scenes to cut out; nothing where nothing is held in the hand."""

    def legend(self, view: _View_contra, /) -> Sequence[tuple[Any, str]]:
        """What stands for each seat, as a scene and in words."""

    def my_answer(self) -> str:
        """What stands above the lines for the answer to a question."""

    def say_answer(self, answer: str, /) -> str:
        """An answer as it is written down, in words."""

    def references(self) -> Mapping[str, Callable[[tuple[float, float]], Any]]:
        """Pages that are always the same, by name, each for a size: ``board`` and the like."""


class Voice(Protocol[_State_contra, _View_contra, _Event_contra]):
    """Words: the names of things, what is expected, what happened, and the rule book."""

    def title(self) -> str:
        """What the game is called."""

    def words(self) -> Mapping[str, str]:
        """Labels of the page: ``example`` (a move), ``nobody`` (who is asked does anything).

        There may be an example of a ``goal``. With several grades of memory there are also
        ``memory`` and ``memory_at_table``, for that setting.
        """

    def rules(self) -> Mapping[str, Rule]:
        """Every rule by its name, in the order of the rule book."""

    def explain(self, refusal: Refusal, /) -> str:
        """A refusal as a sentence, for pages."""

    def brief(self, refusal: Refusal, /) -> str:
        """A refusal as it stands behind its rule's name, in errors and on the command line."""

    def say_seat(self, state: _State_contra, seat: int, /) -> str:
        """A player by name, as a sentence begins."""

    def say_expected(self, view: _View_contra, /) -> str:
        """Whose turn it is and what is expected."""

    def hint(self, view: _View_contra, clicked: Sequence[str], /) -> str:
        """What to click next, one short sentence or nothing."""

    def things(self, view: _View_contra, /) -> Mapping[str, Sequence[str]]:
        """The tags of all that can be pointed at, by the heading of their group."""

    def label(self, view: _View_contra, tag: str, clicked: Sequence[str] = (), /) -> str:
        """What a tag stands for, as a button says it."""

    def thing(self, view: _View_contra, tag: str, /) -> str:
        """What a tag stands for, inside a sentence."""

    def tell(self, event: _Event_contra, state: _State_contra, /) -> str:
        """An event as a sentence; empty where others have said it."""

    def say_outcome(self, state: _State_contra, name: str, /) -> str:
        """What chance has turned up, by the name of an outcome that is no move."""

    def say_possible(self, state: _State_contra, name: str, /) -> str:
        """What chance may do, by the name of an outcome, as a sentence."""

    def say_case(self, state: _State_contra, names: Sequence[str], /) -> str:
        """In which case chance has done one of these, as a sentence begins: ``If …``."""

    def board(self, view: _View_contra, /) -> str:
        """The text board."""

    def standings(self, state: _State_contra, /) -> Sequence[str]:
        """How the players stand, a line each, and why the game is over if nobody has won."""
