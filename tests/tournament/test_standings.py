"""How everybody stands: wins, ratings and forfeits, whatever the order in which games end."""

import sys
from itertools import product
from random import Random

import pytest

from mt_widgets.draw.png import paint_png
from mt_widgets.draw.scene import Text, walk
from mt_widgets.draw.svg import paint_svg
from mt_widgets.engine.errors import Mistake
from mt_widgets.games import FIRST
from mt_widgets.tournament.bounds import share_bounds
from mt_widgets.tournament.match import Match, MatchResult
from mt_widgets.tournament.page import tournament_page
from mt_widgets.tournament.plot import rating_plot
from mt_widgets.tournament.standings import PlayedMatch, rows, standings
from mt_widgets.tournament.told import format_csv, say_forfeits, table

PAIR = (0,), (1,)


def won_by(seat: int, number: int, *players: str) -> PlayedMatch:
    shares = tuple(float(one == seat) for one in range(len(players)))
    sides = tuple((one,) for one in range(len(players)))
    return PlayedMatch(number, Match(FIRST, players, 0), MatchResult(shares, 9, sides=sides))


def forfeited(number: int, player: str, other: str, why: str) -> PlayedMatch:
    result = MatchResult((0.0, 1.0), 3, f"{player}: {why}", PAIR, forfeit=0)
    return PlayedMatch(number, Match(FIRST, (player, other), 0), result)


GAMES = [
    won_by(0, 1, "a", "b"), won_by(1, 2, "b", "a"), won_by(0, 3, "c", "a"),
    forfeited(4, "mine.py:bot", "a", "KeyError: 'x' (line 3)"),
    forfeited(5, "mine.py:bot", "b", "KeyError: 'x' (line 3)"),
    forfeited(6, "mine.py:bot", "c", "=1+1: <b>no</b>"),
]  # fmt: skip
NAMES = ["mine.py:bot", "a", "b", "c"]


def test_wins_games_and_forfeits_are_counted() -> None:
    found = {one.player: one for one in standings(NAMES, rows(GAMES))}
    assert [(name, found[name].wins, found[name].games) for name in NAMES] == [
        ("mine.py:bot", 0, 3), ("a", 3, 4), ("b", 1, 3), ("c", 2, 2)
    ]  # fmt: skip
    assert found["mine.py:bot"].forfeits.total() == 3


def test_the_order_in_which_games_end_does_not_matter() -> None:
    mixed = Random(3).sample(GAMES, len(GAMES))
    assert mixed != GAMES
    assert rows(mixed) == rows(GAMES)
    assert format_csv(rows(mixed)) == format_csv(rows(GAMES))


def test_a_shared_win_counts_by_its_share_and_that_of_partners_for_both() -> None:
    shared = MatchResult((0.5, 0.5, 0.0), 9, sides=((0,), (1,), (2,)))
    partners = MatchResult((0.5, 0.0, 0.5, 0.0), 9, sides=((0, 2), (1, 3)))
    games = [
        PlayedMatch(1, Match(FIRST, ("a", "b", "c"), 0), shared),
        PlayedMatch(2, Match(FIRST, ("a", "b", "c", "d"), 0), partners),
    ]
    assert {one.player: one.wins for one in standings("abcd", rows(games))} == {
        "a": 1.5, "b": 0.5, "c": 1.0, "d": 0.0
    }  # fmt: skip


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_find_the_order_of_strength_and_grow_surer(seats: int) -> None:
    rng, games = Random(1), list[PlayedMatch]()
    for number, _ in enumerate(product(range(60), range(2)), 1):
        players = tuple(rng.sample("abcd", seats))
        strengths = [3.0 ** "abcd".index(name) for name in players]
        winner = rng.choices(range(seats), strengths)[0]
        games.append(won_by(winner, number, *players))
    early, late = (standings("abcd", rows(games[:count])) for count in (12, 120))
    assert "".join(one.player for one in late) == "dcba"
    assert all(
        then.rating.spread < now.rating.spread for then, now in zip(late, early, strict=True)
    )
    top, second = late[0].rating, late[1].rating
    assert top.value > second.value + 2


def test_bounds_hold_the_true_share_about_as_often_as_they_say() -> None:
    rng, held = Random(5), 0
    for _ in range(400):
        won = sum(rng.random() < 0.3 for _ in range(50))
        low, high = share_bounds(won, 50)
        held += low <= 0.3 <= high
    assert 0.92 < held / 400 < 0.98
    assert share_bounds(0, 0) == (0, 1)


def test_without_openskill_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(Mistake, match=r"^openskill is not installed; pip install .*\[tournament\]"):
        rows(GAMES)


def test_the_table_has_a_line_each_and_numbers_below_each_other() -> None:
    lines = table(standings(NAMES, rows(GAMES)))
    assert len({len(line) for line in lines}) == 1
    assert [line.split()[0] for line in lines] == ["player", "c", "a", "b", "mine.py:bot"]
    assert lines[2].split() == [
        "a", *lines[2].split()[1:4], "4", "3", "75.0%", "30.1%", "-", "95.4%", "0"
    ]  # fmt: skip


def test_forfeits_are_told_with_how_often() -> None:
    assert [*say_forfeits(standings(NAMES, rows(GAMES)))] == [
        "mine.py:bot lost 2 games by forfeit: KeyError: 'x' (line 3)",
        "mine.py:bot lost 1 game by forfeit: =1+1: <b>no</b>",
    ]
    many = [forfeited(number, "a", "b", f"reason {number}") for number in range(1, 9)]
    told = [*say_forfeits(standings("ab", rows(many)))]
    assert (len(told), told[-1]) == (6, "a has 3 more reasons for forfeits.")


def test_a_spreadsheet_gets_every_seat_of_every_game_and_no_formula() -> None:
    lines = format_csv(rows(GAMES)).splitlines()
    assert lines[0] == "game,seed,seat,player,win,rating,to_95,moves,forfeit"
    assert len(lines) == 1 + 2 * len(GAMES)
    assert lines[1].startswith("1,0,1,a,1.0,27.")
    assert lines[11].endswith(",3,'=1+1: <b>no</b>")


def test_the_plot_shows_everybody_with_bounds_in_every_theme() -> None:
    standing = standings(NAMES, rows(GAMES))
    for theme in ("light", "dark", "clear"):
        scene = rating_plot(standing, theme)
        texts = [one.shape.text for one in walk(scene.shapes) if isinstance(one.shape, Text)]
        assert {*NAMES, f"{standing[0].rating.value:.1f}"} <= {*texts}
        assert "mine.py:bot: 1" in scene.description
        assert paint_svg(scene).count("<text") == len(texts)
    assert paint_png(scene)[:4] == b"\x89PNG"


def test_a_name_that_is_too_long_for_the_plot_loses_its_beginning() -> None:
    name = "/a/very/long/way/to/the/place/where/my/bots/are/mine.py:bot"
    scene = rating_plot(standings([name], []))
    (shown,) = (one.shape.text for one in walk(scene.shapes)
                if isinstance(one.shape, Text) and "mine" in one.shape.text)  # fmt: skip
    assert shown.startswith("…")
    assert shown.endswith("/mine.py:bot")


def test_the_page_holds_the_table_the_plot_and_the_reasons() -> None:
    page = tournament_page(standings(NAMES, rows(GAMES)), "6 games <&> more")
    assert "6 games &lt;&amp;&gt; more" in page
    assert "=1+1: &lt;b&gt;no&lt;/b&gt;" in page
    assert page.count("data:image/svg+xml;base64,") == 2
    assert page.count("<tr>") == 1 + len(NAMES)
    assert "<script" not in page
