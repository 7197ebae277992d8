"""Composing a position: position text, change, position text."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets import parse
from mt_widgets.engine.errors import Mistake
from mt_widgets.games.magical_towers.composing import editing
from mt_widgets.games.magical_towers.box import COLOURS, OPTIONS
from mt_widgets.games.magical_towers.state import State
from tests.reachable import states

PLAYERS = "b0+0-6:W3,T2|y1+2-3:?"


def on(board: str, turn: str = "b1") -> State:
    return parse(f"{board} {turn} {PLAYERS} mw,mt")


def board_of(state: State) -> str:
    return str(state).split(" ")[0]


@pytest.mark.parametrize(
    ("before", "wizard", "after"),
    [
        ("K/15", ("b", 5), "K/4/b/10"),
        ("K/4/Ty/10", ("b", 5), "K/4/Tby/10"),
        ("K/4/TyR/10", ("b", 5, 1), "K/4/TbyR/10"),
        ("K/4/TyR/10", ("b", 5, 0), "K/4/bTyR/10"),
        ("TK/15", ("b", 0, 0), "bTK/15"),
    ],
)
def test_a_wizard_is_put_on_top_or_on_a_level(
    before: str, wizard: tuple[str, int, int | None], after: str
) -> None:
    state = editing.put_wizard(on(before), *wizard)
    assert board_of(state) == after
    assert board_of(editing.take_wizard(state, *wizard)) == before


@pytest.mark.parametrize(
    ("before", "kind", "space", "after"),
    [
        ("K/15", "T", 5, "K/4/T/10"),
        ("K/4/by/10", "R", 5, "K/4/byR/10"),  # who stood on top is imprisoned
        ("K/15", "R", 0, "RK/15"),  # the castle stands on the new tower
        ("bTK/15", "R", 0, "bTRK/15"),
    ],
)
def test_a_tower_is_put_on_top_but_under_the_castle(
    before: str, kind: str, space: int, after: str
) -> None:
    state = editing.put_tower(on(before), kind, space)
    assert board_of(state) == after
    assert board_of(editing.take_tower(state, space)) == before


@pytest.mark.parametrize(
    ("before", "number", "after"),
    [
        ("K/4/bTyRb/10", 1, "K/4/byRb/10"),
        ("K/4/bTyRb/10", 2, "K/4/bTby/10"),
        ("K/4/T/10", 1, "K/15"),
        ("5/TbRK/10", 1, "5/bRK/10"),
    ],
)
def test_who_stood_on_a_tower_falls_to_the_level_below(
    before: str, number: int, after: str
) -> None:
    assert board_of(editing.take_tower(on(before), 5, number)) == after


def test_the_castle_is_moved_to_the_top_of_a_stack() -> None:
    assert board_of(editing.move_castle(on("K/4/bTyR/10"), 5)) == "5/bTyRK/10"
    assert board_of(editing.move_castle(on("K/15"), 0)) == "K/15"


Edit = Callable[[State], State]


@pytest.mark.parametrize(
    ("before", "edit", "refusal"),
    [
        ("K/4/bbbbbb/10", lambda s: editing.put_wizard(s, "y", 5), "stack.six: level 0 of space 5"),
        ("K/4/bbbTyyyy/10", lambda s: editing.take_tower(s, 5), "stack.six: level 0 of space 5"),
        ("K/15", lambda s: editing.put_wizard(s, "b", 0), "stack.castle: the castle is on top"),
        ("5/bTK/10", lambda s: editing.take_tower(s, 5), "stack.castle: the castle is on top"),
        ("K/4/b/10", lambda s: editing.move_castle(s, 5), "stack.castle: the castle is on top"),
        ("K/15", lambda s: editing.put_wizard(s, "g", 5), "box.people: nobody plays green here"),
        ("K/15", lambda s: editing.put_wizard(s, "by", 5), "box.people: nobody plays 'by' here"),
        ("K/15", lambda s: editing.put_wizard(s, "b", 16), "box.track: there is no space 16"),
        ("K/15", lambda s: editing.put_wizard(s, "b", True), "box.track: there is no space True"),
        ("K/15", lambda s: editing.put_wizard(s, "b", 5, 1), "stack.levels: space 5 has no"),
        ("K/15", lambda s: editing.take_wizard(s, "b", 5), "stack.levels: no blue wizard stands"),
        ("K/15", lambda s: editing.take_tower(s, 5), "stack.levels: no tower stands on space 5"),
        ("K/4/T/10", lambda s: editing.take_tower(s, 5, 2), "stack.levels: space 5 has no tower 2"),
        ("K/15", lambda s: editing.put_tower(s, "K", 5), "box.towers: a tower is T or R"),
        ("K/15", lambda s: editing.put_tower(s, "", 5), "box.towers: a tower is T or R"),
    ],
)  # fmt: skip
def test_what_cannot_stand_is_refused_by_the_rule(before: str, edit: Edit, refusal: str) -> None:
    with pytest.raises(Mistake, match=f"^{refusal}"):
        edit(on(before))


def test_the_board_stays_as_it_is_while_a_move_is_named() -> None:
    state = parse("K/4/b/10 b1[W3:b5] b0+0-6:T2|y1+2-3:? mw,mt rules=master")
    with pytest.raises(Mistake, match=r"^A move is under way: write the turn without its"):
        editing.take_wizard(state, "b", 5)
    assert board_of(editing.take_wizard(editing.set_turn(state, "b1"), "b", 5)) == "K/15"


@pytest.mark.parametrize(
    ("edit", "after"),
    [
        (lambda s: editing.set_hand(s, "y", " T2, W3,?"), "b1 b0+0-6:W3,T2|y1+2-3:W3,T2,? mw,mt"),
        (lambda s: editing.set_hand(s, "b", ""), "b1 b0+0-6:|y1+2-3:? mw,mt"),
        (lambda s: editing.set_flasks(s, "b", "2+1-0x3"), "b1 b2+1-0x3:W3,T2|y1+2-3:? mw,mt"),
        (lambda s: editing.set_flasks(s, "b", "0+0-0"), "b1 b0+0-0:W3,T2|y1+2-3:? mw,mt"),
        (lambda s: editing.set_spells(s, "sw,mw", "sw1"), f"b1 {PLAYERS} mw,sw cost=sw1"),
        (lambda s: editing.set_spells(s, ""), f"b1 {PLAYERS} -"),
        (lambda s: editing.set_turn(s, "y2*"), f"y2* {PLAYERS} mw,mt"),
        (lambda s: editing.set_rules(s, "master"), f"b1 {PLAYERS} mw,mt rules=master"),
        (lambda s: editing.set_rules(s, "", "skip_second"), f"b1 {PLAYERS} mw,mt opt=skip_second"),
        (lambda s: editing.set_draw(s, "W1,?"), f"b1 {PLAYERS} mw,mt draw=W1,?"),
        (lambda s: editing.set_draw(s, "-"), f"b1 {PLAYERS} mw,mt draw="),
        (lambda s: editing.set_draw(editing.set_draw(s, "W1"), None), f"b1 {PLAYERS} mw,mt"),
        (lambda s: editing.set_discard(s, "W5,T1"), f"b1 {PLAYERS} mw,mt discard=W5,T1"),
        (lambda s: editing.set_discard(s, "-"), f"b1 {PLAYERS} mw,mt"),
    ],
)  # fmt: skip
def test_what_is_written_beside_the_board_is_set(edit: Edit, after: str) -> None:
    assert str(edit(on("K/Rb/14"))) == f"K/Rb/14 {after}"


@pytest.mark.parametrize(
    ("edit", "refusal"),
    [
        (lambda s: editing.set_hand(s, "b", "W9"), "position: player 1: there is no card 'W9'"),
        (lambda s: editing.set_hand(s, "b", "W1|r0+0-0:"), r"'W1\|r0\+0-0:' is no hand"),
        (lambda s: editing.set_hand(s, "r", "W1"), "box.people: nobody plays red here"),
        (lambda s: editing.set_flasks(s, "b", "2+1"), r"'2\+1' is not written like 1\+2-3x1"),
        (lambda s: editing.set_spells(s, "zz"), "position: spells: there is no 'zz'"),
        (lambda s: editing.set_spells(s, "mw", "mw"), "position: cost: 'mw' is not a spell and"),
        (lambda s: editing.set_turn(s, ""), "position: turn: '-' does not start with a colour"),
        (lambda s: editing.set_turn(s, "r1"), "position: turn: no player has the colour r"),
        (lambda s: editing.set_rules(s, "team"), "position: players: teams need four or six"),
        (lambda s: editing.set_rules(s, "base", "fly"), "position: opt: there is no 'fly'"),
        (lambda s: editing.set_draw(s, "X"), "position: draw: there is no card 'X'"),
        (lambda s: editing.set_players(s, "b"), "position: players: two to six can play"),
        (lambda s: editing.set_players(s, "bb"), "position: players: two players have the same"),
        (lambda s: editing.set_players(s, ""), "box.people: players are some of the colours"),
        (lambda s: editing.set_players(s, "bx"), "box.people: players are some of the colours"),
    ],
)  # fmt: skip
def test_what_cannot_be_written_is_refused_with_a_sentence(edit: Edit, refusal: str) -> None:
    with pytest.raises(Mistake, match=f"^{refusal}"):
        edit(on("K/Rb/14"))


def test_who_comes_has_the_flasks_of_the_box() -> None:
    state = editing.set_players(on("K/Rb/14", "y2*"), "ybr")
    assert str(state) == "K/Rb/14 y1 y1+2-3:?|b0+0-6:W3,T2|r0+0-5: mw,mt"


def test_who_leaves_takes_all_wizards_along() -> None:
    state = editing.set_players(on("K/RbyTb/14"), "yg")
    assert str(state) == "K/RyT/14 y1 y1+2-3:?|g0+0-6: mw,mt"


def test_players_and_rules_change_together_where_one_needs_the_other() -> None:
    alone = editing.set_players(on("K/Rby/14"), "b", "solo")
    assert str(alone) == "K/Rb/14 b1 b0+0-6:W3,T2 mw,mt rules=solo"
    assert str(editing.set_players(alone, "by", "base")).endswith("b0+0-6:W3,T2|y0+0-6: mw,mt")


CARDS = ["W1", "T5", "W4T2", "W**", "?", "W9"]


def some_edit(rng: Random) -> Edit:
    """Any change at all, sensible or not."""
    colour, space = rng.choice(COLOURS), rng.randrange(17)
    level = rng.choice([None, 0, 1, 2])
    cards = ",".join(rng.choices(CARDS, k=rng.randrange(4)))
    counts = f"{rng.randrange(4)}+{rng.randrange(4)}-{rng.randrange(4)}"
    colours = "".join(rng.sample(COLOURS, rng.randrange(7)))
    rules = rng.choice(["base", "master", "team", "master+team", "solo"])
    spells = rng.choice(["mw,mt", "-", "fw,pb", "mw,mw", ""])
    turn = f"{colour}{rng.randrange(5)}{rng.choice(['', '*', '[before]', '[ask]', '[W**]'])}"
    return rng.choice(
        [
            lambda s: editing.put_wizard(s, colour, space, level),
            lambda s: editing.take_wizard(s, colour, space, level),
            lambda s: editing.put_tower(s, rng.choice("TRK"), space),
            lambda s: editing.take_tower(s, space, level),
            lambda s: editing.move_castle(s, space),
            lambda s: editing.set_hand(s, colour, cards),
            lambda s: editing.set_flasks(s, colour, counts),
            lambda s: editing.set_players(s, colours, rng.choice([None, rules])),
            lambda s: editing.set_rules(s, rules, rng.choice(["", *OPTIONS])),
            lambda s: editing.set_spells(s, spells, rng.choice(["", "sw1"])),
            lambda s: editing.set_turn(s, turn),
            lambda s: editing.set_draw(s, rng.choice([None, cards, "-"])),
            lambda s: editing.set_discard(s, cards),
        ]
    )


@given(states(), st.integers(0, 100_000))
def test_whatever_is_changed_is_a_position_or_refused_with_a_sentence(
    state: State, seed: int
) -> None:
    rng, refused = Random(seed), list[str]()
    for _ in range(40):
        try:
            state = some_edit(rng)(state)
        except Mistake as error:
            refused.append(str(error))
        assert parse(str(state)) == state
    assert all(sentence and "\n" not in sentence for sentence in refused)


@given(states(), st.integers(0, 100_000))
def test_what_was_put_can_be_taken_away_again(state: State, seed: int) -> None:
    rng = Random(seed)
    space, colour = rng.randrange(16), rng.choice(state.table.colours)
    try:
        more = editing.put_wizard(state, colour, space)
    except editing.EditError:
        more = editing.put_tower(editing.set_turn(state, f"{colour}1"), rng.choice("TR"), space)
        state = editing.set_turn(state, f"{colour}1")
        assert editing.take_tower(more, space) == state
    else:
        assert editing.take_wizard(more, colour, space) == state
