"""Goals in words: what is asked for, and what is still missing where it failed."""

from collections.abc import Iterator

from ....engine.aims import Aim
from ....engine.goal_language import Both, Either, Not, inward, predicate
from ....engine.words import marked, say
from ..characters import creature_named
from ..labels import say_target
from ..state import NOBODY, State
from .language import COUNTS, At, Carries, Count, Dead, Goal, Small, Wins, small_predicate

__all__ = ["missing", "say_goal", "say_task"]

# What is asked for: whether it is to be kept, whether to be likely; in one turn, and in several.
_TASKS = marked({
    (False, False): (
        "Bring this about before this turn ends: {goal}",
        "Bring this about within {turns} turns of yours, this one counted: {goal}",
    ),
    (False, True): (
        "Make this as likely as you can before this turn ends: {goal}",
        "Make this as likely as you can within {turns} turns of yours, this one counted: {goal}",
    ),
    (True, False): (
        "Keep it like this until your next turn begins: {goal}",
        "Within {turns} turns bring this about, and keep it until your next turn begins: {goal}",
    ),
    (True, True): (
        "Make it as likely as you can that it is like this until your next turn begins: {goal}",
        "Make this as likely as you can within {turns} turns, until your next one begins: {goal}",
    ),
})  # fmt: skip
_COUNTED = marked({
    ("life", ">="): "{who} has at least {number} life.",
    ("life", "<="): "{who} has at most {number} life.",
    ("life", "="): "{who} has exactly {number} life.",
    ("cards", ">="): "{who} has a hand of at least {number}.",
    ("cards", "<="): "{who} has a hand of at most {number}.",
    ("cards", "="): "{who} has a hand of exactly {number}.",
    ("loot", ">="): "{who} has at least {number} of the others' treasures at home.",
    ("loot", "<="): "{who} has at most {number} of the others' treasures at home.",
    ("loot", "="): "{who} has exactly {number} of the others' treasures at home.",
})  # fmt: skip
_NOT_EQUAL = marked({
    "life": "{who} has more or less than {number} life.",
    "cards": "{who} has a hand of more or less than {number}.",
    "loot": "{who} has more or less than {number} of the others' treasures at home.",
})  # fmt: skip
_ACTUAL = marked({
    "life": "{who} has {number} life.",
    "cards": "{who} has a hand of {number}.",
    "loot": "{who} has {number} of the others' treasures at home.",
})  # fmt: skip


def say_task(aim: Aim, goal: Goal, turns: int) -> str:
    """What a puzzle asks for."""
    return say(_TASKS[aim.keep, aim.likely][turns > 1], turns=turns, goal=say_goal(goal))


def say_goal(goal: Goal) -> str:
    """A goal as sentences, one for each of its smallest parts."""
    return _say(inward(goal))


def _say(goal: Goal) -> str:
    """A goal in which ``not`` stands only in front of smallest parts."""
    match goal:
        case Both():
            joined = [*_joined(goal)]
            single = [_say(part) for part in joined if not isinstance(part, Either)]
            choices = [_say(part) for part in joined if isinstance(part, Either)]
            return " ".join([*single, *(say("And also: {goal}", goal=one) for one in choices)])
        case Either(one, other):
            return say("{one} Or: {other}", one=_say(one), other=_say(other))
        case Not(inner):
            assert isinstance(inner, Small)
            return _say_contrary(inner)
    return _say_small(goal)


def _joined(goal: Goal) -> Iterator[Goal]:
    """All that is joined by ``and``."""
    if isinstance(goal, Both):
        yield from _joined(goal.one)
        yield from _joined(goal.other)
    else:
        yield goal


def _say_small(part: Small) -> str:
    match part:
        case Count(of, colour, sign, number):
            return say(_COUNTED[of, sign], who=say_target(colour), number=number)
        case Dead(colour):
            return say("{who} is dead.", who=say_target(colour))
        case Wins(colour):
            return say("{who} has won.", who=say_target(colour))
        case At(who, square):
            return say("{who} is on {square}.", who=_capital(say_target(who)), square=square)
        case Carries(colour, thing):
            return say("{who} carries {thing}.", who=say_target(colour), thing=say_target(thing))


def _say_contrary(part: Small) -> str:
    match part:
        case Count(of, colour, "=", number):
            return say(_NOT_EQUAL[of], who=say_target(colour), number=number)
        case Count(of, colour, ">=", number):
            return say(_COUNTED[of, "<="], who=say_target(colour), number=number - 1)
        case Count(of, colour, _, number):
            return say(_COUNTED[of, ">="], who=say_target(colour), number=number + 1)
        case Dead(colour):
            return say("{who} is alive.", who=say_target(colour))
        case Wins(colour):
            return say("{who} hasn't won.", who=say_target(colour))
        case At(who, square):
            return say("{who} is not on {square}.", who=_capital(say_target(who)), square=square)
        case Carries(colour, thing):
            return say(
                "{who} doesn't carry {thing}.", who=say_target(colour), thing=say_target(thing)
            )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# What is missing


def missing(goal: Goal, state: State) -> str:
    """Why a goal does not hold, a sentence for each part to blame; nothing where it does."""
    return " ".join(dict.fromkeys(_lacking(inward(goal), state)))


def _lacking(goal: Goal, state: State) -> Iterator[str]:
    if predicate(goal, small_predicate)(state):
        return
    match goal:
        case Both(one, other) | Either(one, other):
            yield from _lacking(one, state)
            yield from _lacking(other, state)
        case Not(inner):
            assert isinstance(inner, Small)
            yield _say_actual(inner, state) if isinstance(inner, Count) else _say_small(inner)
        case _:
            yield _say_actual(goal, state)


def _say_actual(part: Small, state: State) -> str:
    """How it really is."""
    match part:
        case Count(of, colour):
            number = COUNTS[of](state, state.table.seat[colour])
            return say(_ACTUAL[of], who=say_target(colour), number=number)
        case Dead(colour):
            life = state.lives[state.table.seat[colour]]
            return say("{who} still has {number} life.", who=say_target(colour), number=life)
        case At(who):
            return _say_place(who, state)
    return _say_contrary(part)


def _say_place(who: str, state: State) -> str:
    """Where somebody is, or that they are not in the maze any more."""
    creature, seat = creature_named(state, who), state.table.seat.get(who)
    square = creature.square if creature else NOBODY if seat is None else state.squares[seat]
    if square == NOBODY:
        return say("{who} is not in the maze.", who=_capital(say_target(who)))
    place = state.table.board.names[square]
    return say("{who} is on {square}.", who=_capital(say_target(who)), square=place)
