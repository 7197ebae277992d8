"""The page of all rules: searched as one types, with what editions differ in."""

from typing import Any

from traitlets import Dict, List, Unicode

from ...draw.svg import paint_svg
from ...engine.game import AnyGame
from ...engine.words import marked, say
from ...games import FIRST, find_game
from ...lessons.rule_reference import (
    RuleEntry,
    Setting,
    contents,
    example_search,
    matching,
    settings,
)
from .assets import read_assets
from .front import start_button
from .rule import SCRIPTS, STYLES, RulePage
from .rule_words import how_to_set
from .rules_page import decided, rules_html, rules_text

_WORDS = marked({
    "title": "The rules of {game}",
    "search": "Search the rules",
    "found": "Rules: {found}. Open one to see it on a board.",
    "none": "No rule has all these words. Try a shorter one.",
    "waiting": "The board is being drawn …",
    "nothing": "There is no more to say about this rule.",
    "differs": "Editions differ",
    "editions": "Where editions differ",
    "settings": "What you can set",
    "settings_about": "Without a setting the game is played as usual.",
    "rulings": "What the printed rules leave open",
    "rulings_about": "Here it is decided, so that everybody plays the same game.",
})  # fmt: skip


class Rules(RulePage):
    """All rules by chapters; ``query`` are words that the page searches for at the start."""

    _esm = read_assets("page", *SCRIPTS, "rules.js")
    _css = read_assets("page", *STYLES, "rules.css")

    chapters: List[Any] = List().tag(sync=True)
    differences = Dict().tag(sync=True)
    query = Unicode().tag(sync=True)

    def __init__(self, query: str = "", *, game: str = FIRST) -> None:
        found = find_game(game)
        chapters = [
            {"title": title, "svg": _emblem(found, entries[0].emblem),
             "rules": [_row(one) for one in entries]}
            for title, entries in contents(found).items()
        ]  # fmt: skip
        traits = {"words": _words(found), "chapters": chapters, "differences": _differences(found)}
        super().__init__(found, **traits, query=str(query))

    def search(self, query: str) -> list[str]:
        """Search as if it was typed; the names of the rules that are found."""
        self.query = str(query)
        return matching(self.query, self._game)

    def stored(self) -> dict[str, str]:
        """All rules as a page and as text."""
        page = start_button() + rules_html(self._game)
        return {"text/plain": rules_text(self._game), "text/html": page}


def _words(game: AnyGame) -> dict[str, str]:
    given = {"found": "{found}", "game": game.voice.title()}
    words = {key: say(text, **given) for key, text in _WORDS.items()}
    return {**words, "example": example_search(game)}


def _emblem(game: AnyGame, name: str) -> str:
    return paint_svg(game.face.portrait(name, "light")) if name else ""


def _row(entry: RuleEntry) -> dict[str, object]:
    return {
        "name": entry.name, "text": entry.text, "search": entry.haystack,
        "differs": bool(entry.ruling),
    }  # fmt: skip


def _differences(game: AnyGame) -> dict[str, list[dict[str, object]]]:
    """What can be set, and what else was open."""
    rulings = [one for one in decided(game) if not one.setting]
    return {
        "settings": [_setting(one) for one in settings(game)],
        "rulings": [{"rule": one.name, "text": one.ruling} for one in rulings],
    }


def _setting(setting: Setting) -> dict[str, object]:
    lines = [
        (say("Usual:"), setting.usual),
        (say("Otherwise:"), setting.otherwise),
        (say("How:"), how_to_set(setting)),
    ]
    return {"rule": setting.rule, "title": setting.title, "lines": lines}
