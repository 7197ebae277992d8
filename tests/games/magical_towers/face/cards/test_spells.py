"""The spells laid out."""

import pytest

import mt_widgets as mt
from mt_widgets.draw.flatten import flatten
from mt_widgets.draw.scene import Group, Shape
from mt_widgets.games.magical_towers.box import SPELL_COSTS
from mt_widgets.games.magical_towers.face.board.layout import FRAMES, Box, lay_out
from mt_widgets.games.magical_towers.face.cards.spells import laid_out, picture
from mt_widgets.games.magical_towers.face.motion.cues import Cues
from mt_widgets.games.magical_towers.face.theme import THEMES, load_theme
from mt_widgets.games.magical_towers.view import View
from tests.draw.counting import count

from ..looking import fits, outlines, overlap, paths, reach, tags, texts

LIGHT = load_theme("light")
BOX = Box(20, 30, 700, 90)
ALL = ",".join(SPELL_COSTS)


def view(spells: str, full: int = 6, turn: str = "b1", rules: str = "") -> View:
    people = f"b0+{full}-0:W2|y0+1-5:W1"
    return mt.view(mt.parse(f"K/bTy/14 {turn} {people} {spells} {rules}".strip()))


def drawn(view: View, cues: Cues | None = None, box: Box = BOX) -> tuple[Shape, ...]:
    return laid_out(view, box, LIGHT, cues or Cues())


def veiled(shapes: tuple[Shape, ...]) -> set[str]:
    """The spells that are muted."""
    veils = paths(shapes, fill=LIGHT["panel"], opacity=0.55)
    starts = [line[0] for veil in veils for line in flatten(veil.d)]
    found = set()
    for frame in shapes:
        if isinstance(frame, Group):
            left, top, right, bottom = reach((frame,))
            if any(left < x < right and top < y < bottom for x, y in starts):
                found.add(frame.tag.removeprefix("spell:"))
    return found


def test_all_eight_lie_in_the_order_of_the_rules() -> None:
    assert tags(drawn(view(ALL))) == [f"spell:{code}" for code in SPELL_COSTS]
    assert drawn(view("-")) == ()


@pytest.mark.parametrize("code", SPELL_COSTS)
def test_a_spell_shows_its_cost_in_flasks_of_whoever_would_pay(code: str) -> None:
    bare = outlines(paths(picture(code, "b", LIGHT), fill=LIGHT.wizards["b"][0], stroke=""))
    liquid = paths(drawn(view(code)), fill=LIGHT.wizards["b"][0], stroke="")
    assert outlines(liquid) - bare == SPELL_COSTS[code]


def test_a_cost_that_the_table_has_set_is_shown() -> None:
    liquid = paths(drawn(view("mt", rules="cost=mt3")), fill=LIGHT.wizards["b"][0], stroke="")
    assert outlines(liquid) == 3


@pytest.mark.parametrize("name", THEMES)
def test_every_effect_has_its_own_picture_without_words(name: str) -> None:
    pictures = {code: picture(code, "g", load_theme(name)) for code in SPELL_COSTS}
    assert len(set(pictures.values())) == 8
    assert all(texts(shapes) == [] for shapes in pictures.values())
    assert all(fits(shapes, Box(-50, -36, 100, 72), 0) for shapes in pictures.values())


def test_clockwise_is_to_the_right_and_headwind_to_the_left() -> None:
    for code, back in (("mw", "hw"), ("mt", "ht")):
        forward = reach(tuple(paths(picture(code, "b", LIGHT), fill=LIGHT["ink"], stroke="")))
        wind = reach(tuple(paths(picture(back, "b", LIGHT), fill=LIGHT["ink"], stroke="")))
        assert forward[0] > 0 > wind[2]


def test_what_cannot_be_paid_is_muted() -> None:
    assert veiled(drawn(view(ALL, full=6))) == set()
    assert veiled(drawn(view(ALL, full=1))) == {c for c, cost in SPELL_COSTS.items() if cost > 1}
    assert veiled(drawn(view("mw,mt", full=0))) == {"mw", "mt"}


def test_after_the_spell_of_the_turn_all_are_muted() -> None:
    assert veiled(drawn(view("mw,mt,fw", turn="b2*"))) == {"mw", "mt", "fw"}


def test_in_master_wizards_only_the_same_spell_may_be_repeated() -> None:
    again = view("mw,mt,fw", turn="b1[before]!b=mt", rules="rules=master")
    assert veiled(drawn(again)) == {"mw", "fw"}


def test_who_decides_pays() -> None:
    other = view("mw,mt", turn="b1[before]>y", rules="rules=master")
    assert paths(drawn(other), fill=LIGHT.wizards["y"][0], stroke="")
    assert veiled(drawn(other)) == {"mw"}  # yellow has one full flask


def test_what_glows_is_not_muted_and_what_is_chosen_is_raised() -> None:
    poor = view("mw,mt", full=0)
    lit = drawn(poor, Cues(frozenset({"spell:mw"}), frozenset({"spell:mt"})))
    assert veiled(lit) == set()
    plain = drawn(poor)
    assert reach(lit[:1])[1] == pytest.approx(reach(plain[:1])[1], abs=6)
    assert reach((paths(lit[1:2])[-1],)) == reach((paths(plain[1:2])[-1],))
    assert isinstance(lit[1], Group)
    assert isinstance(plain[1], Group)
    assert lit[1].y < plain[1].y
    assert len(paths(lit[:2], stroke=LIGHT["glow"])) == 3


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("number", range(1, 9))
def test_any_number_fits_its_box_side_by_side(frame: str, number: int) -> None:
    box, codes = lay_out(frame, 4).spells, list(SPELL_COSTS)[:number]
    shapes = drawn(view(",".join(codes)), box=box)
    assert fits(shapes, box, 2)
    frames = [reach((shape,)) for shape in shapes if isinstance(shape, Group)]
    assert len(frames) == number
    assert not any(overlap(a, b) for i, a in enumerate(frames) for b in frames[:i])


def test_eight_spells_take_few_commands() -> None:
    assert count(drawn(view(ALL))) <= 60
