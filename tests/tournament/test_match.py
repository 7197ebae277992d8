"""Games between bots: the same for the same seed, and a bot that fails harms nobody else."""

from pathlib import Path
from time import monotonic

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.games import FIRST, GAMES
from mt_widgets.search.workers.processes import Processes
from mt_widgets.search.workers.worker_pool import JobDone, work
from mt_widgets.tournament.match import Match, play_match
from mt_widgets.tournament.players import find_bot

BOTS = """
def good(view):
    from mt_widgets.games.magical_towers.bots.choices import choices
    return str(choices(view)[2][0])

def raises(view):
    raise KeyError("no idea")

def cheats(view):
    return "W5:b15"

def hangs(view):
    while True:
        pass
"""


@pytest.fixture
def bots(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(BOTS, "utf-8")
    return str(path)


def test_the_same_seed_gives_the_same_result_with_any_workers() -> None:
    matches = [Match(FIRST, ("level-1", "random"), seed) for seed in range(4)]
    here = [play_match(match) for match in matches]
    done = list(work(Processes(2), play_match, matches))
    there = {one.number: one.result for one in done if isinstance(one, JobDone)}
    assert [there[number] for number in range(4)] == here
    assert sum(one.shares[0] for one in here) >= 3


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("raises", "KeyError: 'no idea'"),
        ("cheats", "an illegal move: "),
        ("hangs", "no answer within 0.5 s"),
    ],
)
def test_a_bot_that_fails_loses_its_game_with_a_sentence(bots: str, name: str, told: str) -> None:
    began = monotonic()
    result = play_match(Match(FIRST, (f"{bots}:{name}", "random"), 1, patience=0.5))
    assert result.shares == (0.0, 1.0)
    assert told in result.told
    assert monotonic() - began < 20


def test_what_somebody_wrote_plays(bots: str) -> None:
    result = play_match(Match(FIRST, (f"{bots}:good", "random"), 1))
    assert not result.told
    assert sum(result.shares) == 1


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nobody", r"^'nobody' is no player; there are "),
        ("none.py:bot", r"^there is no file 'none.py'"),
        ("level-9", r"^there is no level 9, only 1 to 5$"),
    ],
)
def test_who_is_unknown_is_told(name: str, sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        find_bot(GAMES[FIRST], name, 0)


@pytest.mark.parametrize(
    ("given", "shares", "sides"),
    [
        ({"players": "4"}, (1 / 3, 0.0, 1 / 3, 1 / 3), ((0,), (1,), (2,), (3,))),
        ({"players": "4", "rules": "team"}, (0.5, 0.0, 0.5, 0.0), ((0, 2), (1, 3))),
    ],
)
def test_where_somebody_is_shut_out_the_other_sides_share_the_win(
    bots: str, given: dict[str, str], shares: tuple[float, ...], sides: tuple[tuple[int, ...], ...]
) -> None:
    players = "level-1", f"{bots}:raises", "level-1", "level-1"
    result = play_match(Match(FIRST, players, 1, given))
    assert (result.shares, result.sides, result.forfeit) == (shares, sides, 1)
