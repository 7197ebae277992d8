"""The islet: whose turn it is, which action, and at the end the winners."""

from dataclasses import replace
from random import Random

import pytest

import mt_widgets as mt
from mt_widgets.draw.scene import Path, walk
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.face import FRAMES, Cues, lay_out
from mt_widgets.games.magical_towers.face.board.islet import islet, islet_spot
from mt_widgets.games.magical_towers.face.board.placing import stack_of
from mt_widgets.games.magical_towers.face.cards.spells import laid_out
from mt_widgets.games.magical_towers.face.theme import load_theme
from mt_widgets.games.magical_towers.rules.ending import winning_seats
from mt_widgets.games.magical_towers.view import look
from tests.reachable import walk as play_on

from ..looking import outlines, reach, tags
from ..positions import MIDDLE, seen

LIGHT, WIDE = load_theme("light"), lay_out("wide", 2)


@pytest.mark.parametrize(("action", "done"), [(1, 0), (2, 1), (3, 2)])
def test_dots_tell_the_action(action: int, done: int) -> None:
    view = seen(MIDDLE.replace(" b2 ", f" b{action} "))
    paths = [p.shape for p in walk(islet(view, WIDE, LIGHT, Cues())) if isinstance(p.shape, Path)]
    dark = [path for path in paths if path.fill == LIGHT["ink"] and not path.stroke]
    now = [path for path in paths if path.fill == LIGHT["glow"]]
    assert outlines(dark) == done
    assert outlines(now) == 1


def test_the_active_wizard_stands_there() -> None:
    for letter in "by":
        view = seen(MIDDLE.replace(" b2 ", f" {letter}2 "))
        assert tags(islet(view, WIDE, LIGHT, Cues())) == [f"player:{letter}"]


@pytest.mark.parametrize("frame", ["wide", "medium", "narrow"])
def test_it_slides_aside_from_a_high_stack_before_it(frame: str) -> None:
    layout = lay_out(frame, 2)
    low, high = seen(MIDDLE), seen(MIDDLE.replace("/y/1/", "/TRTRTRTy/1/"))
    assert islet_spot(layout, low)[0] == layout.x
    x, y = islet_spot(layout, high)
    space = next(n for n in range(5, 12) if layout.spot(n)[0] == pytest.approx(x))
    assert space != 8
    assert stack_of(layout, high, space).tip > y


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_the_winners_are_those_of_the_rules(memory: bool, players: int) -> None:
    ended = 0
    for seed in range(12):
        state = play_on(mt.start(players, seed=seed), 900, Random(seed))
        if game.mover(state) is None:
            assert look(state, 0, memory=memory).winners == winning_seats(state)
            ended += 1
    assert ended > 2


def test_the_winners_are_crowned_in_place_of_the_active_wizard() -> None:
    view = seen("K/15 b1 b4+2-0:|y4+2-0: -")
    assert view.winners == (0, 1)
    assert tags(islet(view, WIDE, LIGHT, Cues())) == ["player:b", "player:y"]


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("winners", [1, 2, 3, 6])
@pytest.mark.parametrize("spells", ["-", "mw,mt,sw", "mw,mt,sw,hw,ht,mc,pb,fw"])
def test_no_wreath_hides_a_spell(frame: str, winners: int, spells: str) -> None:
    others = "|".join(f"{colour}0+0-4:" for colour in "byrgov")
    view = replace(seen(f"K/15 b1 {others} {spells}"), mover=None, winners=(*range(winners),))
    layout = lay_out(frame, 6)
    laid = [reach((one,))[3] for one in laid_out(view, layout.spells, LIGHT, Cues())]
    assert reach(islet(view, layout, LIGHT, Cues()))[1] >= max(laid, default=0)
