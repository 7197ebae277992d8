"""What puzzles and lessons may ask for: a small language of goals about towers and the market."""

from ....engine.goal_game import GoalLanguage, no_questions
from ....engine.words import marked
from .language import condition, distance, read
from .words import say_found, say_part

__all__ = [
    "answer", "choices", "format_answer", "gap", "glow", "missing", "parse_aim", "parse_answer",
    "parse_goal", "predicate", "say_aim",
]  # fmt: skip

answer = choices = glow = parse_answer = format_answer = no_questions(marked("Wonderful Towers"))
_LANGUAGE = GoalLanguage(read, condition, distance, say_part, say_found, answer)
parse_aim, parse_goal = _LANGUAGE.parse_aim, _LANGUAGE.parse_goal
predicate, gap = _LANGUAGE.predicate, _LANGUAGE.gap
say_aim, missing = _LANGUAGE.say_aim, _LANGUAGE.missing
