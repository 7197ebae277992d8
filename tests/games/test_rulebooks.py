"""The rulebook of every game: no rule without a test, a title and whole sentences."""

from importlib import import_module

import pytest

from mt_widgets.engine.rulebook import Rule
from mt_widgets.games import GAMES

from .quoting import rules_quoted_in


@pytest.fixture(params=GAMES.values())
def folder(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def rules(folder: str) -> dict[str, Rule]:
    book: dict[str, Rule] = import_module(f"mt_widgets.games.{folder}.rulebook").rules()
    return book


def test_every_rule_is_quoted_by_a_test_and_no_other(folder: str, rules: dict[str, Rule]) -> None:
    assert rules_quoted_in(folder) == set(rules)


def test_titles_are_there_for_all_or_none_and_differ(rules: dict[str, Rule]) -> None:
    titles = [rule.title for rule in rules.values() if rule.title]
    assert len(titles) in (0, len(rules))
    assert len(set(titles)) == len(titles)


def test_a_rule_and_its_refusals_are_whole_sentences(rules: dict[str, Rule]) -> None:
    for rule in rules.values():
        assert rule.text.endswith((".", "!", "?", ":")), rule.name
        for sentence in rule.refusals.values():
            assert sentence, rule.name
            assert "  " not in sentence, rule.name


def test_the_events_of_a_rulebook_are_there(folder: str, rules: dict[str, Rule]) -> None:
    events = import_module(f"mt_widgets.games.{folder}.events")
    for rule in rules.values():
        assert not rule.event or hasattr(events, rule.event), rule.name
