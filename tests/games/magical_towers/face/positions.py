"""Positions that pictures are tried on."""

from random import Random

import mt_widgets as mt
from mt_widgets.games.magical_towers.state import State
from mt_widgets.games.magical_towers.view import View, look
from tests.reachable import walk

PLAYERS = "b0+0-4:W2,T3,W4T2|y1+2-1x1:W1,T1,?|r0+1-3:T1|g1+2-2:?|o0+0-4:W5|v2+2-1x1:"
MIDDLE = (
    "1/T/1/Ry/b/1/RK/1/y/1/bTyRyTRbbyy/2/1/TRby/b b2 "
    "b1+3-2x1:W2T4,T3,W*T*|y1+1-4x1:W2,T3,? mw,mt,sw,mc,pb"
)
# nine levels on every other space, a crowd of six on each, and the castle as high
FULL = (
    "RTRTRTRTRbyrgov/by/TRTRTRTRTbyrgov/byr/RTRTRTRTRbyrgov/TRTRTRTRTbyrgov/b/RTRTRTRTRbyrgov/byr/"
    f"byrg/RTRTRTRTRbyrgov/byrgov/RTRTRTRTRbyrgov/TRTRTRTRTK/byrgo/byrg b1 {PLAYERS} mw,mt,sw,mc,pb"
)


def seen(text: str, *, memory: bool = False, seat: int | None = 0) -> View:
    return look(mt.parse(text), seat, memory=memory)


def played(players: int, seed: int, moves: int = 60) -> State:
    """A game of so many players that has gone on for a while, with five spells."""
    rules = "solo" if players == 1 else "master"
    start = mt.start(players, 3 if players == 1 else 5, rules, seed=seed)
    return walk(start, moves + 11 * seed, Random(seed))
