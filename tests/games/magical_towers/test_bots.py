"""Players made of code: legal, blind to what is hidden, and the greedy one sensible."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mt_widgets as mt
from mt_widgets.engine.errors import Mistake
from mt_widgets.engine.game import CHANCE
from mt_widgets.engine.record import Record
from mt_widgets.games import GAMES
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.bots import BOTS, greedy_move, prospect, seat_bots, worth
from mt_widgets.games.magical_towers.draft import changed
from mt_widgets.games.magical_towers.moves import Move
from mt_widgets.games.magical_towers.state import State
from mt_widgets.games.magical_towers.view import look
from mt_widgets.search.playout import play_out
from tests.reachable import MODES, states

TABLES = [(rules, players, 8) for rules, sizes in MODES.items() for players in sizes if players > 1]
TABLES += [("base", 2, 2), ("solo", 1, 0), ("solo", 1, 3)]
LONGEST = 5_000
GAME: Any = GAMES["magical-towers"]  # its states are ours here, and nobody's to shared code


def played(names: list[str], start: State, seed: int, most: int = LONGEST) -> Record[State, Move]:
    rng = Random(seed)
    return play_out(GAME, start, seat_bots([BOTS[name] for name in names], rng), rng, most)


def chosen(position: str, seed: int = 0) -> str:
    """What the greedy bot plays for the seat that is to move."""
    state = mt.parse(position)
    mover = game.mover(state)
    assert mover is not None
    return str(greedy_move(look(state, mover), Random(seed)))


def with_other_secrets(state: State, mover: int, rng: Random) -> State:
    """The hands of the others and the draw pile mixed."""
    others = [hand for seat, hand in enumerate(state.hands) if seat != mover]
    cards = list("".join(others) + (state.draw or ""))
    rng.shuffle(cards)
    hands = tuple(
        hand if seat == mover else "".join(sorted(cards.pop() for _ in hand))
        for seat, hand in enumerate(state.hands)
    )
    return changed(state, hands=hands, draw=None if state.draw is None else "".join(cards))


@pytest.mark.parametrize("name", BOTS)
@given(state=states(), seed=st.integers(0, 999))
def test_a_bot_never_peeks(name: str, state: State, seed: int) -> None:
    mover = game.mover(state)
    if mover is None or mover == CHANCE:
        return
    other = with_other_secrets(state, mover, Random(seed))
    moves = [
        seat_bots([BOTS[name]] * state.table.seats, Random(seed))[mover](secret)
        for secret in (state, other)
    ]
    assert moves[0] == moves[1]
    assert moves[0] in game.legal_moves(state)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    ("colour", "memory", "sentence"),
    [
        ("y", True, "there is nothing to choose for y now"),
        ("b", False, "a bot plays from what one seat knows by memory"),
        (None, True, "a bot plays from what one seat knows by memory"),
    ],
)
def test_a_bot_is_asked_for_the_seat_that_decides(
    name: str, colour: str | None, memory: bool, sentence: str
) -> None:
    view = mt.view(mt.start("by", seed=1), colour, memory=memory)
    with pytest.raises(Mistake, match=f"^{sentence}$"):
        BOTS[name](view, Random(1))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("rules", "players", "spells"), TABLES)
def test_every_mode_is_played_to_its_end(rules: str, players: int, spells: int, name: str) -> None:
    start = mt.start(players, spells, rules, seed=1)
    record = played([name] * players, start, seed=1)
    assert game.winners(record.state) is not None
    assert len(record.moves) < LONGEST


@pytest.mark.parametrize("options", ["swap_often", "one_caster,swap_often", "free_any_time"])
def test_options_do_not_make_a_game_endless(options: str) -> None:
    rules = "master+team" if "one_caster" in options else "team" if "swap" in options else "base"
    record = played(["greedy"] * 4, mt.start(4, 8, rules, options=options, seed=2), seed=2)
    assert game.winners(record.state) is not None


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    start = mt.start(3, 8, "master", seed=5)
    games = [played([name] * 3, start, seed, most=80).moves for seed in (5, 5, 6)]
    assert games[0] == games[1] != games[2]


def test_the_greedy_bot_beats_the_random_one() -> None:
    won = 0
    for seed in range(40):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        winners = game.winners(played(names, mt.start(2, seed=seed), seed).state)
        won += winners == (names.index("greedy"),)
    assert won >= 36


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("K/7/y/4/Rbb/1/R b1 b3+0-6:W1,T2,W3|y4+0-6:?,?,? -", "W3:b13"),
        ("K/7/y/4/Rbb/1/R b2 b3+0-6:T2,W3T3|y4+0-6:?,?,? -", "W3T3:b13"),
        ("K/7/y/4/b/1/b b1 b3+2-4:T1,T2,T3|y4+0-6:?,?,? mw", "mw:b15"),
        ("K/Ry/11/Rb/R/Rb b1[W**=1] b3+0-6:T1,T2|y4+0-6:?,?,? -", "b15"),
        ("K/Ry/11/Rb/R/Rb b1[before]>b b3+2-4:T1,T2,T3|y4+0-6:?,?,? mw rules=master", "mw:b15"),
        ("K/12/Rb/R/R b1 b11+0-0:W1,W2,W3 - rules=solo draw=W1,W2,W3", "W3:b13"),
    ],
)
def test_the_greedy_bot_takes_an_entry_when_one_is_there(position: str, move: str) -> None:
    assert {chosen(position, seed) for seed in range(3)} == {move}


def test_it_sets_up_an_entry_with_the_other_card() -> None:
    assert chosen("K/7/Ry/3/Rb/R/R/R b1 b4+0-6:W1,W3,T5|y4+0-6:?,?,? -") in ("W1:b12", "W3:b12")


def test_it_rolls_again_when_the_roll_brings_nobody_home_and_a_better_one_may() -> None:
    assert chosen("K/Ry/11/Rb/R/R b2[W**=1] b4+0-6:T1|y4+0-6:?,?,? -") == "again"


def test_it_keeps_a_roll_that_brings_a_wizard_home() -> None:
    assert chosen("K/Ry/11/Rb/R/R b2[W**=3] b4+0-6:T1|y4+0-6:?,?,? -") == "b13"


def test_it_imprisons_others_rather_than_its_own() -> None:
    assert chosen("K/3/R/y/R/b/8 b2 b4+0-6:T1|y4+0-6:?,?,? -") == "T1:t4.1"


def test_it_frees_its_prisoner_rather_than_anothers() -> None:
    assert chosen("K/3/bR/2/yR/8 b2 b4+0-0x6:T5|y4+0-6:?,?,? -") == "T5:t4.1"


def test_it_wants_a_new_hand_rather_than_to_shut_itself_in_twice() -> None:
    assert chosen("K/y/5/R/b/b/6 b1 b3+6-0:T1,T1,T1|y4+0-6:?,?,? -").startswith("new")


def test_it_does_not_waste_flasks() -> None:
    assert chosen("K/Ry/5/Rb/8 b1[before]>b b4+6-0:W1|y4+0-6:? fw,mw rules=master") == "pass"
    assert chosen("K/Ry/5/Rb/8 b3 b4+6-0:W1,W2|y4+0-6:? fw") == "end"


def test_it_rides_into_the_castle_together() -> None:
    assert chosen("K/Ry/11/Rbb/R/R b1 b3+1-5:T1,T2,W3|y4+0-6:?,?,? pb") == "W3:b13&b13"


def test_a_partner_lends_the_card_that_brings_a_wizard_home() -> None:
    team = "b3+0-5:?,?,?|y3+0-5:?,?,?|r3+0-5:T1,W5,W3|g3+0-5:?,?,? - rules=team"
    assert chosen(f"K/Ry/Rr/Rg/9/Rb/R/R b1[ask] {team}") == "lend:W3"


def test_a_lent_card_that_brings_a_wizard_home_is_kept() -> None:
    team = "b3+0-5:T1,T2,W1|y3+0-5:?,?,?|r3+0-5:?,?|g3+0-5:?,?,? - rules=team"
    assert chosen(f"K/Ry/Rr/Rg/9/Rb/R/R b1[lend:W3] {team}") != "back:W3"


def test_who_holds_nothing_that_fits_asks_the_partner() -> None:
    team = "b3+0-5:T1,T2|y3+0-5:?,?,?|r3+0-5:?,?,?|g3+0-5:?,?,? - rules=team"
    assert chosen(f"K/12/b/2 b2 {team}") == "ask"


BETTER = [
    ("a wizard home", "K/Rb/14 b1 b1+0-6:|y0+0-6: -", "K/Rbb/14 b1 b0+0-6:|y0+0-6: -"),
    ("a filled flask", "K/Rb/14 b1 b0+1-5:|y0+0-6: -", "K/Rb/14 b1 b0+0-6:|y0+0-6: -"),
    ("full, not spent", "K/Rb/14 b1 b0+1-5:|y0+0-6: -", "K/Rb/14 b1 b0+0-5x1:|y0+0-6: -"),
    ("in sight", "K/Rb/14 b1 b0+0-6:|y0+0-6: -", "K/bR/14 b1 b0+0-6:|y0+0-6: -"),
    ("nearer", "K/13/Rb/1 b1 b0+0-6:|y0+0-6: -", "K/12/Rb/2 b1 b0+0-6:|y0+0-6: -"),
    ("a card that fits", "K/12/Rb/2 b1 b0+0-6:W3|y0+0-6: -", "K/12/Rb/2 b1 b0+0-6:W4|y0+0-6: -"),
    ("rivals behind", "K/Rb/14 b1 b0+0-6:|y0+0-6: -", "K/Rb/14 b1 b0+0-6:|y1+0-6: -"),
    ("rivals shut in", "K/Rb/yR/13 b1 b0+0-6:|y0+0-6: -", "K/Rb/Ry/13 b1 b0+0-6:|y0+0-6: -"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("better", "worse"), [row[1:] for row in BETTER], ids=[r[0] for r in BETTER]
)
def test_a_position_is_worth_more_with(better: str, worse: str) -> None:
    assert worth(mt.parse(better), 0) > worth(mt.parse(worse), 0)


def test_partners_share_what_a_position_is_worth() -> None:
    team = "b1+2-3:W3|y3+0-5:?|r2+0-5:T1|g0+0-5:? - rules=team"
    state = mt.parse(f"K/Ry/Rr/Rg/9/Rb/R/R b1 {team}")
    assert worth(state, 0) == worth(state, 2) == -worth(state, 1) == -worth(state, 3)


def test_the_prospect_of_a_roll_is_the_mean_of_its_best_uses() -> None:
    rolling = mt.parse("K/Ry/11/Rb/R/R b2[W*T*] b4+0-6:|y4+0-6: - draw=W1,W2,W3")
    best = list[float]()
    for roll in game.legal_moves(rolling):
        rolled = game.play(rolling, roll)
        uses = [game.play(rolled, move) for move in game.legal_moves(rolled)]
        best.append(max(worth(after, 0) for after in uses))
    assert prospect(rolling, 0) == pytest.approx(sum(best) / 6)
