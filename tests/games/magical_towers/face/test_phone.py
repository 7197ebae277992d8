"""The board on an upright phone: large pieces, and room for a finger; a unit is a pixel."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations, pairwise, product

import pytest

from mt_widgets.draw.hit import hit
from mt_widgets.draw.scene import Scene, Text, walk
from mt_widgets.games.magical_towers.face import Cues, closer, crowded, lay_out, piece, scene
from mt_widgets.games.magical_towers.face.board.lens import lens_box
from mt_widgets.games.magical_towers.face.board.placing import stack_of
from mt_widgets.games.magical_towers.view import View, look

from .looking import Corners, overlap, reach, tags
from .positions import MIDDLE, played, seen
from .test_scene import middles

FINGER = 40.0
REACH = 12.0  # by which a finger may miss what it may click, as on every board
Size = tuple[float, float]
SPELLS = "mw,mt,sw,hw,ht,mc,pb,fw"
SCATTERED = (  # every piece has a space of its own, and something stands on all sides of it
    "K/T/b/R/y/T/b/2/y/R/b/T/y/R/T b1 b1+3-2x1:W2T4,T3,W*T*|y1+1-4x1:W2,T3,? " + SPELLS
)
LONG_HAND = f"K/T/b/13 b1 b1+3-2x1:W2,W3,T3,T***,W2T4,W*T*|y1+1-4x1:?,?,? {SPELLS}"


def nine_on(space: int) -> View:
    """All nine towers on a space, a crowd of six on them, and wizards on all the others."""
    others = ["by"] * 16
    others[space], others[(space + 8) % 16] = "TRTRTRTRTbbbyyy", "K"
    return seen(f"{'/'.join(others)} b1 b0+0-6:W3,T2|y0+0-6:? {SPELLS}")


class Touched:
    """A picture in which some things may be clicked, as a finger finds them."""

    def __init__(self, drawn: Scene, wanted: Iterable[str]) -> None:
        self.wanted = frozenset(wanted)
        tagged = ((shape, {p.tag for p in walk((shape,))} - {""}) for shape in drawn.shapes)
        self._tagged = [(shape, names, reach((shape,))) for shape, names in tagged if names]

    def found(self, tag: str, size: Size = (FINGER, FINGER)) -> bool:
        """Whether a rectangle of this size, somewhere about its middle, means a tag all over."""
        shares = [part / 4 - 0.5 for part in range(5)]  # of the rectangle, from its middle
        boxes = (box for _, names, box in self._tagged if tag in names)
        return any(
            all(means(x + a * size[0], y + b * size[1]) for a, b in product(shares, shares))
            for left, top, right, bottom in sorted(boxes, key=_area, reverse=True)
            for means in (self._means(tag, (left, top, right, bottom)),)
            for x in _about((left + right) / 2)
            for y in _about((top + bottom) / 2)
        )

    def _means(self, tag: str, box: Corners) -> Callable[[float, float], bool]:
        """Whether a finger on a point near a box means a tag."""
        around = box[0] - FINGER, box[1] - FINGER, box[2] + FINGER, box[3] + FINGER
        near = Scene(0, 0, (), tuple(s for s, _, there in self._tagged if overlap(there, around)))
        return cache(lambda x, y: hit(near, x, y, self.wanted, REACH) == tag)


def touched(view: View) -> Touched:
    """A view in which everything may be clicked."""
    wanted = frozenset(tags(scene(view, frame="phone").shapes))
    return Touched(scene(view, frame="phone", cues=Cues(glowing=wanted)), wanted)


def _area(box: Corners) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _about(middle: float) -> list[float]:
    """A place and others nearby, the nearest first."""
    return [middle + way for way in (0, -2, 2, -4, 4, -6, 6, -9, 9, -12, 12, -15, 15)]


def test_the_picture_fits_a_phone() -> None:
    for seats, most in ((1, 500), (2, 500), (3, 500), (4, 545), (5, 545), (6, 545)):
        layout = lay_out("phone", seats)
        assert layout.width == 374
        assert layout.height <= most


def test_pieces_are_larger_than_in_a_narrow_frame_on_the_same_page() -> None:
    state = played(2, 1)
    shares = [
        piece(state, frame) / lay_out(frame, 2).width for frame in ("wide", "medium", "narrow")
    ]
    assert piece(state, "phone") / 374 > 1.2 * max(shares)
    assert piece(state, "phone") >= 30
    assert 2 * lay_out("phone", 2).plate[0] >= 44


@pytest.mark.parametrize("text", [MIDDLE, SCATTERED, LONG_HAND])
@pytest.mark.parametrize("lens", [None, 1])
def test_letters_can_be_read(text: str, lens: int | None) -> None:
    drawn = scene(seen(text), frame="phone", cues=Cues(lens=lens))
    sizes = [p.scale * p.shape.size for p in walk(drawn.shapes) if isinstance(p.shape, Text)]
    assert min(sizes) >= 12


@pytest.mark.parametrize("text", [SCATTERED, LONG_HAND])
def test_whatever_stands_or_lies_alone_is_found_by_a_finger(text: str) -> None:
    view = seen(text)
    there = touched(view)
    # on a space on which something stands a finger means that
    taken = {n for n in range(16) if view.tops[n] or view.covered[n] or view.castle == n}
    alone = there.wanted - {f"space:{n}" for n in taken}
    assert len(alone) > 25
    assert [tag for tag in sorted(alone) if not there.found(tag)] == []


def test_panels_and_the_die_are_found_by_a_finger_with_six_players() -> None:
    cues = Cues(chosen=frozenset({"card:W**"}), glowing=frozenset({"die"}))
    players = [f"player:{colour}" for colour in "byrgov"]
    drawn = scene(look(played(6, 1), 0), frame="phone", cues=cues)
    there = Touched(drawn, [*players, "die"])
    assert [tag for tag in there.wanted if not there.found(tag)] == []


def test_a_tower_and_who_stands_on_it_are_told_apart_by_a_finger() -> None:
    there = touched(seen("K/3/Tb/11 b1 b0+0-6:W3,T2|y0+0-6:? mw"))
    assert there.found("wizard:b@4", (FINGER, 32))
    assert there.found("tower:4.1", (44, 21))


def test_three_abreast_each_have_their_share() -> None:
    there = touched(seen("K/3/byr/3/Rbyr/7 b1 b0+0-6:W3|y0+0-6:?|r0+0-6:? mw"))
    for space, colour in product((4, 8), "byr"):
        assert there.found(f"wizard:{colour}@{space}", (18, 33))


@pytest.mark.parametrize("crowd", ["by", "byr", "Tbyr", "RTRTbyrg"])
def test_in_the_lens_each_of_several_has_as_much_room_as_a_finger(crowd: str) -> None:
    view = seen(f"K/3/{crowd}/11 b1 b0+0-6:W3|y0+0-6:?|r0+0-6:?|g0+0-6:? mw")
    over = Scene(0, 0, (), scene(view, frame="phone", cues=Cues(lens=4)).overlay)
    left, top, right, bottom = map(int, reach(over.table))
    points = product(range(left, right, 3), range(top, bottom, 3))
    found = Counter(hit(over, x, y) for x, y in points)
    for colour in crowd.strip("RT"):
        assert 9 * found[f"wizard:{colour}@4"] > 0.9 * FINGER**2, colour


def test_a_finger_looks_closer_only_where_it_could_mean_several() -> None:
    view = seen("K/3/byr/3/Tb/3/R/3 b1 b0+0-6:W3|y0+0-6:?|r0+0-6:? mw")
    for tag, where in {"wizard:y@4": 4, "tower:8.1": 8, "tower:12.1": None, "castle": None}.items():
        assert crowded(view, tag, "phone") == where
        assert crowded(view, tag, "wide") is None


@pytest.mark.parametrize("space", [3, 8])
def test_in_the_lens_every_tower_is_high_enough_for_a_finger(space: int) -> None:
    view = nine_on(space)
    assert closer(view, f"tower:{space}.2") == space
    drawn = scene(view, frame="phone", cues=Cues(lens=space))
    feet = [p.y for p in walk(drawn.overlay) if p.tag.startswith("tower:")]
    assert max(feet) - min(feet) >= 8 * FINGER
    over = Touched(Scene(0, 0, (), drawn.overlay), tags(drawn.overlay))
    for number in range(1, 10):  # roofs are round: all of the height is there in the middle
        assert over.found(f"tower:{space}.{number}", (20, 38))


def test_nothing_below_the_lens_can_be_touched() -> None:
    view = nine_on(3)
    drawn, box = scene(view, frame="phone", cues=Cues(lens=3)), lens_box(lay_out("phone", 2), 3)
    for x, y in product(range(5), range(5, 20)):
        tag = hit(drawn, box.x + (x + 0.5) * box.width / 5, box.y + (y + 0.5) * box.height / 20)
        assert "3" in tag


@pytest.mark.parametrize("space", [0, 1, 2, 3, 5, 8, 10, 12, 15])
def test_a_stack_of_all_towers_hides_nobody_and_stays_off_the_cards(space: int) -> None:
    view, layout = nine_on(space), lay_out("phone", 2)
    drawn = scene(view, frame="phone")
    for (x, y), tag in middles(view, "phone").items():
        assert hit(drawn, x, y) == tag
    for other in range(16):
        assert hit(drawn, *layout.number(other)) == f"space:{other}"
    stack, hand = stack_of(layout, view, space), layout.hand
    aside = abs(stack.x - layout.x) > hand.width / 2
    assert aside or not hand.y < stack.tip < hand.y + hand.height - 6


@pytest.mark.parametrize("text", [MIDDLE, SCATTERED, LONG_HAND])
def test_cards_spells_panels_and_piles_lie_apart(text: str) -> None:
    drawn = scene(seen(text), frame="phone")
    kinds = ("card:", "spell:", "player:")
    papers = [
        reach((shape,)) for shape in drawn.table if getattr(shape, "tag", "").startswith(kinds)
    ]
    layout = lay_out("phone", 2)
    piles = layout.piles
    papers.append((piles.x, piles.y, piles.x + piles.width, piles.y + piles.height))
    assert len(papers) >= 10
    apart = [(a + 1, b + 1, c - 1, d - 1) for a, b, c, d in papers]  # lines may touch
    assert not any(overlap(one, other) for one, other in combinations(apart, 2))
    rx, ry = layout.plate
    plates = [(x - rx, y - ry, x + rx, y + ry) for x, y in map(layout.spot, range(16))]
    assert not any(overlap(paper, plate) for paper, plate in product(apart, plates))


def test_cards_of_any_hand_are_wide_enough_for_a_finger() -> None:
    cards = ["W2", "T3", "T***", "W2T4", "W*T*", "W5"]
    for number in range(1, 7):
        view = seen(f"K/T/14 b1 b1+3-2:{','.join(cards[:number])}|y1+1-4:? mw")
        shapes = scene(view, frame="phone").table
        boxes = [reach((s,)) for s in shapes if getattr(s, "tag", "").startswith("card:")]
        assert len(boxes) == number
        assert all(box[2] - box[0] >= 44 and box[3] - box[1] >= FINGER for box in boxes)


@pytest.mark.parametrize("space", range(16))
def test_the_lens_leaves_the_cards_free_and_lies_away_from_what_is_lit(space: int) -> None:
    layout = lay_out("phone", 2)
    left, right = (layout.hand.middle[0] + side * 102 for side in (-1, 1))  # of three cards
    box = lens_box(layout, space)
    assert box.x + box.width < left + 8 or box.x > right - 8
    for other in set(range(16)) - {space}:
        lit = lens_box(layout, space, frozenset({f"space:{other}"}))
        assert layout.spot(other) not in lit
    assert lens_box(layout, space, frozenset({"tower:12.1"})).x > layout.x


def test_the_ring_goes_clockwise_from_the_top_in_five_columns_and_five_rows() -> None:
    ring = lay_out("phone", 2).ring
    spots = [ring.spot(space) for space in range(16)]
    assert spots[0] == (ring.x, ring.y - ring.depth)
    assert spots[4][0] > ring.x
    assert spots[4][1] == ring.y
    assert [spots[-n][0] - ring.x for n in range(8)] == pytest.approx(
        [ring.x - spots[n][0] for n in range(8)]
    )
    across = [spots[n][0] for n in (14, 15, 0, 1, 2)]
    down = [spots[n][1] for n in (2, 3, 4, 5, 6)]
    for line in (across, down):
        gaps = [b - a for a, b in pairwise(line)]
        assert gaps == pytest.approx([gaps[0]] * 4)
        assert gaps[0] > 64


def test_the_road_follows_the_upright_ring_both_ways() -> None:
    layout = lay_out("phone", 2)
    way = layout.road(0, 16)
    assert way[0] == way[-1] == layout.spot(0)
    assert [way[4 * n] for n in range(16)] == [layout.spot(n) for n in range(16)]
    back = layout.road(0, -16)[::-1]
    assert all(one == pytest.approx(other) for one, other in zip(way, back, strict=True))
    assert layout.road(3, 1)[0] == layout.spot(3)
