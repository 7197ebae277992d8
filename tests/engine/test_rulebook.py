"""Refusals: whole sentences for pages, brief ones behind a rule's name."""

import gettext
from pathlib import Path

import pytest

from mt_widgets.engine import words
from mt_widgets.engine.errors import Refusal, refuse
from mt_widgets.engine.rulebook import RuleBook, named

RULES = """
["a.rule"]
text = "A rule."
refusal.default = "The {colour} one cannot. Take another."
refusal.placed = "{colour} cannot."
refusal.fragment = "it cannot"
"""


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RuleBook:
    (tmp_path / "ruled" / "data").mkdir(parents=True)
    (tmp_path / "ruled" / "__init__.py").touch()
    (tmp_path / "ruled" / "data" / "rules.toml").write_text(RULES)
    monkeypatch.syspath_prepend(tmp_path)
    book = RuleBook("ruled", {"colour": named({"b": "blue"})})
    assert book.rules()  # while the package can be found
    return book


@pytest.mark.parametrize(
    ("case", "whole", "brief"),
    [
        ("", "The blue one cannot. Take another.", "the blue one cannot. Take another"),
        ("placed", "blue cannot.", "blue cannot"),
        ("fragment", "it cannot", "it cannot"),
    ],
)
def test_a_refusal_is_whole_for_pages_and_brief_behind_a_rule(
    case: str, whole: str, brief: str, book: RuleBook
) -> None:
    refusal = refuse("a.rule", case, colour="b")
    assert (book.explain(refusal), book.brief(refusal)) == (whole, brief)


class Ukrainian(gettext.NullTranslations):
    """A language in which one sentence is translated."""

    def gettext(self, message: str) -> str:
        return {"{colour} cannot.": "Не можна: {colour}."}.get(message, message)


def test_what_is_translated_stays_whole(book: RuleBook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_catalogue", Ukrainian)
    translated, not_yet = (Refusal("a.rule", case, (("colour", "b"),)) for case in ("placed", ""))
    assert book.brief(translated) == book.explain(translated) == "Не можна: blue."
    assert book.brief(not_yet).startswith("the blue one")
