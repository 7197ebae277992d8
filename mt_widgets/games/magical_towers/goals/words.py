"""Goals in words: what is asked for. Every sentence is a whole one.

The aims that are met most often have a sentence of their own, with its time. Of any other, each
smallest part is a sentence, and so is the time.
"""

from dataclasses import replace

from ....engine.aims import Aim, Question
from ....engine.goal_language import Both, Either, Not, Where, inward, own
from ....engine.goal_words import goal_counts, goal_sentences, say_limits, say_wanted
from ....engine.words import say, say_many, sentences
from ..voice.spoken import say_colour
from .language import Goal, PlacedCount
from .part_words import kind, names, say_part

# Aims: likely or not, to be kept or not, in several turns or one, and what kind of goal it is.
_AIMS = goal_sentences(__package__, "aims")
_COUNTED_AIMS = goal_counts(__package__, "counted_aims")


def say_question(question: Question) -> str:
    """What is to be remembered."""
    assert isinstance(question.asked, Where)
    colour = say_colour(question.asked.colour)
    return say("Where are {colour} wizards imprisoned? Choose every such space.", colour=colour)


def say_aim(aim: Aim | Question, turns: int = 1) -> str:
    """What a puzzle asks for."""
    if isinstance(aim, Question):
        return say_question(aim)
    goal: Goal = _counting(inward(own(aim.goal)))
    told = _say_whole(aim, goal, turns)
    return told or sentences(say_wanted(goal, say_part), say_limits(aim, turns))


def _counting(goal: Goal) -> Goal:
    """A goal in which no count has a ``not`` in front of it: another count says the same."""
    match goal:
        case Both(one, other):
            return Both(_counting(one), _counting(other))
        case Either(one, other):
            return Either(_counting(one), _counting(other))
        case Not(PlacedCount() as part) if part.of != "castle":
            fewer = replace(part, sign="<=", number=max(0, part.number - 1))
            more = replace(part, sign=">=", number=part.number + 1)
            if part.sign == "=" and part.number:
                return Either(fewer, more)
            return fewer if part.sign == ">=" else more
    return goal


def _say_whole(aim: Aim, goal: Goal, turns: int) -> str:
    """An aim that has a sentence of its own, or nothing."""
    part, wanted = (goal.goal, False) if isinstance(goal, Not) else (goal, True)
    if isinstance(part, Not | Both | Either):
        return ""
    marks = {
        "likely": aim.likely,
        "keep": aim.keep,
        "turns": turns > 1,
        kind(part, wanted=wanted): True,
    }
    asked = " ".join(mark for mark, is_so in marks.items() if is_so)
    if asked in _AIMS:
        return say(_AIMS[asked], **names(part))
    if asked not in _COUNTED_AIMS:
        return ""
    number = part.number if isinstance(part, PlacedCount) else turns
    return say_many(*_COUNTED_AIMS[asked], number, turns=turns, **names(part))
