"""The forms with which a position becomes a puzzle."""

from collections.abc import Mapping
from typing import Any

from ...engine.forms import Form, check
from ...engine.game import AnyGame
from ...engine.words import say
from ...puzzles.draft import PuzzleDraft
from ...puzzles.themes import themes

_THEME = "theme:"


def _line(name: str, label: str, value: str, note: str = "", *, code: bool = False) -> Form:
    about = {"kind": "text", "value": value, "help": note, "code": code}
    return {"name": name, "label": label, **about}


def _area(name: str, label: str, value: str, note: str = "") -> Form:
    about = {"kind": "area", "value": value, "help": note, "rows": 2, "wide": True}
    return {"name": name, "label": label, **about}


def task_form(game: AnyGame, draft: PuzzleDraft) -> Form:
    """What is asked for; every change is kept at once."""
    return {
        "name": "task",
        "title": say("Make a puzzle of it: what is asked for"),
        "open": False,
        "fields": _task(game, draft),
        "keep": "keep-task",
        "buttons": [{"tag": "prove", "label": say("Prove it"), "primary": True}],
    }


def words_form(game: AnyGame, draft: PuzzleDraft) -> Form:
    """What people read of it, and what it teaches."""
    return {
        "name": "words",
        "title": say("The words around it, and its file"),
        "open": False,
        "fields": [*_words(game, draft), *_themes(game, draft)],
        "keep": "keep-words",
        "buttons": [
            {"tag": "save", "label": say("Save as a puzzle file"), "primary": True, "saves": True},
            {"tag": "hints", "label": say("Suggest hints"), "primary": False},
        ],
    }


def _task(game: AnyGame, draft: PuzzleDraft) -> list[Form]:
    notes = game.composing.notes()
    others = say("best, nothing, or their moves: a turn each, with ; between.")
    shown = say("For the memory: moves that are shown before the board is covered.")
    turns = {"kind": "number", "min": 1, "max": 9, "step": 1, "value": draft.turns}
    return [
        {**_line("goal", say("Goal"), draft.goal, notes["goal"], code=True), "wide": True},
        {"name": "turns", "label": say("Own turns"), **turns},
        _line("others", say("What the others do"), draft.others, others, code=True),
        _line("sequence", say("Shown first"), draft.sequence, shown, code=True),
        _line("needs", say("Needs"), draft.needs, notes["needs"], code=True),
        _line("traps", say("Traps"), draft.traps, notes["traps"], code=True),
    ]


def _words(game: AnyGame, draft: PuzzleDraft) -> list[Form]:
    braces = game.composing.notes()["words"]
    return [
        _line("title", say("Title"), draft.title),
        _line("author", say("Author"), draft.author),
        _area("story", say("Story"), draft.story, braces),
        _area("hint1", say("Hint 1: the idea"), draft.hint1),
        _area("hint2", say("Hint 2: the piece"), draft.hint2),
        _area("hint3", say("Hint 3: the move"), draft.hint3),
        _area("explanation", say("Explanation"), draft.explanation),
    ]


def _themes(game: AnyGame, draft: PuzzleDraft) -> list[Form]:
    chosen = draft.themes.split(",")
    return [
        {**check(f"{_THEME}{name}", say(theme.title), value=name in chosen, note=say(theme.about)),
         "group": say("What it teaches")}
        for name, theme in themes(game).items()
    ]  # fmt: skip


def read_puzzle_form(values: Mapping[str, Any]) -> dict[str, object]:
    """The fields of a draft from a form that was filled in."""
    told = {name: value for name, value in values.items() if not name.startswith(_THEME)}
    chosen = [name.removeprefix(_THEME) for name, value in values.items() if value is True]
    return told if "goal" in told else {**told, "themes": ",".join(chosen)}
