"""Words pass through the catalogues, all of them."""

import gettext

import pytest

import mt_widgets as mt
from mt_widgets.engine import words
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.log import tell
from mt_widgets.games.magical_towers.rulebook import rules


class Shouting(gettext.NullTranslations):
    """A language that is English with a star before each sentence."""

    def gettext(self, message: str) -> str:
        return f"*{message}"


@pytest.fixture
def shouting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_catalogue", Shouting)


@pytest.mark.usefixtures("shouting")
def test_text_board_log_and_refusals_are_translated() -> None:
    state = mt.parse("K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw")
    assert all(line.startswith("*") for line in str(mt.view(state)).split("\n"))
    assert mt.why_not(state, "W1:y2") == "wizard.own: *the *yellow wizard is not yours to move"
    told = [tell(event, state.table) for event in game.events(state, mt.legal_moves(state)[0])]
    walks = "*The *blue wizard walks 1 from space 1 to space 2."
    assert told == ["**blue plays W1.", walks, ""]


def test_an_unknown_language_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "tlh")
    words._catalogue.cache_clear()
    assert words.say("space {space} is empty", space=3) == "space 3 is empty"
    words._catalogue.cache_clear()


def test_every_rule_has_words() -> None:
    for rule in rules().values():
        assert rule.text.endswith(".")
        assert all(sentence and not sentence.endswith(".") for sentence in rule.refusals.values())
