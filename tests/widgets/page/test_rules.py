"""Rules in a notebook: on a card, on the page of all rules, and beside every board."""

import re
from dataclasses import replace
from typing import Any

import pytest

from mt_widgets import Board, Play, Puzzle, Rules, Workshop, rule
from mt_widgets.engine.errors import Mistake
from mt_widgets.games.magical_towers.voice.rulebook import rules
from mt_widgets.lessons.course import OURS, taught_in
from mt_widgets.lessons.rule_reference import contents, look_up
from mt_widgets.widgets.page.control_panel import ControlPanel
from mt_widgets.widgets.page.rule import RulePage
from mt_widgets.widgets.page.rule_words import rule_html, rule_text, shown
from mt_widgets.widgets.page.rules_page import rules_html, rules_text

BOARD = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1 b0+0-6:W3,T2,W2T4|y0+0-6:W1,W2,W3 mw,mt"


def answers(widget: RulePage, message: object) -> list[Any]:
    """What a widget sends to a page that sent it a message."""
    sent = list[Any]()
    widget.send = lambda content, **_: sent.append(content)
    widget.receive(message)
    return sent


def test_a_card_tells_the_page_of_its_rule_in_the_colours_of_the_page() -> None:
    card = rule("wizard.clockwise")
    [light] = answers(card, {"do": "rule", "name": "wizard.clockwise", "dark": False})
    [dark] = answers(card, {"do": "rule", "name": "wizard.clockwise", "dark": True})
    assert light["text"] == rules()["wizard.clockwise"].text
    assert light["svg"] != dark["svg"]
    assert light["lesson"]["notebook"] == taught_in()["wizard.clockwise"].chapter.notebook


@pytest.mark.parametrize(
    "message",
    [
        None,
        {},
        {"do": "rule"},
        {"do": "rule", "name": 5, "dark": True},
        {"do": "rule", "name": "castle.flies", "dark": True},
        {"do": "rule", "name": "castle.enter", "dark": 1},
    ],
)
def test_nonsense_of_the_page_is_not_answered(message: object) -> None:
    assert answers(rule("castle.enter"), message) == []


def test_an_unknown_rule_is_a_mistake_with_the_nearest_names() -> None:
    with pytest.raises(Mistake, match=r"There is no rule 'castel.enter'; the nearest are castle\."):
        rule("castel.enter")


def test_a_stored_card_has_the_words_a_picture_and_a_link() -> None:
    bundle = rule("wizard.own")._repr_mimebundle_()
    assert bundle is not None
    data, _ = bundle
    page, text = data["text/html"], data["text/plain"]
    assert "The yellow wizard is not yours to move." in text
    assert f'<a href="{taught_in()["wizard.own"].chapter.notebook}">' in page
    assert 'src="data:image/svg+xml;base64,' in page
    assert data == rule("wizard.own")._repr_mimebundle_()[0] | {  # type: ignore[index]
        "application/vnd.jupyter.widget-view+json": data["application/vnd.jupyter.widget-view+json"]
    }


def test_a_rule_without_a_lesson_has_neither_picture_nor_link() -> None:
    entry = look_up("castle.enter")
    alone = replace(entry, refusal="", ruling="", setting=None, place=None)
    assert "svg" not in shown(alone)
    assert "<img" not in rule_html(alone)
    assert rule_text(alone).splitlines()[-1] == entry.text


def test_an_option_is_told_with_the_way_to_set_it() -> None:
    text = rule_text(look_up("card.must-move"))
    assert 'start(options="skip_second")' in text
    assert "opt=skip_second" in text
    assert "`" not in text


def test_the_page_lists_every_rule_and_draws_a_board_only_when_asked() -> None:
    rows = [row for chapter in Rules().chapters for row in chapter["rules"]]
    assert sorted(row["name"] for row in rows) == sorted(rules())
    assert "<svg" not in str(rows)
    [told] = answers(Rules(), {"do": "rule", "name": "tower.any", "dark": False})
    assert told["svg"].startswith("<svg")


def test_the_page_tells_every_point_in_which_editions_differ_once() -> None:
    told = [row["rule"] for rows in Rules().differences.values() for row in rows]
    decided = [one.name for chapter in contents().values() for one in chapter if one.ruling]
    assert sorted(told) == sorted(decided)


def test_a_search_is_put_on_the_page_and_tells_what_it_finds() -> None:
    page = Rules("castle")
    assert page.query == "castle"
    assert page.search("tower.any") == ["tower.any"]
    assert page.query == "tower.any"


def test_the_page_is_stored_with_every_rule() -> None:
    text, page = rules_text(OURS), rules_html(OURS)
    for name, one in rules().items():
        assert f"{name}: {one.text}" in text
        assert f"<b>{name}</b>" in page
    assert "Skip the second card" in page


@pytest.mark.parametrize("kind", [Board, Play, Puzzle, Workshop])
def test_rules_are_looked_up_beside_every_board(kind: type[Any]) -> None:
    stage = kind()
    stage.panel.receive({"do": "rule", "name": "wizard.own"})
    assert stage.panel.rule["text"] == rules()["wizard.own"].text
    assert stage.panel.announce[1] == rules()["wizard.own"].text
    stage.panel.receive({"do": "rule", "name": ""})
    assert stage.panel.rule == {}


def test_a_rule_goes_when_the_board_answers_something_else() -> None:
    board = Board(BOARD)
    board.look_up("wizard.own")
    board.click("card:W3")
    assert board.panel.rule == {}


def test_a_rule_that_there_is_not_is_answered_beside_the_board() -> None:
    board = Board(BOARD)
    said = board.look_up("wizard.flies")
    assert said is not None
    assert board.panel.status["text"] == said
    assert board.panel.rule == {}


def test_a_shown_rule_follows_the_colours_of_the_board() -> None:
    board = Board(BOARD)
    board.look_up("wizard.clockwise")
    light = board.panel.rule["svg"]
    board.set("theme", "dark")
    assert board.panel.rule["svg"] != light


def test_the_page_knows_the_name_of_a_rule_when_it_sees_one() -> None:
    found = re.search(r"const RULE = /(.+)/;", ControlPanel._esm)
    assert found
    pattern = found.group(1).replace("\\.", "[.]")
    assert all(re.match(pattern, name) for name in rules())
    assert not any(re.match(pattern, text) for text in ("W3:b5", "t5.1", "mw", "opt=skip_second"))


def test_the_rules_of_another_game_are_looked_up_by_its_name() -> None:
    page = Rules(game="wonderful-towers")
    assert page.words["title"] == "The rules of Wonderful Towers"
    assert "box.cards" in page.search("84 cards")
    card = rule("box.cards", game="wonderful-towers")
    assert "There are 84 cards" in card.stored()["text/plain"]
    with pytest.raises(Mistake, match=r"There is no rule 'box\.cardz'; the nearest are box\.cards"):
        rule("box.cardz", game="wonderful-towers")
    with pytest.raises(Mistake, match="there is no 'chess'"):
        Rules(game="chess")
