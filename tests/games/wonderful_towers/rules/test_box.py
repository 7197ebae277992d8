"""What is on the table."""

import pytest

from mt_widgets.games.wonderful_towers import setup
from mt_widgets.games.wonderful_towers.box import ALL, POWERS, power_of

from ...quoting import quotes
from .rulecase import after, legal, turn_of

# section 4 of the rules: the order repeats, with five cards put in
ROUND = "down protect up swap middle bottom top over".split()


@quotes("box.cards")
def test_box_cards_are_84_numbers_each_once() -> None:
    assert [*ALL] == [*range(1, 85)]
    shown = sorted(card for power in POWERS.values() for card in power.cards)
    assert shown == [*ALL]


@quotes("box.powers")
def test_box_powers_go_round_as_the_published_list_does() -> None:
    row = ROUND * 6 + ["over"] + ROUND + ["down"] + ROUND + ["middle"] + ROUND + ["up"] + ROUND
    assert [power_of(card).word for card in ALL] == row


@quotes("box.powers")
@pytest.mark.parametrize(
    ("word", "kind", "number"),
    [
        ("up", "move", 11), ("down", "move", 11), ("swap", "move", 10), ("over", "move", 11),
        ("protect", "protect", 10),
        ("top", "destroy", 10), ("middle", "destroy", 11), ("bottom", "destroy", 10),
    ],
)  # fmt: skip
def test_box_powers_are_of_three_kinds(word: str, kind: str, number: int) -> None:
    assert (POWERS[word].kind, len(POWERS[word].cards)) == (kind, number)


@quotes("box.tokens")
def test_box_tokens_never_run_out() -> None:
    all_but_one = (
        "b:4*,13*,27*,38*,52*,66*,79*|y:2*,19*,30*,41*,55*,60*,83*|r:1*,3*,5*,6*,7*,8*,9*"
        "|g:84*,22,11,14,15,16,17* b[47] -"
    )
    assert after(all_but_one, "put:1").startswith("b:47,13*,27*,38*,52*,66*,79*|")
    last = all_but_one.replace("b[47] -", "g 10")
    assert "|g:84*,22*,11*,14,15,16,17* b - " in after(last, "protect:2")


@quotes("box.players")
@pytest.mark.parametrize(("players", "colours"), [("2", "by"), ("3", "byr"), ("4", "byrg")])
def test_box_players_are_two_to_four(players: str, colours: str) -> None:
    assert setup.new({"players": players, "seed": "1"}).colours == colours


@quotes("box.players")
def test_box_players_one_alone_is_always_next() -> None:
    alone = "b:4,13,27,38,52,66,79 b 33 draw=47,12,3,?"
    assert turn_of(after(alone, "draw put:1")) == "b"
    assert turn_of(after(alone, "down:3")) == "b"
    assert (
        after(alone.replace("33", "7"), "top") == "b:4,13,27,38,52,66,47 b 79 draw=12,3,? discard=7"
    )
    assert len(legal(alone)) == 6
