"""Deals."""

import pytest

from mt_widgets.games.labyrinth import game, notation

from ...quoting import quotes
from ..mazes import position
from .rulecase import after, legal, refused, told, turn_of

REST = "L!Nf b1 b2:4:?|y1:2,7:?|r0::? opt=deals"


def _before(rest: str = REST) -> str:
    return position(rest, c3="Kbr", a1="F8y")


@quotes("deal.off")
@pytest.mark.parametrize("step", "123")
@pytest.mark.parametrize("move", ["deal:y+w:Nb:F", "deal:b+w:Na:T", "accept", "decline"])
def test_deal_off_without_the_option(step: str, move: str) -> None:
    before = position(f"L b{step} b2::?|y1::?", c3="Kb", a1="F8y")
    assert refused(before, move) == "deal.off"
    assert not legal(before, "deal")


@quotes("deal.shift", "deal.payment", "deal.partner")
def test_deal_shift_every_price_with_every_other_player() -> None:
    before = _before()
    shifts = legal(before.replace(" opt=deals", ""))
    prices = {move.split(":")[1] for move in legal(before, "deal")}
    assert prices == set("y+w y+2 y+7 y-w y-4 r-w r-4".split())
    assert legal(before, "deal:y+2:") == {f"deal:y+2:{shift}" for shift in shifts}
    assert len(legal(before)) == len(shifts) * (1 + len(prices))


@quotes("deal.answer")
def test_deal_answer_before_anything_else() -> None:
    before = _before()
    waiting = _before(REST.replace("b1", "b1[y+7:Nb:F]", 1))
    assert after(before, "deal:y+7:Nb:F") == waiting
    assert legal(waiting) == {"accept", "decline"}
    for move in "Nb:F Na:F d3 d3+ stay stay+ wand end deal:y+w:Nb:F deal:b+9:Nb:F".split():
        assert refused(waiting, move) == "deal.answer"
    assert "Yellow" in told(waiting, "Nb:F")


@quotes("deal.answer")
def test_deal_answer_only_where_one_waits() -> None:
    for step in "123":
        for move in ("accept", "decline"):
            assert refused(_before(REST.replace("b1", f"b{step}", 1)), move) == "deal.answer"


@quotes("deal.bound")
@pytest.mark.parametrize(
    ("deal", "players"),
    [
        ("y+w", "b3:4:?|y0:2,7:?|r0::?"),
        ("y+7", "b2:4,7:?|y1:2:?|r0::?"),
        ("y+2", "b2:2,4:?|y1:7:?|r0::?"),
        ("y-w", "b1:4:?|y2:2,7:?|r0::?"),
        ("y-4", "b2::?|y1:2,4,7:?|r0::?"),
        ("r-w", "b1:4:?|y1:2,7:?|r1::?"),
        ("r-4", "b2::?|y1:2,7:?|r0:4:?"),
    ],
)
def test_deal_bound_pays_and_shifts_at_once(deal: str, players: str) -> None:
    then = position(f"I!Sb b2 {players} opt=deals", c3="Kbr", a1="F8y", b1="F")
    assert after(_before(), f"deal:{deal}:Nb:F accept") == then


@quotes("deal.bound")
def test_deal_bound_to_nothing_when_declined() -> None:
    then = _before(REST.replace("b1", "b1%", 1))
    assert after(_before(), "deal:y+7:Nb:F decline") == then
    assert legal(then) == {move for move in legal(_before()) if not move.startswith("deal")}
    assert turn_of(after(then, "Nb:F")) == "b2"


@quotes("deal.bound")
def test_deal_bound_keeps_the_mark_of_a_used_wand() -> None:
    before = _before(REST.replace("b1", "b1*", 1))
    assert turn_of(after(before, "deal:y+7:Nb:F")) == "b1*[y+7:Nb:F]"
    assert turn_of(after(before, "deal:y+7:Nb:F decline")) == "b1*%"
    assert turn_of(after(before, "deal:y+7:Nb:F decline Nb:F")) == "b2*"
    assert turn_of(after(before, "deal:y+7:Nb:F accept")) == "b2*"


@quotes("deal.bound")
@pytest.mark.parametrize(
    ("shift", "rule"),
    [("Na:F", "shift.arrow"), ("Nf:T", "shift.no-undo"), ("Nb:T", "shift.spare")],
)
def test_deal_bound_to_a_legal_shift(shift: str, rule: str) -> None:
    assert refused(_before(), f"deal:y+7:{shift}") == rule


@quotes("deal.before-shift")
def test_deal_before_shift_only() -> None:
    for step in "23":
        before = _before(REST.replace("b1", f"b{step}", 1))
        assert refused(before, "deal:y+7:Nb:F") == "deal.before-shift"
        assert refused(before, "deal:b+9:Na:F") == "deal.before-shift"


@quotes("deal.once")
def test_deal_once_before_each_shift() -> None:
    assert refused(_before(), "deal:y+7:Nb:F decline deal:y+w:Nb:F") == "deal.once"
    assert refused(_before(), "deal:y+7:Nb:F decline deal:b+w:Nb:F") == "deal.once"
    line = "deal:y+7:Nb:F decline Nb:F stay wand deal:y+7:Nb:I"
    assert turn_of(after(_before(), line)) == "b1*[y+7:Nb:I]"


@quotes("deal.partner")
@pytest.mark.parametrize("move", ["deal:b+w:Nb:F", "deal:g+w:Nb:F", "deal:b-9:Na:T"])
def test_deal_partner_is_another_player(move: str) -> None:
    assert refused(_before(), move) == "deal.partner"


@quotes("deal.partner")
def test_deal_partner_is_nobody_alone() -> None:
    before = position("L b1 b3:4:? opt=deals", c3="Kb", a1="F8")
    assert refused(before, "deal:b-w:Nb:F") == refused(before, "deal:y-w:Nb:F") == "deal.partner"
    assert not legal(before, "deal")


@quotes("deal.payment")
@pytest.mark.parametrize("deal", ["y+4", "y+8", "y-7", "y-20", "r+w", "r+4", "r-2"])
def test_deal_payment_is_what_the_payer_has(deal: str) -> None:
    assert refused(_before(), f"deal:{deal}:Nb:F") == "deal.payment"
    assert refused(_before(), f"deal:{deal}:Na:T") == "deal.payment"


@quotes("deal.payment")
def test_deal_payment_a_paid_wand_can_be_used_by_its_new_owner() -> None:
    before = position("L b1 b0::?|y1::? opt=deals", c3="Kb", a1="F8y")
    line = "deal:y+w:Nb:F accept stay wand"
    assert after(before, line).split(" ")[2:4] == ["b1*", "b0::?|y0::?"]


@quotes("deal.answer")
def test_deal_answer_is_the_partners() -> None:
    state = notation.parse_position(_before(REST.replace("b1", "b1[y+7:Nb:F]", 1)))
    declined = game.play(state, *notation.parse_moves("decline"))
    assert (game.mover(state), game.mover(declined)) == (1, 0)
