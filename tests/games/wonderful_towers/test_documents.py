"""What the rules and the notation measured and proved, found again."""

from collections.abc import Iterator

import pytest

from mt_widgets.games.wonderful_towers import game, notation
from mt_widgets.games.wonderful_towers.moves import DRAW, Use
from mt_widgets.games.wonderful_towers.rules.moving import rearranged
from mt_widgets.games.wonderful_towers.rules.powers import choices
from mt_widgets.games.wonderful_towers.state import State
from mt_widgets.search.perft import perft

MOVING = "up", "down", "swap", "over"


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        pytest.param(
            "b:1,2,3,4,5,6,7|y:8,9,10,11,12,13,14 b 15 draw=" + ",".join(map(str, range(16, 85))),
            [2, 10, 68],
            id="ordered deck",
        ),
        pytest.param(
            "b:20,9,45*,46*,70,33,61|y:5*,82*,12,30,31,64,77|r:80,72,63,54,36,27,28 y "
            "1,2,3,4,7,8,13,14",
            [21, 654, 16304],
            id="crowded market",
        ),
        pytest.param(
            "b:11,66,52,40,37,21,6|y:70,68,55,49,30,18,20* b 4,16,56 draw=74",
            [13, 89, 524],
            id="last card",
        ),
    ],
)
def test_lines_of_play(position: str, counts: list[int]) -> None:
    state = notation.parse_position(position)
    assert str(state) == position
    assert [perft(game, state, depth) for depth in (1, 2, 3)] == counts


def distances(powers: tuple[str, ...]) -> list[int]:
    """How many orders of seven blocks are so many moves away from the complete one."""
    moves = [use for uses in choices(0, ()) for use in uses if use.power in powers]
    seen = edge = {bytes([7, 6, 5, 4, 3, 2, 1])}
    counts = []
    while edge:
        counts.append(len(edge))
        near = {rearranged(tower, move.power, move.level) for tower in edge for move in moves}
        edge = near - seen
        seen = seen | edge
    return counts


def test_the_start_order_is_the_farthest_from_complete() -> None:
    # swap and over undo themselves, up and down each other: so the way there is as long as back
    assert distances(MOVING) == [1, 21, 171, 624, 1261, 1533, 1039, 359, 30, 1]


@pytest.mark.parametrize(
    ("powers", "moves", "orders"),
    [
        (("swap",), 21, 5040), (("over",), 9, 144), (("up", "down", "swap"), 11, 5040),
    ],
)  # fmt: skip
def test_orders_with_some_of_the_moves(powers: tuple[str, ...], moves: int, orders: int) -> None:
    counts = distances(powers)
    assert (len(counts) - 1, sum(counts)) == (moves, orders)


@pytest.mark.parametrize("power", ["up", "down"])
def test_half_of_all_orders_are_reached_by_going_one_way_only(power: str) -> None:
    assert sum(distances((power,))) == 2520


def test_at_most_31_choices() -> None:
    state = notation.parse_position(
        "b:4,13,27,38,52,66,79|y:2,19,30,41,55,60,83 b 1,3,5,6,7,8,10,12"
    )
    assert len(game.legal_moves(state)) == 31


def uses(state: State) -> list[Use]:
    """The legal uses of the market."""
    return [move for move in game.legal_moves(state) if isinstance(move, Use)]


def finishes(state: State) -> list[str]:
    """The uses of the market that complete the tower of the player whose turn it is."""
    colour = state.colours[state.seat]
    return [str(move) for move in uses(state) if notation.result(game.play(state, move)) == colour]


def test_finish_now() -> None:
    state = notation.parse_position("b:66,52,80,41,30,17*,5*|y:3,11,24,36,47,58,79 b 9,12,16,23")
    assert finishes(state) == ["down:3"]
    assert len(uses(state)) <= 30


def test_shortest_finish() -> None:
    lines: dict[tuple[str, ...], State] = {
        (): notation.parse_position("b:84,2,52,46,37,39,15 b 11,25,44,66")
    }
    for turns in (1, 2, 3):
        lines = {
            (*line, str(move)): game.play(state, move)
            for line, state in lines.items()
            for move in uses(state)
        }
        done = [" ".join(line) for line, state in lines.items() if notation.result(state) == "b"]
        assert done == ([] if turns < 3 else ["up:2 over:4 swap:6"])


def test_safe_swap() -> None:
    state = notation.parse_position("b:5,14,20,37,46,65,84|y:70,60,51,30,41,21,10 b[48] 12,33")
    safe = [move for move in game.legal_moves(state) if not finishes(game.play(state, move))]
    assert list(map(str, safe)) == ["put:3"]


def turns(state: State) -> Iterator[tuple[str, State]]:
    """Every turn that needs no luck: the move that begins it, and where it leads."""
    for move in game.legal_moves(state):
        then = game.play(state, move)
        ends = [game.play(then, put) for put in game.legal_moves(then)] if move == DRAW else [then]
        for end in ends:
            assert end.pending is None, "the cards on top are open, so nobody waits for chance"
            yield str(move), end


def wins(state: State, colour: str) -> bool:
    """Whether the player whose turn it is can win in it."""
    return any(notation.result(end) == colour for _, end in turns(state))


def test_forced_win_in_two() -> None:
    state = notation.parse_position(
        "b:70,69,51,17,41,25,18|y:82,71,60,32,36,12,26 b 15,16,52,80,81 draw=27,39,43,83,84,?"
    )
    forced = {
        move
        for move, end in turns(state)
        if notation.result(end) == "b"
        or (
            notation.result(end) == "-"
            and all(
                notation.result(reply) == "b"
                or (notation.result(reply) == "-" and wins(reply, "b"))
                for _, reply in turns(end)
            )
        )
    }
    assert forced == {"swap:4"}


def test_whose_win() -> None:
    state = notation.parse_position(
        "b:79,68,55,2*,1*,26,3|y:80,70,60,12,33,22,11|r:4,14,24,34,44,54,64 r 13,50 draw=9,45,20,?"
    )
    (middle,) = notation.parse_moves("middle")
    then = game.play(state, middle)
    assert notation.result(then) == "y"
    assert str(then).split(" ")[1:] == ["r", "12,34,50", "draw=20,?", "discard=13"]


def test_counting_odds() -> None:
    state = notation.parse_position(
        "b:80,66,52,60,30,17,5|y:6,13,28,39,47,63,77 b 9,36 discard=2,35,44,62,71,81"
    )
    drawn = game.play(state, DRAW)
    told = game.legal_moves(drawn)
    done = [
        str(put)
        for card in told
        for put in game.legal_moves(game.play(drawn, card))
        if notation.result(game.play(game.play(drawn, card), put)) == "b"
    ]
    assert (len(told), len(done)) == (62, 19)
    assert (done.count("put:4"), done.count("put:3")) == (16, 3)


def test_sorted_means_plain_byte_order() -> None:
    chance = notation.parse_position("b:4,13,27,38,52,66,79 b[?] 33")
    words = sorted(map(str, game.legal_moves(chance)))
    assert words.index("=10") < words.index("=2")
    line = "=9 bottom draw middle over:1 protect:1 put:1 swap:1 top up:1".split()
    assert sorted(map(str, notation.parse_moves(" ".join(reversed(line))))) == line


def test_a_line_of_the_notation() -> None:
    state = notation.parse_position("b:4,13,27,38*,52*,66,79|y:2,19,30,41,55,60,83 b 33")
    for move in notation.parse_moves("draw =47 put:3 up:2"):
        assert game.why_not(state, move) is None
        state = game.play(state, move)
    assert str(state) == "b:4,13,47,38*,52*,66,79|y:2,30,41,19,55,60,83 b 33 discard=27"
