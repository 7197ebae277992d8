"""A line that nobody has made yet: rings, arrows and words."""

from typing import Any

import mt_widgets as mt
from mt_widgets.engine.cues import Arrow, Mark
from mt_widgets.engine.game import AnyGame
from mt_widgets.engine.lines import point_out, say_line
from mt_widgets.games import GAMES
from tests.nim import NIM

TOWERS = GAMES["magical-towers"]
POSITION = "K/T/b/5/T/3/T/1/y/b b1 b3+2-1:W1,T2,W*T*|y4+6-0:?,?,? mt,fw"


def shown(game: AnyGame, position: str, line: str) -> tuple[set[str], list[tuple[str, str]]]:
    """The tags with a ring round them, and the ends of each arrow."""
    state: Any = game.notation.parse_position(position)
    view = game.knowledge.look(state, game.rules.mover(state), game.knowledge.GRADES[-1])
    marks, arrows = point_out(game, state, view, game.notation.parse_moves(line))
    assert all(isinstance(one, Mark) for one in marks)
    assert all(isinstance(one, Arrow) for one in arrows)
    return {one.tag for one in marks}, [(one.from_tag, one.to_tag) for one in arrows]


def said(game: AnyGame, position: str, line: str) -> list[str]:
    state: Any = game.notation.parse_position(position)
    return say_line(game, state, game.notation.parse_moves(line))


def test_rings_are_round_what_the_first_move_is_made_of_and_arrows_lead_on() -> None:
    rings, arrows = shown(TOWERS, POSITION, "T2:t1.1 W1:b15")
    assert rings == {"card:T2", "tower:1.1"}
    assert arrows == [("tower:1.1", "space:3"), ("wizard:b@15", "castle")]


def test_a_piece_that_is_not_yet_there_starts_from_the_space_where_it_will_be() -> None:
    rings, arrows = shown(TOWERS, POSITION, "mt:t1.1 T2:t3.1")
    assert rings == {"spell:mt", "tower:1.1"}
    assert arrows == [("tower:1.1", "space:3"), ("space:3", "space:5")]


def test_a_roll_has_no_arrow() -> None:
    assert shown(TOWERS, POSITION, "W*T*") == ({"card:W*T*"}, [])


def test_each_step_is_said_but_those_that_only_end_the_turn() -> None:
    assert said(TOWERS, POSITION, "T2:t1.1 W1:b2 end") == [
        "Tower 1 of space 1 moves 2 to space 3.",
        "The blue wizard walks 1 from space 2 to space 3.",
    ]
    assert said(TOWERS, POSITION, "W*T*") == [
        "Card W*T*: wizard a die or tower a die · Roll the die"
    ]


def test_to_end_the_turn_is_said_where_there_is_nothing_else() -> None:
    state: Any = mt.play(mt.parse(POSITION), "T2:t1.1", "W1:b2")
    assert say_line(TOWERS, state, TOWERS.notation.parse_moves("end")) == ["End the turn"]


def test_a_toy_is_shown_alike() -> None:
    assert shown(NIM, "0,0,2 a 2", "3-2") == ({"heap:3"}, [])
    assert said(NIM, "0,0,2 a 2", "3-2") == ["Player A takes 2 of heap 3."]
