"""Counts of lines of play, pinned: any change of the rules shows here."""

import pytest

import mt_widgets as mt
from mt_widgets.games.magical_towers import game
from mt_widgets.search.perft import perft

START = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1 b0+2-4:W2,T3,W4T2|y0+2-4:W1,W*T*,T5 "
POSITIONS = {
    "base": START + "mw,mt",
    "all spells": START + "mw,mt,sw,hw,ht,mc,pb,fw",
    "master": START.replace("b1", "b1[before]>b") + "mw,mt,fw,pb rules=master",
    "dice": START.replace("W2,T3", "W**,T3") + "- draw=W1,W2,W3,W4,W5,T1",
    "solo": "K/Rbbb/Tbbb/Rbbb/Tbb/Rb/T/R/T/R/6 b1 b0+1-5:W2,T3,W4T2 mt,pb,fw rules=solo",
    "team": "K/Rbyr/Tbgy/Rrgb/Ty/R/T/R/T/R/6 b1 "
    "b0+1-4:W2|y0+1-4:T3|r0+1-4:W1|g0+1-4:T2 mt,fw rules=team",
}

# Depth 3; depths 1 and 2 agreed with a second engine written from the rules alone.
PINNED = {
    "base": 29_324,
    "all spells": 231_891,
    "master": 7_691,
    "dice": 7_887,
    "solo": 11_570,
    "team": 30_555,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_stay_as_they_are(name: str) -> None:
    assert perft(game, mt.parse(POSITIONS[name]), 3) == PINNED[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_counting_by_hand_gives_the_same(name: str) -> None:
    state = mt.parse(POSITIONS[name])
    by_hand = [game.play(state, move) for move in game.legal_moves(state)]
    assert perft(game, state, 0) == 1
    assert perft(game, state, 1) == len(by_hand)
    assert perft(game, state, 2) == sum(len(game.legal_moves(after)) for after in by_hand)
