"""The hand as cards."""

import pytest
from hypothesis import given

import mt_widgets as mt
from mt_widgets.draw.scene import Shape, walk
from mt_widgets.games.magical_towers.cards import BY_LETTER, UNKNOWN
from mt_widgets.games.magical_towers.events import FlaskFilled
from mt_widgets.games.magical_towers.face.board.layout import FRAMES, Box, lay_out
from mt_widgets.games.magical_towers.face.cards.hand import card, hand
from mt_widgets.games.magical_towers.face.motion.cues import Cues
from mt_widgets.games.magical_towers.face.theme import THEMES, load_theme
from mt_widgets.games.magical_towers.state import State
from mt_widgets.games.magical_towers.view import View, look
from tests.draw.counting import count
from tests.reachable import states

from ..looking import contrasts, fits, outlines, overlap, paths, reach, tags, texts

LIGHT = load_theme("light")
BOX = Box(100, 50, 360, 150)
CHOSEN, GLOWING = frozenset({"card:W4T2"}), frozenset({"card:W2"})


def view(cards: str, seat: str | None = "b") -> View:
    return mt.view(mt.parse(f"K/bTy/14 b1 b0+0-6:{cards}|y0+0-6:W1,W1,W1 mw"), seat)


def drawn(cards: str, cues: Cues | None = None) -> tuple[Shape, ...]:
    return hand(view(cards), 0, BOX, LIGHT, cues or Cues())


@pytest.mark.parametrize("letter", BY_LETTER)
def test_a_card_shows_its_halves_numbers_and_dice(letter: str) -> None:
    there, shapes = BY_LETTER[letter], card(letter, "r", 90, 120, LIGHT)
    assert texts(shapes) == [str(steps) for steps in (there.wizard, there.tower) if steps]
    assert bool(paths(shapes, fill=LIGHT.wizards["r"][1])) == (there.wizard is not None)  # cloak
    assert bool(paths(shapes, fill=LIGHT["window"])) == (there.tower is not None)
    faces = paths(shapes, fill=LIGHT["outline"], stroke=LIGHT["shield"])
    halves = (there.wizard is not None) + (there.tower is not None)
    assert outlines(faces) == there.dice * halves


def test_every_card_looks_different() -> None:
    assert len({card(letter, "b", 90, 120, LIGHT) for letter in BY_LETTER}) == len(BY_LETTER)


def test_a_hand_shows_its_cards_in_order_with_their_tags() -> None:
    assert tags(drawn("W2,T3,W4T2")) == ["card:W2", "card:T3", "card:W4T2"]
    assert [texts((group,)) for group in drawn("W2,T3,W4T2")] == [["2"], ["3"], ["4", "2"]]
    assert drawn("") == ()


def test_without_a_seat_the_active_player_is_shown() -> None:
    everything = view("W2,T3", None)
    assert hand(everything, None, BOX, LIGHT, Cues()) == hand(everything, 0, BOX, LIGHT, Cues())


def test_cards_that_a_seat_may_not_know_show_their_backs_and_nothing_else() -> None:
    for cards in ("W2,T3,W*T*", "T***,T1,W5"):
        hidden = hand(view(cards, "y"), 0, BOX, LIGHT, Cues(frozenset({f"card:{cards[:2]}"})))
        assert set(tags(hidden)) == {"card:?"}
        assert texts(hidden) == []
        backs = [part.parts for part in hidden if hasattr(part, "parts")]
        assert len(backs) == 3
        assert len(set(backs)) == 1
        assert backs[0] == card(UNKNOWN, "b", *_size(backs[0]), LIGHT)


def _size(parts: tuple[Shape, ...]) -> tuple[float, float]:
    left, top, right, bottom = reach(parts[:1])
    return round(right - left - 1.5, 1), round(bottom - top - 1.5, 1)


@given(states())
def test_no_hand_of_another_seat_can_be_read(state: State) -> None:
    for owner in range(1, state.table.seats):
        seen = hand(look(state, 0), owner, BOX, LIGHT, Cues())
        blind = [tag for tag in tags(seen) if tag != "card:?"]
        assert len(blind) <= 1  # a card that a partner lends lies open to both
        assert texts(seen) == [] or blind


def test_a_chosen_card_is_raised_on_gold_and_white() -> None:
    low, high = drawn("W2,W4T2"), drawn("W2,W4T2", Cues(chosen=CHOSEN))
    assert high[0] == low[0]
    assert reach(high[1:])[1] < reach(low[1:])[1] - 5
    gold, white = paths(high[1:])[:2]
    assert (gold.stroke, white.stroke) == (LIGHT["glow"], LIGHT["outline"])
    assert gold.width > white.width


def test_of_equal_cards_one_is_raised() -> None:
    first, second = drawn("W2,W2", Cues(GLOWING, GLOWING))
    assert reach((first,))[1] < reach((second,))[1]
    assert {tag for shape in (first, second) for tag in tags((shape,))} == {"card:W2"}


def test_a_card_that_may_be_clicked_glows_from_behind() -> None:
    shapes = drawn("W2,T3", Cues(GLOWING))
    assert [path.stroke for path in paths(shapes[:1])[:2]] == [LIGHT["glow"]] * 2
    assert not paths(shapes[1:], stroke=LIGHT["glow"])


@pytest.mark.parametrize("half", ["wizard", "tower"])
def test_the_chosen_half_is_framed_and_the_other_veiled(half: str) -> None:
    plain = drawn("W4T2", Cues(chosen=CHOSEN))
    cues = Cues(chosen=CHOSEN, hovered=f"{half}:", preview=(FlaskFilled(0),))
    veil, frame = paths(drawn("W4T2", cues))[len(paths(plain)) :]
    middles = [reach((path,))[1] for path in (veil, frame)]
    assert frame.stroke == LIGHT["glow"]
    assert (middles[1] < middles[0]) == (half == "wizard")


LENDING = "K/bTyrg/14 b1[lend:W3] b0+0-5:W2,T3|y0+0-5:W1|r0+0-5:W4|g0+0-5:W5 mw rules=team"


def test_a_lent_card_lies_apart_for_both_partners_and_nobody_else() -> None:
    state = mt.parse(LENDING)
    assert tags(hand(look(state, 0), 0, BOX, LIGHT, Cues())) == ["card:W2", "card:T3", "card:W3"]
    assert tags(hand(look(state, 2), 2, BOX, LIGHT, Cues())) == ["card:W4", "card:W3"]
    assert tags(hand(look(state, 1), 1, BOX, LIGHT, Cues())) == ["card:W1"]
    assert "card:W3" not in tags(hand(look(state, 1), 0, BOX, LIGHT, Cues()))
    _, first, second, lent = hand(look(state, 0), 0, BOX, LIGHT, Cues())
    gaps = reach((second,))[0] - reach((first,))[2], reach((lent,))[0] - reach((second,))[2]
    assert gaps[1] > 2 * gaps[0]


def test_a_dice_card_under_way_has_left_the_hand() -> None:
    rolling = mt.view(mt.parse("K/bTy/14 b1[W**=3] b0+0-6:W2,T3|y0+0-6:? mw discard=W**"), "b")
    assert tags(hand(rolling, 0, BOX, LIGHT, Cues())) == ["card:W2", "card:T3"]


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("cards", ["W2", "W2,W4T2", "W2,W4T2,W**", "W2,W4T2,T***,W*T*", "?,?,?"])
def test_every_hand_fits_its_box_and_no_card_covers_another(frame: str, cards: str) -> None:
    box = lay_out(frame, 4).hand
    lit = hand(view(cards), 0, box, LIGHT, Cues(GLOWING, CHOSEN))
    assert fits(lit, box, 3)
    lying = [reach((group,)) for group in hand(view(cards), 0, box, LIGHT, Cues())]
    assert not any(overlap(a, b) for i, a in enumerate(lying) for b in lying[:i])


@pytest.mark.parametrize("name", THEMES)
def test_numbers_can_be_read_in_every_theme(name: str) -> None:
    theme = load_theme(name)
    for letter in BY_LETTER:
        for colour in "byrgov":
            assert all(c >= 4.5 for c in contrasts(card(letter, colour, 90, 120, theme), "#808080"))


def test_a_hand_takes_few_commands_and_equal_cards_are_one_object() -> None:
    assert count(drawn("W2,W4T2,W*T*")) <= 52
    assert card("A", "b", 90, 120, LIGHT) is card("A", "b", 90, 120, LIGHT)
    assert len(list(walk(card(UNKNOWN, "b", 90, 120, LIGHT)))) <= 8
