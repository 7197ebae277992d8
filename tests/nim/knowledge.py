"""What each seat may know: everything, as all stones lie on the table."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from . import game
from .events import DieRolled, Event, StonesTaken, TurnPassed
from .heaps import changed, die, heaps, pack, seat
from .moves import Move

GRADES = ("eyes",)  # there is nothing to remember


@dataclass(frozen=True, slots=True)
class View:
    """A position with the eyes of a seat."""

    seat: int | None
    heaps: tuple[int, ...]
    turn: int
    die: int


def look(state: int, viewer: int | None, _grade: str) -> View:
    """What a seat may know of a state."""
    return View(viewer, heaps(state), seat(state), die(state))


def observe(events: Iterable[Event], _state: int, _seat: int | None) -> tuple[Event, ...]:
    """Events as they are: everybody learns all of it."""
    return tuple(events)


def update(view: View, events: Iterable[Event]) -> View:
    """The view after events; the end of the game shows in the heaps."""
    for event in events:
        match event:
            case DieRolled(value):
                view = replace(view, die=value)
            case StonesTaken(_, heap, number):
                view = replace(view, heaps=changed(view.heaps, heap, -number), die=0)
            case TurnPassed(whose):
                view = replace(view, turn=whose, die=0)
    return view


def reconstruct(view: View) -> int:
    """The state itself, as nothing is unknown."""
    return pack(view.heaps, view.turn, view.die)


def deal(view: View, _rng: Random) -> int:
    """The state itself: there is nothing to deal."""
    return reconstruct(view)


def hide(state: int, _seat: int) -> int:
    """The state itself: there is nothing to hide."""
    return state


def foresee(state: int, move: Move) -> tuple[Event, ...]:
    """All of it, but for what the die will show."""
    return () if game.is_chance(move) else game.events(state, move)


def announced(_state: int) -> tuple[Event, ...]:
    """Nothing: no move is said before it is done."""
    return ()


def is_open(_state: int) -> bool:
    """True: every decision is made in front of everybody."""
    return True


def reveals(event: Event) -> bool:
    """Whether the die was rolled."""
    return isinstance(event, DieRolled)
