"""What the contract knows of single games: parts to come, what is not told or shown, and goals."""

__all__ = ["GOALS", "MISSING", "QUESTIONS", "SILENT", "STILL"]

_TO_COME = frozenset({"clicks", "face", "paper", "puzzling", "mining", "judgement", "composing"})
# The parts that a game has not, by their names.
MISSING = {
    "magical-towers": frozenset[str](),
    "wonderful-towers": _TO_COME,
    "labyrinth": _TO_COME,
    "wiz-war": _TO_COME,
    "nim": frozenset({"paper", "puzzling", "mining", "composing"}),
}
# Events of which no sentence is told.
SILENT = {
    "magical-towers": {"StageReached"},
    "wonderful-towers": {"StageReached"},
    "labyrinth": {"StageReached"},
    "wiz-war": {"CardPlayed", "SpellsWaned", "StageReached"},  # MoveNamed tells what is played
    "nim": {"TurnPassed"},
}
_WORDS, _CARDS, _PAGE = (
    "players only say something",
    "hands and piles are drawn anew at the end of the move",
    "the page says it",
)
# Events for which nothing moves, and why.
STILL = {
    "magical-towers": {
        **dict.fromkeys(("CardAsked", "CardDeclined", "CastPassed", "MoveNamed"), _WORDS),
        **dict.fromkeys(("CardGivenBack", "CardLent", "CardPlayed", "CardsDrawn"), _CARDS),
        **dict.fromkeys(("HandDiscarded", "PileShuffled"), _CARDS),
        **dict.fromkeys(("GameEnded", "StageReached", "TurnPassed"), _PAGE),
        "FlasksHanded": "a panel shows how many flasks there are",
        "SpellCast": "what the spell does is shown",
        "MoveFailed": "the piece stays where it is",
        "RiderTaken": "the two are seen to walk together",
        "RollDisliked": "the next roll is shown",
        "WizardSoughtInVain": "nobody was there",
    },
    "nim": dict.fromkeys(("GameEnded", "TurnPassed"), _PAGE),
}
# Goals beside wins(), and questions.
GOALS = {
    "magical-towers": ["home(b) >= 1", "castle = 3 or not visible(b) <= 2", "likely full(b) = 1"],
    "wonderful-towers": ["complete(b)", "likely fitting(b) >= 5", "keep not market(47)"],
    "labyrinth": ["points(b) >= 20", "likely has(b, 17) or at(b, d4)", "keep wands(b) <= 1"],
    "wiz-war": ["life(y) <= 3", "likely dead(y) and not carries(b, Y)", "keep not at(b, d4)"],
    "nim": ["left <= 3", "likely left = 4", "keep left <= 9"],
}
QUESTIONS = {
    "magical-towers": ["where(b)"],
    "wonderful-towers": [],
    "labyrinth": ["where(b)"],
    "wiz-war": [],
    "nim": ["highest"],
}
