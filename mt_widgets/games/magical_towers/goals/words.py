"""Goals in words: what is asked for, and what is still missing where it failed."""

from dataclasses import replace

from ....engine.aims import Aim, Question
from ....engine.words import listing, marked, say
from ..box import SPACES
from ..spoken import say_colour
from ..state import State
from .language import (
    COUNTS,
    Both,
    Count,
    Either,
    Enters,
    Goal,
    Not,
    Where,
    Wins,
    bound,
    holds,
    own,
)

__all__ = ["ONE", "gap", "missing", "say_aim", "say_goal"]

ONE = 64  # what one thing that is missing counts as a gap

# What there may be none, one or more of.
_COUNTED = marked({
    "home": (
        "no {colour} wizard is in the castle",
        "{number} {colour} wizard is in the castle",
        "{number} {colour} wizards are in the castle",
    ),
    "outside": (
        "no {colour} wizard is outside the castle",
        "{number} {colour} wizard is outside the castle",
        "{number} {colour} wizards are outside the castle",
    ),
    "full": (
        "{who} has no full flask", "{who} has {number} full flask",
        "{who} has {number} full flasks",
    ),
    "empty": (
        "{who} has no empty flask", "{who} has {number} empty flask",
        "{who} has {number} empty flasks",
    ),
    "spent": (
        "{who} has spent no flask", "{who} has spent {number} flask",
        "{who} has spent {number} flasks",
    ),
    "filled": (
        "{who} has filled no flask", "{who} has filled {number} flask",
        "{who} has filled {number} flasks",
    ),
    "imprisoned": (
        "no {colour} wizard is imprisoned", "{number} {colour} wizard is imprisoned",
        "{number} {colour} wizards are imprisoned",
    ),
    "visible": (
        "no {colour} wizard is in sight", "{number} {colour} wizard is in sight",
        "{number} {colour} wizards are in sight",
    ),
    "towers": (
        "no tower stands", "{number} tower stands", "{number} towers stand",
    ),
})  # fmt: skip
_NUMBERS = marked({">=": "at least {number}", "<=": "at most {number}", "=": "exactly {number}"})


def _who(colour: str) -> str:
    return say_colour(colour).capitalize() if colour else ""


def _say_number(part: Count, amount: int, number: str) -> str:
    """So many of what is counted."""
    sentence = _COUNTED[part.of][min(amount, 2)]
    colour = say_colour(part.colour) if part.colour else ""
    said = say(sentence, number=number, colour=colour, who=_who(part.colour))
    if part.space is None:
        return said
    return say("{what} on space {space}", space=part.space, what=said)


def _say_count(part: Count) -> str:
    if part.of == "castle":
        return say("the castle stands on space {space}", space=part.number)
    return _say_number(part, part.number, say(_NUMBERS[part.sign], number=part.number))


def say_goal(goal: Goal) -> str:
    """A goal as half a sentence: ``at least 2 blue wizards are in the castle``."""
    match goal:
        case Count():
            return _say_count(goal)
        case Wins(colour):
            return say("{who} has won the game", who=_who(colour))
        case Enters(colour):
            return say("{who} gets a wizard into the castle", who=_who(colour))
        case Both(one, other):
            return say("{one} and {other}", one=say_goal(one), other=say_goal(other))
        case Either(one, other):
            return say("{one} or {other}", one=say_goal(one), other=say_goal(other))
        case Not(Count(of="castle", number=space)):
            return say("the castle does not stand on space {space}", space=space)
        case Not(Count(sign="=", number=number) as part) if number:
            return say("it is not so that {what}", what=_say_count(part))
        case Not(Wins(colour)):
            return say("{who} has not won the game", who=_who(colour))
        case Not(Enters(colour)):
            return say("no {colour} wizard gets into the castle", colour=say_colour(colour))
        case Not(inner):
            return say_goal(_contrary(inner))


def _contrary(goal: Goal) -> Goal:
    """The contrary of a goal, with ``not`` only in front of its parts."""
    match goal:
        case Both(one, other):
            return Either(Not(one), Not(other))
        case Either(one, other):
            return Both(Not(one), Not(other))
        case Count(sign="<=" | "=", number=number):  # which says = of none
            return replace(goal, sign=">=", number=number + 1)
        case Count(number=number):
            return replace(goal, sign="<=", number=max(0, number - 1))
        case Not(inner):
            return inner
    return Not(goal)


def _when(aim: Aim, turns: int) -> str:
    if aim.keep and turns > 1:
        return say("after {turns} turns of yours and until your next one begins", turns=turns)
    if aim.keep:
        return say("until your next turn begins")
    if turns > 1:
        return say("within {turns} turns of yours, this one counted", turns=turns)
    return say("before this turn ends")


def _goal(aim: Aim) -> Goal:
    return own(aim.goal)


def _where(question: Question) -> Where:
    assert isinstance(question.asked, Where)
    return question.asked


def say_aim(aim: Aim | Question, turns: int = 1) -> str:
    """What a puzzle asks for."""
    if isinstance(aim, Question):
        colour = say_colour(_where(aim).colour)
        return say("Where are {colour} wizards imprisoned? Choose every such space.", colour=colour)
    goal, when = say_goal(_goal(aim)), _when(aim, turns)
    if aim.likely:
        return say("Make it as likely as you can that {goal}, {when}.", goal=goal, when=when)
    return say("See to it that {goal}, {when}.", goal=goal, when=when)


def missing(goal: Goal, start: State, state: State) -> str:
    """Why a goal does not hold, as half a sentence: ``no blue wizard is in the castle``."""
    return listing(_lacking(goal, start, state))


def _lacking(goal: Goal, start: State, state: State) -> list[str]:
    if holds(bound(goal, start), state):
        return []
    match goal:
        case Both(one, other) | Either(one, other):
            return _lacking(one, start, state) + _lacking(other, start, state)
        case Count(of="castle"):
            return [say("the castle stands on space {space}", space=state.castle)]
        case Count():
            return [_say_actual(goal, state)]
        case Enters(colour):
            return [say("no {colour} wizard has got into the castle", colour=say_colour(colour))]
        case Not(Enters(colour)):
            return [say("{who} has got a wizard into the castle", who=_who(colour))]
        case Not(Count() as part) if part.of != "castle":
            return [_say_actual(part, state)]
        case Not(Either(one, other)):
            return _lacking(Not(one), start, state) + _lacking(Not(other), start, state)
        case Not(inner):
            return [say_goal(inner)]
        case Wins(colour):
            return [say_goal(Not(goal)), *_to_be_done(colour, state)]


def _to_be_done(colour: str, state: State) -> list[str]:
    """What a player still has to do to be done (``end.trigger``)."""
    outside = Count("outside", colour, None, "=", 0)
    number, empty = _outside(colour, state), state.empty[state.table.colours.index(colour)]
    found = [_say_number(outside, number, str(number))] if number else []
    flasks = replace(outside, of="empty")
    return [*found, _say_number(flasks, empty, str(empty))] if empty else found


def _outside(colour: str, state: State) -> int:
    return "".join((*state.covered, *state.tops)).count(colour)


def _say_actual(part: Count, state: State) -> str:
    """How many there really are."""
    amount = COUNTS[part.of](state, part.colour, part.space)
    few = part.sign == ">=" and 0 < amount < part.number
    return _say_number(part, amount, say("only {number}", number=amount) if few else str(amount))


def gap(goal: Goal, state: State) -> int:
    """How far a state is from a goal that is bound to its start; 0 where it holds.

    What is still to be done counts most, and for wizards on their way home every space.
    """
    if holds(goal, state):
        return 0
    match goal:
        case Both(one, other):
            return gap(one, state) + gap(other, state)
        case Either(one, other):
            return min(gap(one, state), gap(other, state))
        case Count("home", colour, None, ">=" | "=", number):
            missing_ones = number - COUNTS["home"](state, colour, None)
            return ONE * abs(missing_ones) + (_way_home(state, colour) if missing_ones > 0 else 0)
        case Wins(colour):
            left = _outside(colour, state) + COUNTS["empty"](state, colour, None)
            return ONE * (1 + left) + _way_home(state, colour)
        case Count(of, colour, space, _, number) if of != "castle":
            return ONE * abs(COUNTS[of](state, colour, space) - number)
    return ONE


def _way_home(state: State, colour: str) -> int:
    """The steps from the castle of the nearest wizard in sight."""
    spaces = (space for space, top in enumerate(state.tops) if colour in top)
    return min(((state.castle - space) % SPACES for space in spaces), default=SPACES)
