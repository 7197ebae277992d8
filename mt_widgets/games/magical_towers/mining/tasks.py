"""What may be asked of a position, the simplest first, each in words."""

from collections.abc import Iterator
from dataclasses import replace

from ....engine.aims import Aim
from ....engine.errors import Mistake
from ....engine.goal_language import Both, Not
from ....engine.words import say, sentences
from ..box import SPACES
from ..goals.language import Count, Enters
from ..state import State

__all__ = ["task", "tasks", "two_homecomings"]

_Task = tuple[object, str]  # what is to be reached, and the words for it, with braces


def _at_least(what: str, colour: str, number: int) -> Count:
    """So much, or more."""
    return Count(what, colour, None, ">=", number)


def _at_most(what: str, colour: str, number: int) -> Count:
    return Count(what, colour, None, "<=", number)


def task(start: State, aim: Aim, turns: int) -> str:
    """The words for what is asked; raises Mistake for what is never asked there."""
    for asked, words in _in_two_turns(start) if turns > 1 else _in_one_turn(start):
        if str(asked) == str(replace(aim, likely=False)):
            return words
    raise Mistake(say("goal: there are no words for it; write a title, hints and an explanation"))


def _in_two_turns(start: State) -> Iterator[tuple[Aim, str]]:
    words = say(
        "Bring a {{{colour}}} wizard into the castle now, and one more in your next turn. The draw "
        "pile lies open.",
        colour=start.table.colours[start.seat],
    )
    others = "" if start.table.solo else say("The others do nothing.")
    yield Aim(two_homecomings(start)), sentences(words, others)


def two_homecomings(state: State) -> Count:
    """Two more wizards home than now, of whose turn it is."""
    return _at_least("home", state.table.colours[state.seat], state.home[state.seat] + 2)


def _in_one_turn(start: State) -> Iterator[tuple[Aim, str]]:
    for goal, words in tasks(start):
        yield Aim(goal), words
    for colour in start.table.colours:
        words = say(
            "{{{Colour}}} has laid all cards on the table. Keep {{{colour}}} out of the castle "
            "until your next turn.",
            Colour=colour.upper(),
            colour=colour,
        )
        yield Aim(Not(Enters(colour)), keep=True), words


def tasks(state: State) -> Iterator[_Task]:
    """All that may be asked of whose turn it is, for this turn."""
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
        yield two_homecomings(state), words
    if state.empty[seat]:
        words = say(
            "Get one more filled flask, and bring a {{{colour}}} wizard into the castle.",
            colour=colour,
        )
        yield Both(enters, _at_least("filled", colour, filled + 1)), words
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
            yield _at_least("full", colour, state.full[seat] + more), words


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
