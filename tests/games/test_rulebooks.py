"""The rulebook of every game: no rule without a test, a title and whole sentences."""

from collections.abc import Mapping

import pytest

from mt_widgets.engine.game import AnyGame
from mt_widgets.engine.rulebook import Rule
from mt_widgets.games import GAMES

from .quoting import rules_quoted_in


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return GAMES[str(request.param)]


@pytest.fixture
def rules(game: AnyGame) -> Mapping[str, Rule]:
    return game.voice.rules()


def test_every_rule_is_quoted_by_a_test_and_no_other(
    game: AnyGame, rules: Mapping[str, Rule]
) -> None:
    assert rules_quoted_in(game.name.replace("-", "_")) == set(rules)


def test_titles_are_there_and_differ(rules: Mapping[str, Rule]) -> None:
    titles = [rule.title for rule in rules.values()]
    assert all(titles)
    assert len(set(titles)) == len(titles)


def test_a_rule_and_its_refusals_are_whole_sentences(rules: Mapping[str, Rule]) -> None:
    for rule in rules.values():
        assert rule.text.endswith((".", "!", "?", ":")), rule.name
        for sentence in rule.refusals.values():
            assert sentence, rule.name
            assert "  " not in sentence, rule.name


def test_the_events_of_a_rulebook_are_there(game: AnyGame, rules: Mapping[str, Rule]) -> None:
    assert {rule.event for rule in rules.values()} <= {"", *game.rules.EVENTS}
