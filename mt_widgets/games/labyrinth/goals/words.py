"""Goals in words: what is asked for, and what is missing. Each smallest part is a sentence."""

from ....engine.aims import Question
from ....engine.goal_language import Count, Where, Wins
from ....engine.goal_words import goal_counts, goal_sentences
from ....engine.words import say, say_many, sentences
from ..box import PLACES
from ..rules.ending import winners
from ..spoken import say_colour, say_token
from ..state import UNKNOWN, State
from .language import COUNTS, At, Has, Small

_WANTED = goal_counts(__package__, "wanted")
_WANTED_NONE = goal_sentences(__package__, "wanted_none")
_MUST, _MUST_NOT = goal_sentences(__package__, "must"), goal_sentences(__package__, "must_not")
_FOUND = goal_counts(__package__, "found")
_TOO_FEW = goal_counts(__package__, "too_few")
_NONE = goal_sentences(__package__, "none")


def say_question(question: Question) -> str:
    """What is asked."""
    assert isinstance(question.asked, Where)
    who = say_colour(question.asked.colour)
    return say("Where can {who} walk to? Choose every such place.", who=who)


def say_part(part: Small, *, wanted: bool) -> str:
    """What must be so, or must not."""
    if isinstance(part, Count):
        return _say_wanted(part, wanted=wanted)
    sentence = (_MUST if wanted else _MUST_NOT)[type(part).__name__.lower()]
    token = say_token(part.token) if isinstance(part, Has) else ""
    place = part.place if isinstance(part, At) else ""
    return say(sentence, who=say_colour(part.colour), token=token, place=place)


def _say_wanted(part: Count, *, wanted: bool) -> str:
    sign, number, who = part.sign, part.number, say_colour(part.colour)
    if not wanted and sign == ">=":
        sign, number = "<=", number - 1
    elif not wanted and (sign == "<=" or not number):
        sign, number = ">=", number + 1
    elif not wanted:
        sign = " not="
    if not number and sign != ">=":
        return say(_WANTED_NONE[part.of], who=who)
    return say_many(*_WANTED[part.of + sign], number, who=who)


def say_found(part: Small, state: State, *, wanted: bool) -> str:
    """How it is, against what was wanted."""
    who, seat = say_colour(part.colour), state.setup.colours.index(part.colour)
    match part:
        case Count():
            return _counted(part, state, seat)
        case At():
            return say("{who} is on {place}.", who=who, place=PLACES[state.pawns[seat]])
        case Has(_, token):
            sentence = "{who} doesn't have token {token}." if wanted else "{who} has token {token}."
            return say(sentence, who=who, token=say_token(token))
        case Wins():
            return _won(part, state)


def _counted(part: Count, state: State, seat: int) -> str:
    number, who = COUNTS[part.of](state, seat), say_colour(part.colour)
    if part.of == "points" and state.setup.formulas[seat] == UNKNOWN:
        return say_many(
            "{who} has {number} point without the formula, and nobody knows that one.",
            "{who} has {number} points without the formula, and nobody knows that one.",
            number, who=who,
        )  # fmt: skip
    if not number:
        return say(_NONE[part.of], who=who)
    few = part.sign == ">=" and number < part.number
    return say_many(*(_TOO_FEW if few else _FOUND)[part.of], number, who=who)


def _won(part: Wins, state: State) -> str:
    """Who has won, or why nobody has."""
    won, colours = winners(state), state.setup.colours
    if won is None:
        return say("The game isn't over yet.")
    if UNKNOWN in state.setup.formulas and len(colours) > 1:
        return say("A formula is unknown, so nobody can tell who wins.")
    told = (say("{who} has won.", who=say_colour(colours[seat])) for seat in won)
    return sentences(*told) or say("{who} hasn't won.", who=say_colour(part.colour))
