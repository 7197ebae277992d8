"""The players' panels."""

from random import Random

import pytest
from hypothesis import given

import mt_widgets as mt
from mt_widgets.draw.scene import Group, Shape, Text, walk
from mt_widgets.games.magical_towers.box import PEOPLE
from mt_widgets.games.magical_towers.draft import changed
from mt_widgets.games.magical_towers.face.board.layout import FRAMES, Box, lay_out
from mt_widgets.games.magical_towers.face.motion.cues import Cues
from mt_widgets.games.magical_towers.face.panels.players import panels
from mt_widgets.games.magical_towers.face.theme import THEMES, load_theme
from mt_widgets.games.magical_towers.rules.setup import start
from mt_widgets.games.magical_towers.state import State, Table
from mt_widgets.games.magical_towers.view import View, look
from tests.draw.counting import count
from tests.reachable import states

from ..looking import contrasts, extent, fits, outlines, overlap, paths, reach, tags, texts

LIGHT = load_theme("light")
WIDE = Box(0, 0, 474, 128), Box(500, 0, 474, 128)
TWO = "K/Rbby/bTbyy/13 b1 b1+3-2x1:W2,T3,W4T2|y2+0-5x1:? mw"
TEAMS = "K/Rbyrg/14 {turn} b1+2-2x1:W1|y0+0-5:?|r2+5-0:?|g4+1-3x1:? mw rules={rules}"


def drawn(text: str = TWO, cues: Cues | None = None, *, memory: bool = True) -> tuple[Shape, ...]:
    view = mt.view(mt.parse(text), memory=memory)
    boxes = WIDE if view.table.seats == 2 else lay_out("wide", view.table.seats).panels
    return panels(view, boxes, LIGHT, cues or Cues())


def panel(shapes: tuple[Shape, ...], colour: str) -> tuple[Shape, ...]:
    return tuple(s for s in shapes if isinstance(s, Group) and s.tag == f"player:{colour}")


def pieces(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """What lies on the panels."""
    return tuple(shape for shape in shapes if not isinstance(shape, Group))


def liquid(shapes: tuple[Shape, ...], colour: str) -> int:
    found = paths(pieces(shapes), fill=LIGHT.wizards[colour][0], stroke="")
    return outlines(found)


def test_each_seat_has_a_panel_in_its_box() -> None:
    shapes = drawn()
    assert tags(shapes) == ["player:b", "player:y"]
    for colour, box in zip("by", WIDE, strict=True):
        assert fits(panel(shapes, colour), box, 4)


def test_flasks_are_full_empty_or_spent() -> None:
    shapes = drawn()
    assert liquid(shapes, "b") == 3
    assert liquid(shapes, "y") == 0
    glasses = paths(pieces(shapes), fill="", stroke=LIGHT["mute"])
    dotted = [path for path in glasses if path.dash]
    assert outlines(dotted) == 2  # spent ones
    empty, crosses = (path for path in glasses if not path.dash)
    assert outlines([empty]) == 2 * (2 + 5)  # each has a lip
    assert outlines([crosses]) == 2


def test_wizards_are_home_or_missing() -> None:
    shapes = drawn()
    for colour, home in (("b", 1), ("y", 2)):
        hat, cloak, _ = LIGHT.wizards[colour]
        assert outlines(paths(pieces(shapes), fill=hat, stroke=cloak)) == home
    missing = paths(pieces(shapes), fill=LIGHT["panel_shade"], stroke=LIGHT["mute"])
    assert outlines(missing) == (2 + 2) + (1 + 2)  # those imprisoned too
    assert outlines(paths(pieces(shapes), fill=LIGHT["castle"])) == 2


def test_without_memory_the_box_tells_how_many_are_missing() -> None:
    missing = paths(pieces(drawn(memory=False)), fill=LIGHT["panel_shade"])
    assert outlines(missing) == (PEOPLE[2]["wizards"] - 1) + (PEOPLE[2]["wizards"] - 2)


def test_counts_are_written_wizards_above_flasks() -> None:
    shapes = drawn()
    left = tuple(s for s in pieces(shapes) if isinstance(s, Text) and s.x < 480)
    right = tuple(s for s in pieces(shapes) if isinstance(s, Text) and s.x > 480)
    assert texts(left) == ["1", "3"]
    assert texts(right) == ["2", "0"]


def test_the_cards_of_a_hand_are_small_backs() -> None:
    assert outlines(paths(pieces(drawn()), fill=LIGHT["raven_plate"])) == 3 + 1
    narrow = lay_out("narrow", 2).panels
    view = mt.view(mt.parse(TWO))
    assert not paths(panels(view, narrow, LIGHT, Cues()), fill=LIGHT["raven_plate"])  # no room


def test_the_active_player_is_outlined_in_gold_and_nobody_when_the_game_is_over() -> None:
    shapes = drawn()
    assert paths(panel(shapes, "b"), stroke=LIGHT["glow"])
    assert not paths(panel(shapes, "y"), stroke=LIGHT["glow"])
    over = drawn("K/15 b1 b5+6-0:|y5+5-0x1: mw")
    assert not paths(over, stroke=LIGHT["glow"])
    assert not paths(over, fill=LIGHT["glow"])


@pytest.mark.parametrize(
    ("turn", "rules", "who"),
    [("b1", "team", "b"), ("b1[ask]", "team", "r"), ("b1[before]>g", "master", "g")],
)
def test_a_pointer_marks_who_is_to_decide(turn: str, rules: str, who: str) -> None:
    shapes = drawn(TEAMS.format(turn=turn, rules=rules))
    assert [c for c in "byrg" if paths(panel(shapes, c), fill=LIGHT["glow"])] == [who]
    assert [c for c in "byrg" if paths(panel(shapes, c), stroke=LIGHT["glow"])] == ["b"]


def test_the_dice_are_for_the_active_player() -> None:
    shapes = drawn("K/bTy/14 b1[W**] b0+0-6:W2|y0+0-6:? mw discard=W**")
    assert paths(panel(shapes, "b"), fill=LIGHT["glow"])


def test_in_teams_each_panel_bears_the_partners_emblem() -> None:
    shapes = drawn(TEAMS.format(turn="b1", rules="team"))
    alone = drawn(TEAMS.format(turn="b1", rules="base"))
    for colour, partner in ("br", "yg", "rb", "gy"):
        more = set(paths(panel(shapes, colour))) - set(paths(panel(alone, colour)))
        disc, sign = sorted(more, key=lambda path: path.stroke, reverse=True)
        assert (disc.fill, sign.fill) == (LIGHT.wizards[partner][0], LIGHT.wizards[partner][2])
        left, top, right, bottom = reach((disc,))
        assert fits((sign,), Box(left, top, right - left, bottom - top), 0)


def test_a_panel_may_glow_or_be_chosen() -> None:
    lit = drawn(cues=Cues(frozenset({"player:y"}), frozenset({"player:b"})))
    assert len(paths(panel(lit, "y"), stroke=LIGHT["glow"])) == 2
    assert len(paths(panel(lit, "b"), stroke=LIGHT["outline"], fill="")) == 1


def tables() -> list[View]:
    found = []
    for colours in ("b", "by", "byr", "byrg", "byrgo", "byrgov"):
        state = start(Table(colours, ("mw", "mt", "fw"), solo=len(colours) == 1), Random(4))
        half = tuple(count // 2 for count in state.empty)
        rest = tuple(count - count // 2 - 1 for count in state.empty)
        one = (1,) * len(colours)
        found.append(look(changed(state, full=half, empty=rest, spent=one, home=one), 0))
    return found


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("name", THEMES)
def test_panels_fit_their_boxes_and_their_digits_can_be_read(frame: str, name: str) -> None:
    theme = load_theme(name)
    for view in tables():
        boxes = lay_out(frame, view.table.seats).panels
        shapes = panels(view, boxes, theme, Cues())
        for placed in walk(shapes):
            assert not isinstance(placed.shape, Text) or placed.shape.size >= 12
        assert all(contrast >= 4.5 for contrast in contrasts(shapes, theme["hill"]))
        _in_boxes(shapes, boxes)


def _in_boxes(shapes: tuple[Shape, ...], boxes: tuple[Box, ...]) -> None:
    """Nothing is outside all boxes, and no digit lies over a piece."""
    whole = Box(
        min(box.x for box in boxes),
        min(box.y for box in boxes),
        max(box.x + box.width for box in boxes) - min(box.x for box in boxes),
        max(box.y + box.height for box in boxes) - min(box.y for box in boxes),
    )
    assert fits(shapes, whole, 5)
    on_top = pieces(shapes)
    digits = [extent(placed) for placed in walk(on_top) if isinstance(placed.shape, Text)]
    drawings = _single(on_top)
    assert not any(overlap(digit, drawing) for digit in digits for drawing in drawings)


def _single(shapes: tuple[Shape, ...]) -> list[tuple[float, float, float, float]]:
    found = []
    for path in paths(shapes):
        for outline in path.d.split(" M "):
            text = outline if outline.startswith("M") else f"M {outline}"
            found.append(reach((type(path)(text, path.fill, path.stroke, path.width),)))
    return found


def test_six_players_take_few_commands() -> None:
    six = tables()[-1]
    assert all(
        count(panels(six, lay_out(frame, 6).panels, LIGHT, Cues())) <= 130 for frame in FRAMES
    )


@given(states())
def test_every_panel_tells_the_truth(state: State) -> None:
    view = look(state, 0)
    shapes = panels(view, lay_out("wide", state.table.seats).panels, LIGHT, Cues())
    expected = sorted(str(n) for n in (*state.home, *state.full))
    assert sorted(texts(shapes)) == expected
    for seat, colour in enumerate(state.table.colours):
        assert liquid(shapes, colour) == state.full[seat]
