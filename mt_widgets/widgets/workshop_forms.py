"""The forms with which a position becomes a puzzle."""

from collections.abc import Mapping
from typing import Any

from ..engine.words import say
from ..puzzles.draft import PuzzleDraft
from ..puzzles.themes import themes
from .forms import Form, check

__all__ = ["read_puzzle_form", "task_form", "words_form"]

_THEME = "theme:"


def _line(name: str, label: str, value: str, note: str = "", *, code: bool = False) -> Form:
    about = {"kind": "text", "value": value, "help": note, "code": code}
    return {"name": name, "label": label, **about}


def _area(name: str, label: str, value: str, note: str = "") -> Form:
    about = {"kind": "area", "value": value, "help": note, "rows": 2, "wide": True}
    return {"name": name, "label": label, **about}


def task_form(draft: PuzzleDraft) -> Form:
    """What is asked for; every change is kept at once."""
    return {
        "name": "task",
        "title": say("Make a puzzle of it: what is asked for"),
        "open": False,
        "fields": _task(draft),
        "keep": "keep-task",
        "buttons": [{"tag": "prove", "label": say("Prove it"), "primary": True}],
    }


def words_form(draft: PuzzleDraft) -> Form:
    """What people read of it, and what it teaches."""
    return {
        "name": "words",
        "title": say("The words around it, and its file"),
        "open": False,
        "fields": [*_words(draft), *_themes(draft)],
        "keep": "keep-words",
        "buttons": [
            {"tag": "save", "label": say("Save as a puzzle file"), "primary": True, "saves": True},
            {"tag": "hints", "label": say("Suggest hints"), "primary": False},
        ],
    }


def _task(draft: PuzzleDraft) -> list[Form]:
    goal = say(
        "enters(b), home(b) >= 2, imprisoned(y) >= 1, castle = 8, wins(b), joined by and, or, not; "
        "keep … holds until your next turn, likely … asks for the best chance, where(y) is a "
        "question for the memory."
    )
    others = say("best, nothing, or their moves: a turn each, with ; between.")
    shown = say("For the memory: moves that are shown before the board is covered.")
    turns = {"kind": "number", "min": 1, "max": 9, "step": 1, "value": draft.turns}
    spells = say("Spells without which it cannot be done, such as mt.")
    traps = say("Spells that are a mistake here.")
    return [
        {**_line("goal", say("Goal"), draft.goal, goal, code=True), "wide": True},
        {"name": "turns", "label": say("Own turns"), **turns},
        _line("others", say("What the others do"), draft.others, others, code=True),
        _line("sequence", say("Shown first"), draft.sequence, shown, code=True),
        _line("needs", say("Needs"), draft.needs, spells, code=True),
        _line("traps", say("Traps"), draft.traps, traps, code=True),
    ]


def _words(draft: PuzzleDraft) -> list[Form]:
    braces = say(
        "Colours, spaces and moves stand in braces, so that the puzzle can be turned: {{b}}, {{B}} "
        "with a capital, space {{5}}, {{W3:b5}}. Rules stand in backticks: `castle.enter`."
    )
    return [
        _line("title", say("Title"), draft.title),
        _line("author", say("Author"), draft.author),
        _area("story", say("Story"), draft.story, braces),
        _area("hint1", say("Hint 1: the idea"), draft.hint1),
        _area("hint2", say("Hint 2: the piece"), draft.hint2),
        _area("hint3", say("Hint 3: the move"), draft.hint3),
        _area("explanation", say("Explanation"), draft.explanation),
    ]


def _themes(draft: PuzzleDraft) -> list[Form]:
    chosen = draft.themes.split(",")
    return [
        {**check(f"{_THEME}{name}", say(theme.title), value=name in chosen, note=say(theme.about)),
         "group": say("What it teaches")}
        for name, theme in themes().items()
    ]  # fmt: skip


def read_puzzle_form(values: Mapping[str, Any]) -> dict[str, object]:
    """The fields of a draft from a form that was filled in."""
    told = {name: value for name, value in values.items() if not name.startswith(_THEME)}
    chosen = [name.removeprefix(_THEME) for name, value in values.items() if value is True]
    return told if "goal" in told else {**told, "themes": ",".join(chosen)}
