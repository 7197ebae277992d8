"""Any rule in a notebook: its words, a small board, and the way to its lesson."""

from typing import Any

import anywidget
from traitlets import Dict, Unicode

from ...engine.errors import Mistake
from ...engine.game import AnyGame
from ...engine.words import say
from ...games import FIRST, find_game
from ...lessons.rule_reference import look_up
from .assets import read_assets
from .rule_words import rule_html, rule_text, shown

SCRIPTS = "panel_nodes.js", "panel_open.js", "panel_theme.js", "panel_rule.js"
STYLES = "panel.css", "panel_choices.css", "panel_rule.css"


class RulePage(anywidget.AnyWidget):
    """A widget that sends the page a rule when it asks; only the page knows whether it is dark."""

    words = Dict().tag(sync=True)

    def __init__(self, game: AnyGame, **traits: object) -> None:
        self._game = game
        super().__init__(**traits)
        self.on_msg(lambda _widget, content, _buffers: self.receive(content))

    def receive(self, message: object) -> None:
        """Answer the page; what makes no sense, or names no rule, is not answered."""
        match message:
            case {"do": "rule", "name": str(name), "dark": bool(dark)}:
                other, _, rule_name = name.rpartition("/")  # a list may have rules of several games
                try:
                    entry = look_up(rule_name, find_game(other) if other else self._game)
                except Mistake:
                    return
                self.send({"do": "rule", "dark": dark, **shown(entry, "dark" if dark else "light")})

    def stored(self) -> dict[str, str]:
        """What a notebook shows without a kernel, by the kinds of outputs."""
        raise AssertionError(type(self))

    def _repr_mimebundle_(
        self, **kwargs: dict[Any, Any]
    ) -> tuple[dict[Any, Any], dict[Any, Any]] | None:
        """The live widget, and what is shown where there is no kernel."""
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**data, **self.stored()}, metadata


class RuleCard(RulePage):
    """One rule on a card."""

    _esm = read_assets("page", *SCRIPTS, "rule.js")
    _css = read_assets("page", *STYLES)

    name = Unicode().tag(sync=True)

    def __init__(self, name: str, game: AnyGame) -> None:
        self._entry = look_up(name, game)
        super().__init__(game, words={"rule": say("A rule of the game")}, name=self._entry.name)

    def stored(self) -> dict[str, str]:
        """The rule as a page and as text."""
        return {"text/plain": rule_text(self._entry), "text/html": rule_html(self._entry)}


def rule(name: str, *, game: str = FIRST) -> RuleCard:
    """Show a rule by its name, as in ``rule("castle.enter")``."""
    return RuleCard(name, find_game(game))
