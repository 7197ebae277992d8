"""What is in the hand, what a click does with it, and what is shown before it is done."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets import parse
from mt_widgets.engine.errors import Mistake
from mt_widgets.games.magical_towers.composing.drafting import Drafting
from mt_widgets.games.magical_towers.state import State
from tests.reachable import states

REST = "b1 b0+0-6:W3,T2|y1+2-3:? mw,mt"


def holding(tool: str, board: str, *, under: bool = False) -> Drafting:
    return Drafting((parse(f"{board} {REST}"),), tool=tool, under=under)


def board_of(state: State) -> str:
    return str(state).split(" ")[0]


@pytest.mark.parametrize(
    ("board", "tool", "tag", "after"),
    [
        ("K/15", "wizard:b", "space:5", "K/4/b/10"),
        ("K/4/Ty/10", "wizard:b", "tower:5.1", "K/4/Tby/10"),
        ("K/4/Ty/10", "wizard:b", "wizard:y@5", "K/4/Tby/10"),
        ("K/4/yT/10", "wizard:b", "prisoner:y@5.0", "K/4/yTb/10"),
        ("K/15", "tower:T", "space:5", "K/4/T/10"),
        ("K/15", "tower:R", "castle", "RK/15"),
        ("K/4/Ty/10", "tower:R", "wizard:y@5", "K/4/TyR/10"),
        ("K/4/T/10", "castle", "tower:5.1", "5/TK/10"),
        ("K/4/bTby/10", "take", "wizard:b@5", "K/4/bTy/10"),
        ("K/4/bTby/10", "take", "prisoner:b@5.0", "K/4/Tby/10"),
        ("K/4/bTyR/10", "take", "tower:5.1", "K/4/byR/10"),
    ],
)
def test_a_click_puts_or_takes_a_piece(board: str, tool: str, tag: str, after: str) -> None:
    assert board_of(holding(tool, board).click(tag)) == after


@pytest.mark.parametrize(
    ("tag", "after"),
    [("tower:5.1", "K/4/bTyR/10"), ("tower:5.2", "K/4/TbyR/10"), ("prisoner:y@5.1", "K/4/TbyR/10")],
)
def test_a_wizard_goes_under_the_tower_that_is_clicked(tag: str, after: str) -> None:
    assert board_of(holding("wizard:b", "K/4/TyR/10", under=True).click(tag)) == after


def test_a_card_and_a_spell_are_taken_by_a_click() -> None:
    composing = holding("take", "K/15")
    assert str(composing.click("card:W3")) == "K/15 b1 b0+0-6:T2|y1+2-3:? mw,mt"
    assert str(composing.click("spell:mw")) == "K/15 b1 b0+0-6:W3,T2|y1+2-3:? mt"


def test_a_spell_is_taken_and_the_other_costs_stay() -> None:
    state = parse("K/15 b1 b0+0-6:|y0+0-6: mw,mt cost=mt3")
    after = Drafting((state,), tool="take").click("spell:mw")
    assert str(after) == "K/15 b1 b0+0-6:|y0+0-6: mt cost=mt3"


@pytest.mark.parametrize(
    ("tool", "tag", "answer"),
    [
        ("", "space:5", "First choose a piece above the board."),
        ("wizard:b", "space:99", "There is no such thing on the board."),
        ("wizard:b", "card:W3", "Cards, flasks and spells are written in the form below."),
        ("wizard:b", "castle", "stack.castle: the castle is on top of space 0"),
        ("take", "space:5", "Click the wizard or the tower that is to go."),
        ("take", "player:b", "Click the wizard or the tower that is to go."),
        ("take", "castle", "box.castle: there is always one castle"),
        ("take", "card:?", "Click the wizard or the tower that is to go."),
    ],
)
def test_a_click_that_does_nothing_is_answered(tool: str, tag: str, answer: str) -> None:
    with pytest.raises(Mistake) as refused:
        holding(tool, "K/15").click(tag)
    assert str(refused.value).startswith(answer)


def test_what_is_on_no_palette_cannot_be_chosen() -> None:
    with pytest.raises(Mistake, match=r"^'wizard:g' is not on the palette; there are wizard:b, "):
        holding("", "K/15").choose("wizard:g")


def test_every_change_can_be_taken_back_and_made_again() -> None:
    first = holding("tower:T", "K/15")
    second = first.then(first.click("space:5"))
    third = second.then(second.click("space:6"))
    assert board_of(third.go(-1).state) == "K/4/T/10"
    assert third.go(-9).state == first.state
    assert third.go(-2).go(2).state == third.state
    assert board_of(third.go(-2).then(second.click("space:7")).state) == "K/4/T/1/T/8"
    assert third.go(-2).then(second.state).later == 0


def test_a_change_that_changes_nothing_is_no_draft() -> None:
    composing = holding("castle", "K/15")
    assert composing.then(composing.click("castle")) is composing


def test_a_wizard_of_who_leaves_is_put_back() -> None:
    composing = holding("wizard:y", "K/15")
    later = composing.then(parse("K/15 b1 b0+0-6:|r0+0-6: -"))
    assert later.tool == ""
    assert later.choose("wizard:r").go(-1).tool == ""


def test_what_would_be_put_is_shown_glowing() -> None:
    view, cues = holding("tower:R", "K/4/Tb/10").glimpse("wizard:b@5")
    assert view.covered[5] == "TbR"
    assert cues.glowing == {"tower:5.2"}


def test_what_would_be_taken_glows_and_stays() -> None:
    view, cues = holding("take", "K/4/bTy/10").glimpse("wizard:y@5")
    assert (view.covered[5], view.tops[5]) == ("bT", "y")
    assert cues.glowing == {"wizard:y@5"}
    assert [mark.tag for mark in holding("take", "K/4/bTy/10").glimpse("prisoner:b@5.0")[1].marks]


def test_nothing_is_shown_where_a_click_does_nothing() -> None:
    composing = holding("wizard:b", "K/15")
    view, cues = composing.glimpse("castle")
    assert view == composing.view
    assert not cues.glowing


def test_an_empty_board_is_not_a_game_that_is_over() -> None:
    assert holding("", "K/15").view.winners is None
    assert holding("", "K/15").view.mover == 0


@given(states(), st.sampled_from(["wizard", "tower:T", "tower:R", "castle", "take"]), st.booleans())
def test_what_is_said_to_work_works_and_nothing_else(state: State, tool: str, under: bool) -> None:
    tool = f"wizard:{state.table.colours[-1]}" if tool == "wizard" else tool
    composing = Drafting((state,), tool=tool, under=under)
    for tag in composing.tags:
        if composing.works(tag):
            after = composing.click(tag)
            assert parse(str(after)) == after
            composing.glimpse(tag)
        else:
            with pytest.raises(Mistake):
                composing.click(tag)
    assert all(tag in composing.tags for tags in composing.offered.values() for tag in tags)
