"""Goals in words: what is asked for, and what is missing. Each smallest part is a sentence."""

from ....engine.goal_words import goal_counts
from ....engine.words import say, say_many
from ..characters import is_alive, square_of
from ..labels import say_target
from ..state import State
from .language import COUNTS, At, Carries, Count, Dead, Small, Wins

__all__ = ["say_found", "say_part"]

_WANTED, _FOUND = goal_counts(__package__, "wanted"), goal_counts(__package__, "found")


def say_part(part: Small, *, wanted: bool) -> str:
    """What must be so, or must not."""
    return _wanted(part) if wanted else _unwanted(part)


def _wanted(part: Small) -> str:
    match part:
        case Count(of, colour, sign, number):
            return say_many(*_WANTED[of + sign], number, who=_who(colour))
        case Dead(colour):
            return say("{who} must be dead.", who=_who(colour))
        case Wins(colour):
            return say("{who} must win the game.", who=_who(colour))
        case At(who, square):
            return say("{who} must be on {square}.", who=_who(who), square=square)
        case Carries(colour, thing):
            return say("{who} must carry {thing}.", who=_who(colour), thing=say_target(thing))


def _unwanted(part: Small) -> str:
    match part:
        case Count(of, colour, "=", number):
            return say_many(*_WANTED[f"{of} not="], number, who=_who(colour))
        case Count(of, colour, ">=", number):
            return _wanted(Count(of, colour, "<=", number - 1))
        case Count(of, colour, _, number):
            return _wanted(Count(of, colour, ">=", number + 1))
        case Dead(colour):
            return say("{who} must be alive.", who=_who(colour))
        case Wins(colour):
            return say("{who} must not win the game.", who=_who(colour))
        case At(who, square):
            return say("{who} must not be on {square}.", who=_who(who), square=square)
        case Carries(colour, thing):
            return say("{who} must not carry {thing}.", who=_who(colour), thing=say_target(thing))


def _who(name: str) -> str:
    """A wizard or a creature, as a sentence begins."""
    who = say_target(name)
    return who[:1].upper() + who[1:]


def say_found(part: Small, state: State, *, wanted: bool) -> str:
    """How it is, against what was wanted."""
    match part:
        case Count(of, colour):
            number = COUNTS[of](state, state.table.seat[colour])
            return say_many(*_FOUND[of], number, who=_who(colour))
        case Dead(colour):
            return say("{who} is alive." if wanted else "{who} is dead.", who=_who(colour))
        case Wins(colour):
            return say("{who} hasn't won." if wanted else "{who} has won.", who=_who(colour))
        case At(who):
            return _place(who, state)
        case Carries(colour, thing):
            sentence = "{who} doesn't carry {thing}." if wanted else "{who} carries {thing}."
            return say(sentence, who=_who(colour), thing=say_target(thing))


def _place(who: str, state: State) -> str:
    """Where somebody is, if they are in the maze at all."""
    if not is_alive(state, who):
        return say("{who} isn't in the maze.", who=_who(who))
    square = state.table.board.names[square_of(state, who)]
    return say("{who} is on {square}.", who=_who(who), square=square)
