"""Goals in words: what is asked for, and what is missing. Each smallest part is a sentence."""

from ....engine.aims import Aim
from ....engine.goal_language import Both, Either, Not, inward
from ....engine.words import marked, say
from ..box import PLACES
from ..rules.ending import winners
from ..spoken import say_colour, say_token
from ..state import UNKNOWN, State
from .language import COUNTS, At, Count, Goal, Has, Small, Where, Wins, predicate

__all__ = ["missing", "say_goal", "say_question", "say_when"]

# What is counted, as a goal by its sign: with one, and with any other number.
_WANTED = marked({
    "points": {
        ">=": ("{who} has at least {number} point.", "{who} has at least {number} points."),
        "<=": ("{who} has at most {number} point.", "{who} has at most {number} points."),
        "=": ("{who} has exactly {number} point.", "{who} has exactly {number} points."),
        "not =": (
            "{who} has more or less than {number} point.",
            "{who} has more or less than {number} points.",
        ),
    },
    "taken": {
        ">=": ("{who} has at least {number} token.", "{who} has at least {number} tokens."),
        "<=": ("{who} has at most {number} token.", "{who} has at most {number} tokens."),
        "=": ("{who} has exactly {number} token.", "{who} has exactly {number} tokens."),
        "not =": (
            "{who} has more or less than {number} token.",
            "{who} has more or less than {number} tokens.",
        ),
    },
    "wands": {
        ">=": ("{who} has at least {number} wand.", "{who} has at least {number} wands."),
        "<=": ("{who} has at most {number} wand.", "{who} has at most {number} wands."),
        "=": ("{who} has exactly {number} wand.", "{who} has exactly {number} wands."),
        "not =": (
            "{who} has more or less than {number} wand.",
            "{who} has more or less than {number} wands.",
        ),
    },
    "reach": {
        ">=": (
            "{who} can walk to at least {number} place.",
            "{who} can walk to at least {number} places.",
        ),
        "<=": (
            "{who} can walk to at most {number} place.",
            "{who} can walk to at most {number} places.",
        ),
        "=": (
            "{who} can walk to exactly {number} place.",
            "{who} can walk to exactly {number} places.",
        ),
        "not =": (
            "{who} can walk to more or less than {number} place.",
            "{who} can walk to more or less than {number} places.",
        ),
    },
})  # fmt: skip
# What there really is: none, one or more; and so if it is too few.
_FOUND = marked({
    "points": (
        "{who} has no points.", "{who} has {number} point.", "{who} has {number} points.",
    ),
    "taken": ("{who} has no token.", "{who} has {number} token.", "{who} has {number} tokens."),
    "wands": ("{who} has no wand.", "{who} has {number} wand.", "{who} has {number} wands."),
    "reach": (
        "{who} can't walk anywhere.", "{who} can walk to {number} place.",
        "{who} can walk to {number} places.",
    ),
})  # fmt: skip
_TOO_FEW = marked({
    "points": ("{who} has only {number} point.", "{who} has only {number} points."),
    "taken": ("{who} has only {number} token.", "{who} has only {number} tokens."),
    "wands": ("{who} has only {number} wand.", "{who} has only {number} wands."),
    "reach": (
        "{who} can walk to only {number} place.", "{who} can walk to only {number} places.",
    ),
})  # fmt: skip


def _many(pair: tuple[str, ...], colour: str, number: int) -> str:
    """A sentence that counts, of a pair of one and many."""
    return say(pair[number != 1], who=say_colour(colour), number=number)


def say_question(question: Where) -> str:
    """What is asked."""
    return say("Where can {who} walk to? Choose every such place.", who=say_colour(question.colour))


def say_when(aim: Aim, turns: int) -> str:
    """By when a goal is to be reached, or how long it is to be kept."""
    if aim.keep and turns > 1:
        return say("After {turns} turns of yours, until the next one begins:", turns=turns)
    if aim.keep:
        return say("After this turn, until your next one begins:")
    if turns > 1:
        return say("Within {turns} turns of yours, this one counted:", turns=turns)
    return say("Before this turn ends:")


def say_goal(goal: Goal) -> str:
    """A goal as sentences, one behind the other."""
    return _joined(inward(goal))


def _joined(goal: Goal) -> str:
    match goal:
        case Both(one, other):
            return f"{_joined(one)} {_joined(other)}"
        case Either(one, other):
            return say(
                "Either this: {one} Or this: {other}", one=_joined(one), other=_joined(other)
            )
        case Not(inner):
            assert isinstance(inner, Small)  # all others are inward of it
            return _contrary(inner)
    return _wanted(goal)


def _wanted(part: Small) -> str:
    who = say_colour(part.colour)
    match part:
        case Count(of, colour, "=" | "<=", 0):
            return say(_FOUND[of][0], who=who)
        case Count(of, colour, sign, number):
            return _many(_WANTED[of][sign], colour, number)
        case Has(_, token):
            return say("{who} has token {token}.", who=who, token=say_token(token))
        case At(_, place):
            return say("{who} is on {place}.", who=who, place=place)
        case Wins():
            return say("{who} wins.", who=who)


def _contrary(part: Small) -> str:
    who = say_colour(part.colour)
    match part:
        case Count(of, colour, "<=", number) | Count(of, colour, "=", 0 as number):
            return _wanted(Count(of, colour, ">=", number + 1))
        case Count(of, colour, ">=", number):
            return _wanted(Count(of, colour, "<=", number - 1))
        case Count(of, colour, _, number):
            return _many(_WANTED[of]["not ="], colour, number)
        case Has(_, token):
            return say("{who} doesn't have token {token}.", who=who, token=say_token(token))
        case At(_, place):
            return say("{who} isn't on {place}.", who=who, place=place)
        case Wins():
            return say("{who} doesn't win.", who=who)


def missing(goal: Goal, state: State) -> str:
    """Why a goal does not hold, as sentences; nothing where it does."""
    colours = state.table.colours
    if predicate(goal, colours)(state):
        return ""
    match goal:
        case Both(one, other) | Either(one, other):
            parts = (missing(one, state), missing(other, state))
            return " ".join(dict.fromkeys(filter(None, parts)))
        case Not(inner) if isinstance(inner, Small):
            return _found(inner, state) if isinstance(inner, Count) else _wanted(inner)
        case Not():
            return missing(inward(goal), state)
    return _found(goal, state)


def _found(part: Small, state: State) -> str:
    """How it really is, where a part is not so."""
    seat = state.table.colours.index(part.colour)
    match part:
        case Count():
            return _counted(part, state, seat)
        case At():
            return _wanted(At(part.colour, PLACES[state.pawns[seat]]))
        case Wins():
            return _outcome(part, state)
    return _contrary(part)


def _counted(part: Count, state: State, seat: int) -> str:
    amount = COUNTS[part.of](state, seat)
    if part.of == "points" and state.table.formulas[seat] == UNKNOWN:
        return say(
            "{who} has this many points without the formula, which is unknown: {number}.",
            who=say_colour(part.colour), number=amount,
        )  # fmt: skip
    if part.sign == ">=" and 0 < amount < part.number:
        return _many(_TOO_FEW[part.of], part.colour, amount)
    return say(_FOUND[part.of][min(amount, 2)], who=say_colour(part.colour), number=amount)


def _outcome(part: Wins, state: State) -> str:
    won = winners(state)
    if won is None:
        return say("The game isn't over yet.")
    if UNKNOWN in state.table.formulas:
        return say("A formula is unknown, so nobody can tell who wins.")
    others = (Wins(state.table.colours[seat]) for seat in won)
    return " ".join(map(_wanted, others)) or _contrary(part)
