"""The ladder: when a contest ends, and that the table and its plot tell the same."""

from itertools import islice

import pytest

from mt_widgets.games import FIRST
from mt_widgets.tournament.match import Match

from .ladder import Contest, Score, hold
from .ladder_report import PLOT, REPORT, Row, draw, read_rows
from .seer import play

BETWEEN = Contest("level-2", "level-1", 800, (0.6, 0.8))
AT_LEAST = Contest("level-5", "greedy", 400, (0.65, 1.0))


@pytest.mark.parametrize(
    ("contest", "won", "played", "decided"),
    [
        (BETWEEN, 20, 99, False),  # nobody looks yet
        (BETWEEN, 40, 100, True),  # certainly too few
        (BETWEEN, 95, 100, True),  # certainly too many
        (BETWEEN, 70, 100, False),
        (BETWEEN, 280, 400, True),  # certainly within
        (BETWEEN, 256, 400, False),
        (BETWEEN, 512, 800, True),  # all games were played
        (AT_LEAST, 95, 100, False),  # however good it looks, it goes on
        (AT_LEAST, 45, 100, True),
        (AT_LEAST, 300, 400, True),
    ],
)
def test_a_contest_ends_when_enough_is_known(
    contest: Contest, won: float, played: int, decided: bool
) -> None:
    assert Score(won, played).decided(contest) == decided


def test_the_bounds_are_those_of_wilson() -> None:
    assert Score(280, 400).bounds() == pytest.approx((0.6533, 0.7429), abs=1e-4)


def test_a_contest_is_held_from_all_seats_and_again_the_same() -> None:
    contest = Contest("greedy", "random", 6, given={"players": "3"})
    seats = [match.players.index("greedy") for match in islice(contest.matches(0), 4)]
    assert seats == [0, 1, 2, 0]
    assert hold(contest, 3, workers=1).won == hold(contest, 3, workers=2).won > 4


def test_the_table_is_read_as_it_was_written() -> None:
    rows = [
        Row("level-2 against level-1", 400, 0.702, 0.655, 0.745, (0.6, 0.8)),
        Row("level-5 against greedy, players 4", 200, 0.5, 0.431, 0.569, (0.35, 1.0)),
        Row("seer against greedy", 200, 0.81, 0.75, 0.859, (0.0, 1.0)),
    ]
    read = read_rows("\n".join(map(str, rows)))
    assert [*map(str, read.values())] == [*map(str, rows)]
    assert [row.name for row in rows] == [*read]


def test_the_plot_is_that_of_the_table() -> None:
    rows = read_rows(REPORT.read_text("utf-8"))
    assert rows
    assert PLOT.read_text("utf-8") == draw(rows.values())
    assert f"]({PLOT.name})" in REPORT.read_text("utf-8")


def test_the_plot_tells_each_contest() -> None:
    row = Row("a against b, x < 3", 100, 0.5, 0.4, 0.6, (0.35, 1.0))
    plot = draw([row])
    assert ">a against b, x &lt; 3</text>" in plot
    assert plot.count("circle") == 1


def test_who_sees_everything_knows_the_cards_that_will_be_drawn() -> None:
    shares = [play(Match(FIRST, ("seer", "random"), seed)).shares for seed in (1, 2)]
    assert shares == [(1.0, 0.0)] * 2
