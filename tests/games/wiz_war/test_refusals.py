"""Which name a refusal carries: the table of the notation, line by line.

Each row has a position and a move that several lines would refuse; the first one that fits counts.
"""

import pytest

from .rules.rulecase import duel, refused

OVER = "bA0,yB0 - b15@d3:|y15@f3: c3:Y,Y"
LAST = "bA0,yB0 - b15@d3:|y0 -"
BOTH = "bA0,yB0 - b15@d3:|y0 c3:Y,Y"
ROLL = duel("roll")
COIN = duel("b3[b:rotate:h3:1=]", more="walls=e1e:f")
SHUFFLE = duel("b[shuffle:1]", more="draw= discard=2,3")
DISCARD = duel("b[discard]", b="15@d3:2,2,2,2,2,2,2,2")
ASK = "bA0,yB0 b3q[ask>y] b15@d3:|y15@f3:2 -"
COUNTER = duel("b3a[b:fireball:y>y]", y="15@f3:shield,ward,teleport,2")
ANTI = duel("b3a[b:fireball:y!shield>b]", b="15@d3:anti,negate,2")
NEGATE = duel("b3[b:key>y]", y="15@f3:negate,anti,2")
INTERRUPT = duel("b3[take:Y>y]", y="15@f3:interrupt,fireball,key,shield,2", floor="d3:Y")
MAIN = duel(b="15@d3:fireball,thrust,key,2")

ROWS = [
    ("win.treasures", OVER, "end"),
    ("win.treasures", BOTH, "=3"),
    ("win.treasures", OVER, "heads"),
    ("win.last", LAST, "pass"),
    ("win.last", LAST, "shuffle:2"),
    ("setup.first", ROLL, "end"),
    ("setup.first", ROLL, "heads"),
    ("setup.first", ROLL, "shuffle:2"),
    ("setup.first", ROLL, "discard:2"),
    ("box.die", ROLL, "=0"),
    ("box.die", ROLL, "=7"),
    ("rotate.coin", COIN, "end"),
    ("rotate.coin", COIN, "=3"),
    ("rotate.coin", COIN, "shuffle:2"),
    ("rotate.coin", COIN, "pass"),
    ("hand.pile", SHUFFLE, "end"),
    ("hand.pile", SHUFFLE, "=3"),
    ("hand.pile", SHUFFLE, "heads"),
    ("hand.pile", SHUFFLE, "shuffle:2"),
    ("hand.pile", SHUFFLE, "shuffle:2,4"),
    ("hand.pile", SHUFFLE, "shuffle:2,3,3"),
    ("setup.first", MAIN, "=3"),
    ("setup.first", COUNTER, "=9"),
    ("rotate.coin", MAIN, "tails"),
    ("hand.pile", MAIN, "shuffle:2"),
    ("setup.first", DISCARD, "=3"),
    ("rotate.coin", ASK, "heads"),
    ("hand.pile", DISCARD, "shuffle:2"),
    ("hand.seven", DISCARD, "end"),
    ("hand.seven", DISCARD, "pass"),
    ("hand.seven", DISCARD, "hand:2"),
    ("hand.seven", DISCARD, "decline"),
    ("hand.have", DISCARD, "discard:3"),
    ("hand.have", DISCARD, "discard:?"),
    ("hand.have", DISCARD, "discard:pit"),
    ("hand.seven", MAIN, "discard:2"),
    ("hand.seven", COUNTER, "discard:2"),
    ("hand.seven", ASK, "discard:2"),
    ("hand.seven", INTERRUPT, "discard:6"),
    ("trade.ask", ASK, "end"),
    ("trade.ask", ASK, "pass"),
    ("trade.ask", ASK, "ask:y"),
    ("trade.ask", ASK, "shield"),
    ("hand.have", ASK, "hand:3"),
    ("hand.have", ASK, "hand:pit"),
    ("trade.off", MAIN, "decline"),
    ("trade.off", COUNTER, "hand:2"),
    ("trade.ask", MAIN.replace("opt=notrade", ""), "hand:2"),
    # asked for a counteraction
    ("counter.anti", COUNTER, "anti"),
    ("counter.anti", COUNTER, "anti+2"),
    ("card.negate", COUNTER, "negate"),
    ("interrupt.when", COUNTER, "interrupt:shield"),
    ("interrupt.when", COUNTER, "interrupt:fireball:b"),
    ("stack.answer", COUNTER, "end"),
    ("stack.answer", COUNTER, "n"),
    ("stack.answer", COUNTER, "fireball:b"),
    ("stack.answer", COUNTER, "punch:b"),
    ("stack.answer", COUNTER, "+2"),
    ("stack.answer", COUNTER, "key"),
    ("stack.answer", COUNTER, "give:b:2"),
    ("hand.have", COUNTER, "reflect"),
    ("hand.have", COUNTER, "ward+3"),
    ("hand.have", COUNTER, "shield+3"),
    ("hand.have", COUNTER, "grab+2"),
    ("number.takes", COUNTER, "shield+2"),
    ("number.takes", COUNTER, "teleport+2:h3"),
    ("counter.fits", duel("b3a[b:dagger:y>y]", y="15@f3:reflect,grab"), "reflect"),
    ("counter.fits", duel("b3a[b:swap:y>y]", y="15@f3:ward,2"), "ward+2"),
    ("hand.have", duel("b3a[b:dagger:y>y]", y="15@f3:2"), "grab"),
    ("card.teleport", COUNTER, "teleport:f3"),
    ("card.teleport", COUNTER, "teleport:b2"),
    ("base.teleport", COUNTER, "teleport:h3"),
    (
        "move.filled",
        duel("b3a[b:fireball:y>y]", y="15@f3:teleport", floor="g3:stone"),
        "teleport:g3",
    ),
    # asked for Anti-Anti
    ("counter.once", ANTI, "shield"),
    ("counter.once", ANTI, "teleport:e3"),
    ("counter.once", ANTI, "ward+2"),
    ("stack.answer", ANTI, "negate"),
    ("stack.answer", ANTI, "interrupt:anti"),
    ("stack.answer", ANTI, "end"),
    ("hand.have", duel("b3a[b:fireball:y!shield>b]", b="15@d3:2"), "anti"),
    ("hand.have", ANTI, "anti+3"),
    ("number.takes", ANTI, "anti+2"),
    # asked for Negate
    ("counter.attacked", NEGATE, "shield"),
    ("counter.attacked", NEGATE, "anti"),
    ("counter.attacked", NEGATE, "teleport:g3"),
    ("interrupt.when", NEGATE, "interrupt:key"),
    ("interrupt.when", NEGATE, "interrupt:negate"),
    ("stack.answer", NEGATE, "fireball:b"),
    ("stack.answer", NEGATE, "e"),
    ("hand.have", duel("b3[b:key>y]", y="15@f3:2"), "negate"),
    ("hand.have", NEGATE, "negate+3"),
    ("number.takes", NEGATE, "negate+2"),
    # asked for Interrupt
    ("counter.attacked", INTERRUPT, "shield"),
    ("counter.attacked", INTERRUPT, "teleport:g3"),
    ("counter.attacked", INTERRUPT, "anti"),
    ("card.negate", INTERRUPT, "negate"),
    ("stack.answer", INTERRUPT, "fireball:b"),
    ("stack.answer", INTERRUPT, "take:Y"),
    ("stack.answer", INTERRUPT, "end"),
    *(
        ("card.interrupt", INTERRUPT, f"interrupt:{card}")
        for card in "shield ward ward+2 reflect grab anti negate".split()
    ),
    ("hand.have", INTERRUPT, "interrupt:doom:b"),
    ("hand.have", INTERRUPT, "interrupt:fireball+3:b"),
    ("hand.have", duel("b3[take:Y>y]", y="15@f3:fireball"), "interrupt:fireball:b"),
    ("number.takes", INTERRUPT, "interrupt:fireball+2:y"),
    ("attack.self", INTERRUPT, "interrupt:fireball:y"),
    (
        "attack.first",
        duel("b3[take:Y>y]", y="15@f3:interrupt,fireball", more="first=y"),
        "interrupt:fireball:y",
    ),
    (
        "move.steps",
        duel("b3[take:Y>y]", y="15@g3:interrupt,picklock,ghost"),
        "interrupt:picklock:w",
    ),
    ("move.steps", duel("b3[take:Y>y]", y="15@g3:interrupt,picklock,ghost"), "interrupt:ghost:w"),
    ("hand.have", duel("b3[take:Y>y]", y="15@g3:interrupt"), "interrupt:ghost:w"),
]


@pytest.mark.parametrize(
    ("rule", "position", "move"), ROWS, ids=[f"{rule} {move}" for rule, _, move in ROWS]
)
def test_the_first_line_that_fits(rule: str, position: str, move: str) -> None:
    assert refused(position, move) == rule


def test_a_shuffle_of_the_right_cards_is_not_refused_in_any_order() -> None:
    with pytest.raises(AssertionError):
        refused(SHUFFLE, "shuffle:3,2")
