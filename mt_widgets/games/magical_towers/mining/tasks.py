"""What may be asked of a position, the simplest first, each in words."""

from collections.abc import Iterator
from dataclasses import replace

from ....engine.aims import Aim
from ....engine.data import read_data
from ....engine.errors import Mistake
from ....engine.goal_language import Both, Not
from ....engine.words import say, sentences
from ..box import SPACES
from ..goals.language import Enters, PlacedCount
from ..state import State

_Task = tuple[object, str]  # what is to be reached, and the words for it, with braces


def _at_least(what: str, colour: str, number: int) -> PlacedCount:
    """So much, or more."""
    return PlacedCount(what, colour, None, ">=", number)


def _at_most(what: str, colour: str, number: int) -> PlacedCount:
    return PlacedCount(what, colour, None, "<=", number)


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


def two_homecomings(state: State) -> PlacedCount:
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


_WORDS = read_data(__package__.removesuffix(".mining"), "words/mining.toml")["tasks"]


def tasks(state: State) -> Iterator[_Task]:
    """All that may be asked of whose turn it is, for this turn."""
    seat, own, shut_in = state.seat, state.table.colours[state.seat], "".join(state.covered)
    enters, filled = Enters(own), state.full[seat] + state.spent[seat]
    yield enters, say(_WORDS["enter"], colour=own)
    if "pb" in state.table.spells:
        yield two_homecomings(state), say(_WORDS["two enter"], colour=own)
    if state.empty[seat]:
        goal = Both(enters, _at_least("filled", own, filled + 1))
        yield goal, say(_WORDS["fill and enter"], colour=own)
    if own in shut_in:
        goal = Both(enters, _at_most("imprisoned", own, shut_in.count(own) - 1))
        yield goal, say(_WORDS["free and enter"], colour=own)
    for more in (2, 3):
        if state.empty[seat] >= more:
            words = say(_WORDS[f"{more} more full"])
            yield _at_least("full", own, state.full[seat] + more), words
    if shut_in.count(own) > 1:
        yield _at_most("imprisoned", own, 0), say(_WORDS["free all"], colour=own)
    for colour in state.table.colours:
        if colour != own and "".join(state.tops).count(colour) > 1:
            yield _at_most("visible", colour, 0), say(_WORDS["hide all"], colour=colour)
    for space in range(SPACES):
        goal = Both(enters, PlacedCount("castle", "", None, "=", space))
        yield goal, say(_WORDS["enter and stop"], colour=own, space=space)
