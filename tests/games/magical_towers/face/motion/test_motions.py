"""Motions: pieces start where they stood, end where they will stand, and are never there twice."""

from dataclasses import replace
from random import Random

import pytest

from mt_widgets.draw.scene import Shape, walk
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.events import (
    CardPlayed,
    CastleMoved,
    DieRolled,
    FlaskFilled,
    TowerMoved,
    TowersSwapped,
    WizardEntered,
    WizardMoved,
    WizardsImprisoned,
)
from mt_widgets.games.magical_towers.face import FRAMES, Motion, lay_out, motion, scene
from mt_widgets.games.magical_towers.face.board.islet import die_spot
from mt_widgets.games.magical_towers.face.board.placing import stack_of
from mt_widgets.games.magical_towers.face.pieces.die import die
from mt_widgets.games.magical_towers.face.theme import load_theme
from mt_widgets.games.magical_towers.knowledge import observe, update
from mt_widgets.games.magical_towers.view import look
from tests.reachable import some_move

from ..looking import reach
from ..positions import MIDDLE, played, seen

VIEW = seen(MIDDLE)
LAYOUT = lay_out("wide", 2)


def shown(event: object) -> Motion:
    found = motion(VIEW, event)  # type: ignore[arg-type]  # every test passes an event
    assert found is not None
    return found


def foot(shapes: tuple[Shape, ...]) -> tuple[float, float]:
    first = next(iter(walk(shapes)))
    return first.x, first.y


def test_a_wizard_hops_from_where_it_stood_to_where_it_will_stand() -> None:
    event = WizardMoved("b", 4, 1, 5)
    walked, after = shown(event), update(VIEW, (event,))
    start, end = stack_of(LAYOUT, VIEW, 4).crowd[0], stack_of(LAYOUT, after, 5).crowd[0]
    assert foot(walked.frames(0)) == (start.x, start.y)
    assert foot(walked.frames(1)) == (end.x, end.y)
    assert foot(walked.frames(0.5))[1] < (start.y + end.y) / 2 - 10
    assert walked.stage.tops[4] == ""
    assert walked.stage.tops[5] == ""


def test_a_wizard_passes_over_the_roofs_on_its_way() -> None:
    walked = shown(WizardMoved("b", 15, 3, 2))
    stops = {round(foot(walked.frames(t / 60))[0]) for t in range(61)}
    assert {round(stack_of(LAYOUT, VIEW, n).x) for n in (15, 2)} <= stops
    over = min(foot(walked.frames(t / 60))[1] for t in range(61))
    assert over < stack_of(LAYOUT, VIEW, 1).roof


def test_a_tower_flies_with_its_riders_and_those_below_sink_out_of_sight() -> None:
    event = TowerMoved(14, 1, 10, 8, False)
    flown, after = shown(event), update(VIEW, (event,))
    assert flown.stage.covered[14] == ""
    assert flown.stage.tops[14] == "" == flown.stage.tops[8]
    assert reach(flown.frames(1))[1] == pytest.approx(reach_of(after, 8)[1], abs=3)
    sinking = next(iter(walk(flown.frames(0.8))))
    assert 0 < sinking.opacity < 1


def reach_of(view: object, space: int) -> tuple[float, float, float, float]:
    stack = stack_of(LAYOUT, view, space)  # type: ignore[arg-type]
    return stack.x, stack.tip, stack.x, stack.y


def test_the_castle_rides_along_and_glides_alone() -> None:
    rode = shown(TowerMoved(6, 1, 1, 7, True))
    glided = shown(CastleMoved(6, 0))
    for moved in (rode, glided):
        assert "castle" not in {p.tag for p in walk(scene(moved.stage).table)}
    start, end = (
        stack_of(LAYOUT, VIEW, 6).castle,
        stack_of(LAYOUT, replace(VIEW, castle=0), 0).castle,
    )
    assert start is not None
    assert end is not None
    assert foot(glided.frames(0)) == (start.x, start.y)
    assert foot(glided.frames(1)) == pytest.approx((end.x, end.y))


def test_towers_cross() -> None:
    crossed = shown(TowersSwapped(3, 10))
    assert crossed.stage.covered[3] == ""
    assert crossed.stage.covered[10] == "TRT"
    middles = {t: [sum(reach((group,))[::2]) / 2 for group in crossed.frames(t)] for t in (0, 1)}
    three, ten = (LAYOUT.spot(space)[0] for space in (3, 10))
    assert middles[0] == pytest.approx([three, ten], abs=2)
    assert middles[1] == pytest.approx([ten, three], abs=2)


@pytest.mark.parametrize("value", range(1, 7))
def test_the_die_tumbles_the_same_way_and_ends_on_its_value(value: int) -> None:
    one, other = shown(DieRolled(value)), shown(DieRolled(value))
    assert [one.frames(t / 10) for t in range(11)] == [other.frames(t / 10) for t in range(11)]
    x, y, size = die_spot(LAYOUT, VIEW)
    (last,) = one.frames(1)
    assert last.parts == (die(value, size, load_theme("light")),)  # type: ignore[union-attr]
    assert (last.x, last.y) == pytest.approx((x, y))  # type: ignore[union-attr]
    assert len({str(one.frames(t / 10)) for t in range(11)}) > 5


@pytest.mark.parametrize(
    "event", [WizardEntered("b", 6), WizardsImprisoned(8, "y"), FlaskFilled(1)]
)
def test_what_vanishes_or_flashes_leaves_the_table_as_it_is(event: object) -> None:
    seen_so = shown(event)
    assert seen_so.stage == VIEW
    assert seen_so.frames(0.2) != seen_so.frames(0.9)


def test_what_does_not_move_has_no_motion() -> None:
    assert motion(VIEW, CardPlayed(0, "T3")) is None


@pytest.mark.parametrize("frame", FRAMES)
def test_every_event_of_a_game_can_be_shown(frame: str) -> None:
    state, rng = played(4, 2, 0), Random(7)
    view, shown_events = look(state, 1, memory=False), 0
    for _ in range(60):
        if game.mover(state) is None:
            break
        move = some_move(state, rng)
        for event in observe(game.events(state, move), state, 1):
            found = motion(view, event, frame=frame)
            if found:
                assert scene(found.stage, frame=frame).table
                assert all(found.frames(t) for t in (0, 0.4, 1))
                assert 0 < found.seconds < 2
                shown_events += 1
            view = update(view, (event,))
        state = game.play(state, move)
    assert shown_events > 15
