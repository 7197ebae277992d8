"""What may be asked of a position in one turn, the simplest first, each in words."""

from collections.abc import Iterator

from ....engine.words import say
from ..box import SPACES
from ..goals.language import Both, Count, Enters
from ..state import State

__all__ = ["at_least", "tasks"]

_Task = tuple[object, str]  # what is to be reached, and the words for it, with braces


def at_least(what: str, colour: str, number: int) -> Count:
    """So much, or more."""
    return Count(what, colour, None, ">=", number)


def _at_most(what: str, colour: str, number: int) -> Count:
    return Count(what, colour, None, "<=", number)


def tasks(state: State) -> Iterator[_Task]:
    """All that may be asked of whose turn it is."""
    yield from _homecomings(state)
    yield from _flasks(state)
    yield from _prisoners(state)
    yield from _next_stops(state)


def _homecomings(state: State) -> Iterator[_Task]:
    seat, colour = state.seat, state.table.colours[state.seat]
    enters, filled = Enters(colour), state.full[seat] + state.spent[seat]
    shut_in = sum(below.count(colour) for below in state.covered)
    yield enters, say("Bring a {{{colour}}} wizard into the castle.", colour=colour)
    if "pb" in state.table.spells:
        words = say("Bring two {{{colour}}} wizards into the castle.", colour=colour)
        yield at_least("home", colour, state.home[seat] + 2), words
    if state.empty[seat]:
        words = say(
            "Get one more filled flask, and bring a {{{colour}}} wizard into the castle.",
            colour=colour,
        )
        yield Both(enters, at_least("filled", colour, filled + 1)), words
    if shut_in:
        goal = Both(enters, _at_most("imprisoned", colour, shut_in - 1))
        words = say(
            "Free a {{{colour}}} wizard, and bring this or another one into the castle.",
            colour=colour,
        )
        yield goal, words


def _flasks(state: State) -> Iterator[_Task]:
    seat, colour = state.seat, state.table.colours[state.seat]
    for more, words in (
        (2, say("Have two full flasks more than now.")),
        (3, say("Have three full flasks more than now.")),
    ):
        if state.empty[seat] >= more:
            yield at_least("full", colour, state.full[seat] + more), words


def _prisoners(state: State) -> Iterator[_Task]:
    own = state.table.colours[state.seat]
    shut_in, in_sight = "".join(state.covered), "".join(state.tops)
    if shut_in.count(own) > 1:
        words = say("Free every {{{colour}}} wizard that is shut in.", colour=own)
        yield _at_most("imprisoned", own, 0), words
    for colour in state.table.colours:
        if colour != own and in_sight.count(colour) > 1:
            words = say("Let no {{{colour}}} wizard be in sight any more.", colour=colour)
            yield _at_most("visible", colour, 0), words


def _next_stops(state: State) -> Iterator[_Task]:
    """The castle's next space: not the one where it comes if nothing is done for it."""
    colour = state.table.colours[state.seat]
    for space in range(SPACES):
        goal = Both(Enters(colour), Count("castle", "", None, "=", space))
        words = say(
            "Bring a {{{colour}}} wizard into the castle, and let the castle stand on space "
            "{{{space}}} after that.",
            colour=colour,
            space=space,
        )
        yield goal, words
