"""The whole picture: all that is there, within its frame, legibly and with few commands."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings

import mt_widgets as mt
from mt_widgets.draw.hit import hit
from mt_widgets.draw.scene import Scene, Text, walk
from mt_widgets.games.magical_towers.face import FRAMES, THEMES, Cues, lay_out, scene
from mt_widgets.games.magical_towers.face.board.placing import stack_of
from mt_widgets.games.magical_towers.face.cards.hand import piles
from mt_widgets.games.magical_towers.face.pieces.tower import slot_box
from mt_widgets.games.magical_towers.face.theme import load_theme
from mt_widgets.games.magical_towers.state import State
from mt_widgets.games.magical_towers.view import View, look
from tests.draw.counting import count
from tests.reachable import states

from .looking import contrasts, extent, fits, overlap, reach, tags
from .positions import FULL, MIDDLE, played, seen


def pieces(view: View) -> set[str]:
    """The tags of all pieces that a view shows."""
    found = {f"wizard:{c}@{n}" for n, top in enumerate(view.tops) for c in top}
    for n, covered in enumerate(view.covered):
        towers = 0
        for piece in covered:
            towers += piece in "TR"
            found.add(f"tower:{n}.{towers}" if piece in "TR" else f"prisoner:{piece}@{n}.{towers}")
    return found | {f"space:{n}" for n in range(16)} | {"castle"}


BOARD = ("wizard", "tower", "prisoner", "space", "castle")


@given(states())
@settings(max_examples=25, deadline=None)
def test_every_piece_is_there_and_no_other(state: State) -> None:
    for memory in (False, True):
        view = look(state, None, memory=memory)
        drawn = {tag for tag in tags(scene(view).shapes) if tag.startswith(BOARD)}
        assert drawn == pieces(view)


def test_prisoners_appear_with_memory_alone() -> None:
    hidden, known = seen(MIDDLE), seen(MIDDLE, memory=True)
    assert {"prisoner:b@10.0", "prisoner:y@10.1"} <= set(tags(scene(known).shapes))
    assert not any("prisoner" in tag for tag in tags(scene(hidden).shapes))
    emptied = seen(MIDDLE.replace("bTyRyTR", "TRTR"))
    assert scene(hidden).shapes == scene(emptied).shapes


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_nothing_reaches_out_of_the_frame(frame: str, players: int) -> None:
    for seed in range(3):
        picture = scene(look(played(players, seed), 0), frame=frame)
        left, top, right, bottom = reach(picture.shapes)
        assert left >= 0
        assert top >= 0
        assert right <= picture.width
        assert bottom <= picture.height


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("height", range(1, 10))
@pytest.mark.parametrize("top", ["K", "bbbyyy"])
def test_a_stack_of_any_height_stays_in_the_frame_when_it_is_lifted(
    frame: str, height: int, top: str
) -> None:
    rest = "15" if top == "K" else "K/14"
    view = seen(f"{('TR' * 5)[:height]}{top}/{rest} b1 b0+0-6:T1,W3|y0+0-6:W1 mt")
    glowing = frozenset(tags(scene(view).shapes))
    for number in range(1, height + 1):
        cues = Cues(glowing=glowing, chosen=frozenset({f"tower:0.{number}"}))
        assert reach(scene(view, frame=frame, cues=cues).shapes)[1] >= 0


@pytest.mark.parametrize("frame", FRAMES)
def test_the_highest_stacks_stay_in_the_frame_and_below_the_panels(frame: str) -> None:
    view = seen(FULL)
    layout = lay_out(frame, 6)
    picture = scene(view, frame=frame)
    assert reach(picture.table)[1] >= 0
    tips = min(stack_of(layout, view, space).tip for space in range(16))
    above = [box.y + box.height for box in layout.panels if box.y < tips]
    assert tips >= max(above, default=0)


@pytest.mark.parametrize("frame", FRAMES)
def test_no_stack_hides_the_plate_or_the_number_of_another(frame: str) -> None:
    view, layout = seen(FULL), lay_out(frame, 6)
    for back, front in ((0, 8), (1, 7), (2, 6), (3, 5), (15, 9), (14, 10), (13, 11)):
        number = layout.spot(back)[1] + layout.sinks + 0.7 * layout.digit
        assert stack_of(layout, view, front).tip > number


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_boxes_lie_apart(frame: str, players: int) -> None:
    layout = lay_out(frame, players)
    boxes = [layout.hand, layout.spells, layout.piles, *layout.panels]
    corners = [(b.x, b.y, b.x + b.width, b.y + b.height) for b in boxes]
    assert not any(overlap(one, other) for one, other in combinations(corners, 2))


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("text", [MIDDLE, FULL])
def test_no_two_labels_overlap(frame: str, text: str) -> None:
    labels = [
        extent(p) for p in walk(scene(seen(text), frame=frame).table) if isinstance(p.shape, Text)
    ]
    assert len(labels) > 16
    assert not any(overlap(one, other) for one, other in combinations(labels, 2))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("frame", FRAMES)
def test_text_stands_out(frame: str, theme: str) -> None:
    cues = Cues(lens=10, preview=())
    picture = scene(seen(MIDDLE), frame=frame, theme=theme, cues=cues)
    assert min(contrasts(picture.shapes, "#808080")) >= 4.5


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("memory", [False, True])
def test_a_position_takes_fewer_than_five_hundred_commands(
    frame: str, players: int, memory: bool
) -> None:
    for seed in range(6):
        view = look(played(players, seed, 20), 0, memory=memory)
        assert count(scene(view, frame=frame).shapes) < 500


def middles(view: View, frame: str) -> dict[tuple[float, float], str]:
    """The middle of each piece in sight, and of each plate that nothing stands on."""
    layout, found = lay_out(frame, view.table.seats), {}
    for space in range(16):
        stack = stack_of(layout, view, space)
        for level in stack.levels:
            _, top, _, height = slot_box(layout.tower, level.height)
            if not level.prisoners:
                found[level.x, level.y + top + height / 2] = level.tag
        for figure in (*stack.crowd, *((stack.castle,) if stack.castle else ())):
            found[figure.x, figure.y - 0.5 * figure.height] = figure.tag
        if not stack.tags:
            found[stack.x, stack.y] = f"space:{space}"
    return found


# on a phone FULL is too full: there are nine towers in a box, and test_phone has them all in one
@pytest.mark.parametrize(
    ("frame", "text"),
    [*((frame, MIDDLE) for frame in FRAMES), *((frame, FULL) for frame in FRAMES[:3])],
)
def test_a_click_in_the_middle_of_a_piece_hits_it(frame: str, text: str) -> None:
    view = seen(text)
    for glowing in (frozenset[str](), frozenset(pieces(view))):
        picture = scene(view, frame=frame, cues=Cues(glowing=glowing))
        for (x, y), tag in middles(view, frame).items():
            assert hit(picture, x, y) == tag


@pytest.mark.parametrize("frame", FRAMES)
def test_a_click_on_a_number_hits_its_space(frame: str) -> None:
    picture, layout = scene(seen(FULL), frame=frame), lay_out(frame, 6)
    for space in range(16):
        assert hit(picture, *layout.number(space)) == f"space:{space}"


def test_a_picture_depends_on_its_view_alone_and_what_is_equal_is_the_same() -> None:
    one = scene(seen(MIDDLE))
    other = scene(replace(seen(MIDDLE)))
    assert one == other
    assert one.scenery is other.scenery
    assert sum(a is b for a, b in zip(one.table, other.table, strict=True)) > 0.5 * len(one.table)


def islet_tags(picture: Scene) -> list[str]:
    return [tag for tag in tags(picture.table) if tag.startswith(("player", "die"))]


def test_the_die_is_shown_while_it_is_rolled_or_asked_for() -> None:
    rolling = MIDDLE.replace(" b2 ", " b2[W**] ").replace("W*T*", "")
    assert "die" in islet_tags(scene(seen(rolling.replace(",|", "|"))))
    assert "die" not in islet_tags(scene(seen(MIDDLE)))
    ready = Cues(chosen=frozenset({"card:W*T*"}), glowing=frozenset({"die"}))
    assert "die" in islet_tags(scene(seen(MIDDLE), cues=ready))
    three, four = (
        scene(seen(MIDDLE.replace(" b2 ", f" b2[W**={n}] ").replace(",W*T*", ""))).table
        for n in (3, 4)
    )
    assert three != four


def test_the_title_says_who_is_to_move_and_the_description_is_the_text_board() -> None:
    picture = scene(seen(MIDDLE))
    assert picture.title == "Magical Towers, blue to move"
    assert picture.description == str(seen(MIDDLE))
    over = scene(seen("K/15 b1 b4+0-0:|y2+0-3: -"))
    assert over.title == "Magical Towers, the game is over"


def test_the_hand_is_the_viewers_or_that_of_who_is_to_move() -> None:
    state = mt.parse(MIDDLE)
    own = {tag for tag in tags(scene(look(state, 1)).table) if tag.startswith("card")}
    assert own == {"card:W2", "card:T3", "card:?"}
    everything = {t for t in tags(scene(look(state)).table) if t.startswith("card")}
    assert everything == {"card:W2T4", "card:T3", "card:W*T*"}


@pytest.mark.parametrize("frame", FRAMES)
def test_the_piles_keep_to_their_box(frame: str) -> None:
    layout = lay_out(frame, 6)
    shapes = piles(look(played(6, 1), 0), layout.piles, load_theme("light"))
    assert fits(shapes, layout.piles, 2)


def test_unknown_frames_and_themes_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match="no frame 'huge'; there are wide, medium, narrow"):
        scene(seen(MIDDLE), frame="huge")
    with pytest.raises(ValueError, match="no theme 'pink'; there are light, dark, clear"):
        scene(seen(MIDDLE), theme="pink")
