"""The counts of the rulebook: lines of so many moves."""

import pytest

from mt_widgets.games.wiz_war import game, notation
from mt_widgets.search.perft import perft

START = (
    "bA0,yB0 b3 b15@c3:fireball,thrust,createwall,4|y15@h3:shield,teleport,2"
    " b2:B/i2:Y/d4:B/g4:Y opt=notrade"
)
ANSWER = (
    "bA0,yB0 b2a[b:thrust+4:y>y] b6@d3:swap,anti,2+key|y7@f3:ward,reflect,grab,teleport,3"
    " b2:B/i2:Y/d4:B/g4:Y opt=notrade discard=thrust,4"
)
CROWD = (
    "bA1,yB3/gD2,rC0 y1[take:G>r] b15@c3:2|y9@f8:slow,6+dagger|r11@e8:gust,interrupt,rotate,bush,2"
    "+key|g4@f8:doom,interrupt~slow1y f3:skeleton.b3/f8:ogre.y6+2!,G walls=e8s:f,j8e:w3 opt=notrade"
    " draw=pit,3,grease,4,5,6"
)


@pytest.mark.parametrize(
    ("position", "counts"),
    [(START, (38, 836, 8301)), (ANSWER, (35, 83, 1089)), (CROWD, (46, 64, 94))],
    ids=["start", "answer", "crowd"],
)
def test_counts_of_the_rulebook(position: str, counts: tuple[int, ...]) -> None:
    state = notation.parse_position(position)
    assert str(state) == position
    assert tuple(perft(game, state, depth) for depth in (1, 2, 3)) == counts
