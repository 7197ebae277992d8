"""What a picture points out: light, what is chosen, previews, traces, marks, arrows, the lens."""

import pytest

from mt_widgets.draw.hit import hit
from mt_widgets.draw.scene import Group, Path, Scene, walk
from mt_widgets.games.magical_towers.events import (
    CastleMoved,
    Event,
    FlaskFilled,
    TowerMoved,
    TowersSwapped,
    WizardEntered,
    WizardMoved,
    WizardsImprisoned,
)
from mt_widgets.games.magical_towers.face import (
    FRAMES,
    THEMES,
    Arrow,
    Cues,
    Mark,
    anchor,
    lay_out,
    scene,
)
from mt_widgets.games.magical_towers.face.board.lens import lens_box
from mt_widgets.games.magical_towers.face.theme import load_theme

from ..looking import contrasts, reach, tags, texts
from ..positions import FULL, MIDDLE, seen

VIEW = seen(MIDDLE, memory=True)
GOLD = load_theme("light")["glow"]


def picture(**cues: object) -> Scene:
    return scene(VIEW, cues=Cues(**cues))  # type: ignore[arg-type]  # each test names its own


def lit(drawn: Scene) -> int:
    """How many lines of light there are, beside those round whose turn it is."""
    found = (p.shape for p in walk(drawn.table) if not p.tag)
    return sum(isinstance(s, Path) and s.stroke == GOLD and not s.fill for s in found)


@pytest.mark.parametrize("tag", ["wizard:b@4", "tower:10.2", "castle", "space:12", "space:13"])
def test_what_can_be_clicked_glows_behind_and_what_is_chosen_more(tag: str) -> None:
    dark = lit(picture())
    assert lit(picture(glowing=frozenset({tag}))) == dark + 2
    chosen = picture(chosen=frozenset({tag}))
    assert lit(chosen) == dark + 2
    assert chosen.table != picture(glowing=frozenset({tag})).table


def test_a_chosen_tower_is_lifted_with_all_above_it() -> None:
    def heights(drawn: Scene) -> dict[str, float]:
        groups = [s for s in drawn.table if isinstance(s, Group) and "10" in s.tag]
        return {group.tag: group.y for group in groups}

    before, after = heights(picture()), heights(picture(chosen=frozenset({"tower:10.3"})))
    moved = {tag for tag, y in before.items() if after[tag] < y}
    assert {"tower:10.3", "tower:10.4", "wizard:b@10", "wizard:y@10"} <= moved
    assert not {"tower:10.1", "tower:10.2", "space:10"} & moved


def test_light_does_not_move_where_a_click_hits() -> None:
    glowing = picture(glowing=frozenset({"wizard:b@15", "tower:14.2", "tower:3.1"}))
    layout = lay_out("wide", 2)
    for tag in ("wizard:b@15", "tower:14.2", "tower:14.1", "tower:3.1"):
        assert hit(glowing, *anchor(layout, VIEW, tag)) == tag


PREVIEWS: dict[str, tuple[Event, ...]] = {
    "a wizard walks": (WizardMoved("b", 4, 1, 5),),
    "a wizard goes home": (WizardMoved("b", 4, 2, 6), WizardEntered("b", 6), CastleMoved(6, 12)),
    "a wizard is blown back": (WizardMoved("b", 4, -1, 3),),
    "a tower catches": (TowerMoved(3, 1, 5, 8, False), WizardsImprisoned(8, "y"), FlaskFilled(0)),
    "a castle rides": (TowerMoved(6, 1, 1, 7, True),),
    "towers change places": (TowersSwapped(1, 10),),
}


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("name", PREVIEWS)
def test_a_preview_lies_over_the_table_in_the_frame_and_catches_no_click(
    name: str, frame: str
) -> None:
    plain = scene(VIEW, frame=frame)
    drawn = scene(VIEW, frame=frame, cues=Cues(preview=PREVIEWS[name]))
    assert drawn.table == plain.table
    assert drawn.overlay
    assert tags(drawn.overlay) == []
    left, top, right, bottom = reach(drawn.overlay)
    assert 0 <= left <= right <= drawn.width
    assert 0 <= top <= bottom <= drawn.height


def test_a_preview_tells_the_steps() -> None:
    assert texts(picture(preview=PREVIEWS["a wizard is blown back"]).overlay) == ["1"]
    assert texts(picture(preview=PREVIEWS["a tower catches"]).overlay) == ["5"]


@pytest.mark.parametrize("theme", THEMES)
def test_the_steps_of_a_preview_stand_out(theme: str) -> None:
    drawn = scene(VIEW, theme=theme, cues=Cues(preview=PREVIEWS["a tower catches"]))
    assert min(contrasts(drawn.overlay, "#808080")) >= 4.5


def test_a_trace_lies_on_the_road_in_the_movers_colour() -> None:
    theme = load_theme("light")
    walked = picture(trace=(WizardMoved("y", 5, 3, 8),))
    carried = picture(trace=(TowerMoved(12, 1, 2, 14, False),), mover="y")
    for drawn in (walked, carried):
        assert drawn.overlay == ()
        assert any(
            isinstance(p.shape, Path) and p.shape.stroke == theme.wizards["y"][0]
            for p in walk(drawn.table)
        )
    assert picture(trace=(FlaskFilled(0),)).table == picture().table


def test_marks_and_arrows_are_drawn_on_any_tag() -> None:
    places = ("wizard:b@15", "tower:10.2", "castle", "card:T3", "spell:mw", "player:y",
              "prisoner:b@10.0")  # fmt: skip
    for tag in places:
        assert picture(marks=(Mark(tag, "r"),)).overlay
        assert picture(arrows=(Arrow(tag, "space:2", "g"),)).overlay
    assert picture(marks=(Mark("space:3"),)).table != picture().table
    assert picture(marks=(Mark("card:W5"),)).overlay == ()


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize(
    "tag", ["wizard:y@3", "tower:10.1", "castle", "card:T3", "spell:mw", "player:y", "space:0"]
)
def test_an_anchor_is_where_a_click_finds_the_tag(frame: str, tag: str) -> None:
    view = seen(MIDDLE)
    x, y = anchor(lay_out(frame, 2), view, tag)
    assert hit(scene(view, frame=frame), x, y) == tag


@pytest.mark.parametrize("frame", FRAMES)
def test_the_lens_shows_one_stack_from_the_ground_up(frame: str) -> None:
    drawn = scene(VIEW, frame=frame, cues=Cues(lens=10))
    assert set(tags(drawn.overlay)) == {tag for tag in tags(drawn.overlay) if "10" in tag}
    assert {"tower:10.1", "tower:10.4", "wizard:y@10", "prisoner:b@10.0"} <= set(
        tags(drawn.overlay)
    )
    assert texts(drawn.overlay) == ["4", "3", "2", "1", "10"]


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("space", [0, 13, 6, 8])
def test_the_lens_has_room_for_nine_levels_and_for_none(frame: str, space: int) -> None:
    drawn = scene(seen(FULL), frame=frame, cues=Cues(lens=space))
    panel = reach(drawn.overlay[:1])
    whole = reach(drawn.overlay)
    assert all(abs(a - b) < 1 for a, b in zip(panel, whole, strict=True))
    assert 0 <= panel[0] <= panel[2] <= drawn.width
    assert 0 <= panel[1] <= panel[3] <= drawn.height


@pytest.mark.parametrize("frame", FRAMES)
def test_the_lens_is_as_high_as_its_stack_needs(frame: str) -> None:
    low, high = (
        reach(scene(seen(FULL), frame=frame, cues=Cues(lens=space)).overlay) for space in (6, 0)
    )
    assert low[3] == high[3]
    assert low[1] > high[1] + 40


@pytest.mark.parametrize("frame", ["wide", "medium"])
def test_the_lens_lies_over_no_plate_and_no_spell(frame: str) -> None:
    layout = lay_out(frame, 2)
    rx, ry = layout.plate
    for space in range(16):
        box = lens_box(layout, space)
        bottom, right = box.y + box.height, box.x + box.width
        assert bottom < layout.spells.y or right < layout.spells.x or box.x > layout.spells.x + 400
        for other in range(16):
            x, y = layout.spot(other)
            assert y - ry > bottom or x + rx < box.x or x - rx > right
