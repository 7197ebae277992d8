"""What a board shows beside the position: what would happen, and what happened last."""

from typing import Any

from hypothesis import given, settings

from mt_widgets.engine.board_model import BoardModel
from mt_widgets.engine.history import History
from mt_widgets.games.magical_towers import api
from mt_widgets.games.magical_towers import events as e
from mt_widgets.games.magical_towers.face.motion.cues import chosen_half
from mt_widgets.games.magical_towers.state import State
from mt_widgets.games.magical_towers.voice.labels import things
from tests.reachable import states

BOARD = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6"


def sit(text: str, *clicked: str) -> Any:
    """A board model whose states are ours here, and nobody's to shared code."""
    return seated(api.parse(text), *clicked)


def seated(state: State, *clicked: str) -> Any:
    record: Any = api.record(state)
    return BoardModel(History.of(record), clicked=clicked)


def test_a_preview_tells_who_is_caught_and_that_a_flask_is_filled() -> None:
    model = sit(f"{BOARD} b1 b0+0-6:T1,W3|y0+0-6:W1 mw", "card:T1")
    assert model.preview("tower:2.1") == (
        e.TowerMoved(2, 1, 1, 3, castle=False),
        e.WizardsImprisoned(3, "bby"),
        e.FlaskFilled(0),
    )


def test_a_preview_tells_where_the_castle_goes_next() -> None:
    model = sit("K/12/b/2 b1 b0+0-6:W3|y0+0-6:W1 -", "card:W3")
    assert e.CastleMoved(0, 4) in model.preview("wizard:b@13")


def test_a_preview_of_a_named_move_shows_it_as_if_nobody_cast() -> None:
    text = f"{BOARD} b1 b0+0-6:W3|y0+4-2:W1 mw rules=master"
    assert e.WizardMoved("b", 1, 3, 4) in sit(text, "card:W3").preview("wizard:b@1")


def test_a_preview_does_not_tell_what_is_under_a_tower() -> None:
    lifted = sit("K/bT/14 b1 b0+0-6:T1|y0+0-6:W1 -", "card:T1").preview("tower:1.1")
    assert lifted == (e.TowerMoved(1, 1, 1, 2, castle=False),)
    for prisoner in ("b", ""):
        freeing = sit(f"K/{prisoner}T/14 b3 b0+1-5:|y0+0-6: fw", "spell:fw")
        assert freeing.preview("tower:1.1") == ()


def test_the_half_of_the_card_that_would_be_used_is_stressed() -> None:
    model = sit("K/bTb/14 b1 b0+0-6:W4T2|y0+0-6:W1 -", "card:W4T2")
    assert chosen_half(model.cues("wizard:b@1")) == "wizard"
    assert chosen_half(model.cues("tower:1.1")) == "tower"
    assert chosen_half(model.cues("prisoner:b@1.0")) == ""


def test_the_last_move_is_traced_in_the_colour_of_who_made_it() -> None:
    model = sit(f"{BOARD} b2 b0+0-6:T*** ,W3|y0+0-6:W1 mw".replace(" ,", ","))
    after = model.moved(model.history.play("T***=2:t5.1"))
    assert after.state.seat == 1
    assert after.cues().mover == "b"


def test_a_named_move_is_shown_while_the_others_think() -> None:
    model = sit(f"{BOARD} b1 b0+0-6:W3|y0+4-2:W1 mw rules=master")
    named = model.moved(model.history.play("W3:b1"))
    assert e.WizardMoved("b", 1, 3, 4) in named.cues().preview


def test_the_race_counts_the_turns_also_of_one_alone() -> None:
    model = sit("K/12/b/2 b1 b0+0-6:W3,W1,T1|y0+2-2x2:W1,W2,W3 -")
    after = model.moved(model.history.play("W3:b13"))
    assert [state.home for state in after.turn_ends()] == [(0, 0), (1, 0), (1, 0)]
    alone = sit("K/9/b/5 b1 b0+0-12:W1,W2,W3 - rules=solo draw=W1,W2,W3")
    played = alone.moved(alone.history.play("W1:b10 W2:b11"))
    assert len(played.turn_ends()) == 4


@given(states())
@settings(max_examples=25)
def test_pointing_at_anything_is_harmless(state: State) -> None:
    model = seated(state)
    tags = [tag for group in things(model.view).values() for tag in group]
    for hand in [(), *((tag,) for tag in sorted(model.following))]:
        held = BoardModel(model.history, clicked=hand)
        for tag in tags:
            held.cues(tag)
