"""Short games to look back at."""

from mt_widgets.engine.game import Move, Position
from mt_widgets.engine.record import Record
from mt_widgets.games import FIRST, GAMES
from tests.nim import NIM

MAGICAL = GAMES[FIRST]
# Blue could get the last wizard home and moves a tower instead; Yellow can do nothing after that.
_MISSED = (
    "K/10/T/2/b/yT b2 b4+1-0x5:W2,T1|y3+1-2x3:W5,W5,W5 mw draw=W4,T4,W1,W2,T2,T1,W3,W3",
    "T1:t11.1 W5:- W5:-",
)


def missed_home() -> Record[Position, Move]:
    """A game in which one decision threw much away."""
    start, moves = _MISSED
    return Record.begin(MAGICAL, MAGICAL.notation.parse_position(start)).play(moves)


def unknown_cards() -> Record[Position, Move]:
    """A game that was begun from what one player knows: what is drawn, nobody learns."""
    start = MAGICAL.notation.parse_position("K/b/T/y/10/b/R b2 b3+0-6:T1,W2|y3+0-6:W1 -")
    return Record.begin(MAGICAL, start).play("T1:t2.1 new W2:b1")


def ended() -> Record[Position, Move]:
    """The same game, played to its end."""
    return missed_home().play("W2:b14 W1:- W2:-")


def nim(start: str, moves: str) -> Record[Position, Move]:
    """A game of the toy."""
    return Record.begin(NIM, NIM.notation.parse_position(start)).play(moves)


def left_one() -> Record[Position, Move]:
    """Player A could take the last two stones, and leaves one; Player B takes it."""
    return nim("0,0,2 a 2", "3-1 =1 3-1")
