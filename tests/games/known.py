"""What the contract knows of single games: parts to come, what is not told or shown, and goals."""

__all__ = ["GOALS", "MISSING", "QUESTIONS", "SILENT", "STILL"]

_TO_COME = frozenset({"clicks", "face", "puzzling", "judgement", "composing"})
# The parts that a game has not, by their names.
MISSING = {
    "magical-towers": frozenset({"puzzling", "judgement"}),
    "wonderful-towers": _TO_COME,
    "labyrinth": _TO_COME,
    "wiz-war": _TO_COME,
    "nim": frozenset({"puzzling", "judgement", "composing"}),
}
# Events of which no sentence is told.
SILENT = {
    "magical-towers": {"StageReached"},
    "nim": {"TurnPassed"},
}
# Events for which nothing moves, and why.
STILL: dict[str, dict[str, str]] = {
    "magical-towers": {},
    "nim": {
        "TurnPassed": "the page says whose turn it is",
        "GameEnded": "the page says who has won",
    },
}
# Goals beside wins(), and questions.
GOALS = {
    "magical-towers": ["home(b) >= 1", "castle = 3 or not visible(b) <= 2", "likely full(b) = 1"],
    "nim": ["left <= 3", "likely left = 4", "keep left <= 9"],
}
QUESTIONS = {"magical-towers": ["where(b)"], "nim": ["highest"]}
