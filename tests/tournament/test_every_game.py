"""Tournaments know no game: bots that somebody wrote play all of them, the toy too."""

from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

from mt_widgets.games import FIRST, GAMES
from mt_widgets.tournament.hold import Tournament, arrange, hold
from mt_widgets.tournament.match import Match, play_match
from mt_widgets.tournament.standings import rows, standings
from tests.nim import NIM

ANY = """
import random
from mt_widgets.games import GAMES, fast
{listed}
FAST = fast({name!r})

def bot(view):
    return random.choice(FAST.legal_moves(FAST.deal(view, random)))
"""
LISTED = "from tests.nim import NIM\nGAMES['nim'] = NIM"
THINKER = f"{Path(__file__).parents[2] / 'docs' / 'bots' / 'thinker.py'}:bot"


@dataclass(frozen=True)
class Threads:
    """Workers that know the toy, too."""

    size: int = 2
    deaths: tuple[type[BaseException], ...] = ()

    def hire(self) -> Executor:
        return ThreadPoolExecutor(self.size)

    def dismiss(self, executor: Executor) -> None:
        executor.shutdown(cancel_futures=True)


@pytest.mark.parametrize("name", [*GAMES, "nim"])
def test_a_tournament_of_each_game(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)
    mine = tmp_path / "mine.py"
    mine.write_text(ANY.format(name=name, listed=LISTED if name == "nim" else ""), "utf-8")
    planned = arrange(Tournament(name, ("random", f"{mine}:bot"), 2))
    held = hold(Threads(), planned, lambda _: None)
    assert not held.lost
    assert [one.result.told for one in held.played] == ["", ""]
    table = standings(planned.players, rows(held.played))
    assert [one.games for one in table] == [2, 2]


def test_the_bot_of_the_guide_that_searches_wins_against_chance() -> None:
    results = [play_match(Match(FIRST, (THINKER, "random"), seed, patience=60)) for seed in (1, 2)]
    assert [result.told for result in results] == ["", ""]
    assert [result.shares for result in results] == [(1.0, 0.0)] * 2
