"""Goals in words: what is asked for, and what is missing. Each smallest part is a sentence."""

from collections.abc import Mapping

from ....engine.goal_language import Count, Wins
from ....engine.goal_words import goal_counts, goal_sentences
from ....engine.words import say, say_many
from ..characters import is_alive, square_of
from ..labels import say_target
from ..state import State
from .language import COUNTS, At, Carries, Dead, Small

_WANTED, _FOUND = goal_counts(__package__, "wanted"), goal_counts(__package__, "found")
_MUST, _MUST_NOT = goal_sentences(__package__, "must"), goal_sentences(__package__, "must_not")
_IS, _IS_NOT = goal_sentences(__package__, "is"), goal_sentences(__package__, "is_not")


def say_part(part: Small, *, wanted: bool) -> str:
    """What must be so, or must not."""
    if isinstance(part, Count):
        return _say_count(part, wanted=wanted)
    return _say(_MUST if wanted else _MUST_NOT, part)


def _say_count(part: Count, *, wanted: bool) -> str:
    sign, number = part.sign, part.number
    if not wanted and sign == "=":
        sign = " not="
    elif not wanted:
        sign, number = ("<=", number - 1) if sign == ">=" else (">=", number + 1)
    return say_many(*_WANTED[part.of + sign], number, who=_who(part.colour))


def _say(sentences: Mapping[str, str], part: Dead | Wins | At | Carries, square: str = "") -> str:
    """The sentence for this kind of part; with another square than its own, if one is given."""
    sentence = sentences[type(part).__name__.lower()]
    if isinstance(part, At):
        return say(sentence, who=_who(part.who), square=square or part.square)
    thing = say_target(part.thing) if isinstance(part, Carries) else ""
    return say(sentence, who=_who(part.colour), thing=thing)


def _who(name: str) -> str:
    """A wizard or a creature, as a sentence begins."""
    who = say_target(name)
    return who[:1].upper() + who[1:]


def say_found(part: Small, state: State, *, wanted: bool) -> str:
    """How it is, against what was wanted."""
    if isinstance(part, Count):
        number = COUNTS[part.of](state, state.setup.seat[part.colour])
        return say_many(*_FOUND[part.of], number, who=_who(part.colour))
    if isinstance(part, At) and is_alive(state, part.who):
        return _say(_IS, part, state.setup.board.names[square_of(state, part.who)])
    return _say(_IS_NOT if wanted or isinstance(part, At) else _IS, part)
