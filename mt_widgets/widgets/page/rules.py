"""The page of all rules, with a search and what editions do differently."""

from typing import Any

from traitlets import Dict, List, Unicode

from ...draw.svg import paint_svg
from ...engine.game import AnyGame
from ...engine.words import filled, say
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
from .labels import labels
from .rule import SCRIPTS, STYLES, RulePage
from .rule_words import how_to_set
from .rules_page import decided, rules_html, rules_text


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
    words = labels("page", "rules")
    words["title"] = filled(words["title"], {"game": game.voice.title()})
    return {**words, "example": example_search(game)}


def _emblem(game: AnyGame, name: str) -> str:
    return paint_svg(game.face.portrait(name, "light")) if name else ""


def _row(entry: RuleEntry) -> dict[str, object]:
    return {
        "name": entry.name, "text": entry.text, "search": entry.haystack,
        "differs": bool(entry.ruling),
    }  # fmt: skip


def _differences(game: AnyGame) -> dict[str, list[dict[str, object]]]:
    """The settings, and what the printed rules leave open."""
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
