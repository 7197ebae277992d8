"""The command tournament: bots play each other, a table and pictures tell how strong they are."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import psutil
import pytest

from mt_widgets.cli import main
from tests.puzzles.mine.test_cluster import Dask

ZOO = str(Path(__file__).parents[1] / "tournament" / "zoo.py")
NOTING = """
import os, random
from pathlib import Path
from mt_widgets.games import GAMES
GAME = GAMES["magical-towers"]
with Path(__file__).with_suffix(".games").open("a") as games:
    games.write("a game\\n")
def bot(view):
    return random.choice(GAME.rules.legal_moves(GAME.knowledge.reconstruct(view)))
"""


def run(*words: object) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "mt_widgets", "tournament", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=240)


def test_the_result_is_the_same_to_the_byte_with_one_worker_and_with_three(tmp_path: Path) -> None:
    answers = [
        run(f"{ZOO}:good", f"{ZOO}:raises", "level-1", "random", "--games", 12, "--seed", 3,
            "--csv", tmp_path / f"{workers}.csv", "-o", tmp_path / f"{workers}.svg",
            "--html", tmp_path / f"{workers}.html", "--workers", workers)
        for workers in (1, 3)
    ]  # fmt: skip
    assert [answer.returncode for answer in answers] == [0, 0]
    assert answers[0].stdout == answers[1].stdout
    assert answers[0].stderr == "games: 12 of 12; forfeits: 6\n"
    for ending in ("csv", "svg", "html"):
        one, three = ((tmp_path / f"{workers}.{ending}").read_bytes() for workers in (1, 3))
        assert one == three
    lines = answers[0].stdout.splitlines()
    assert lines[0].split()[0] == "player"
    assert {line.split()[0] for line in lines[1:5]} == {
        f"{ZOO}:good", f"{ZOO}:raises", "level-1", "random"
    }  # fmt: skip
    assert re.search(
        r":raises lost 6 games by forfeit: KeyError: 'no idea' \(line \d+\)$", lines[5]
    )
    assert "level-1" in (tmp_path / "1.svg").read_text("utf-8")
    assert "12 games of Magical Towers (--seed 3)" in (tmp_path / "1.html").read_text("utf-8")


def test_a_cluster_comes_to_the_same_result(dask: Dask) -> None:
    words = f"{ZOO}:good", "random", "--games", 4
    there, here = run(*words, "--cluster", dask.address), run(*words)
    assert (there.returncode, there.stderr) == (0, "games: 4 of 4; forfeits: 0\n")
    assert there.stdout == here.stdout


def test_four_sit_at_a_table_by_the_options_of_new() -> None:
    bots = "random", "greedy", "level-1", "level-2"
    answer = run(*bots, "--players", 4, "--rules", "master", "--spells", 4, "--games", 3)
    assert (answer.returncode, answer.stderr) == (0, "games: 3 of 3; forfeits: 0\n")
    assert [line.split()[4] for line in answer.stdout.splitlines()[1:]] == ["3"] * 4


def test_whole_rounds_are_played_and_that_is_told() -> None:
    answer = run("random", "greedy", "--games", 3, "--workers", 1)
    told = "4 games, so that all meet equally often, in every seat\ngames: 4 of 4; forfeits: 0\n"
    assert answer.stderr == told


def test_without_openskill_nothing_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert main(["tournament", "random", "greedy"]) == 2
    told = "openskill is not installed; pip install 'magical-towers[tournament]'\n"
    assert capsys.readouterr() == ("", told)


@contextmanager
def started(*words: object) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "mt_widgets", "tournament", *map(str, words)]
    piped = subprocess.PIPE
    running = subprocess.Popen(command, stdout=piped, stderr=piped, text=True)
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def test_control_c_prints_what_was_played(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(NOTING, "utf-8")
    with started(f"{mine}:bot", "random", "--games", 100_000, "--workers", 2) as running:
        until = monotonic() + 120
        while not (games := mine.with_suffix(".games")).exists() or len(games.read_text()) < 70:
            assert monotonic() < until
            sleep(0.05)
        helpers = psutil.Process(running.pid).children(recursive=True)
        running.send_signal(signal.SIGINT)
        out, told = running.communicate(timeout=60)
    assert running.returncode == 130
    progress, sentence = told.splitlines()[-2:]
    found = re.fullmatch(r"games: (\d+) of 100000; forfeits: 0", progress)
    assert found
    assert sentence == "Stopped. What was played until then counts."
    assert [line.split()[4] for line in out.splitlines()[1:]] == [found[1]] * 2
    _, alive = psutil.wait_procs(helpers, timeout=30)
    assert not alive


BROKEN = {
    "syntax.py": "def bot(view) return 1",
    "raises.py": "x = 1\nraise KeyError('no idea')",
    "exits.py": "import sys\nsys.exit('enough')",
    "ends.py": "import os\nos._exit(3)",
    "binary.py": "\0",
    "plain.py": "bot = 3",
}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("nobody random", "tournament: 'nobody' is no player; there are level-1, level-2, "),
        ("level-9 random", "tournament: there is no level 9, only 1 to 5"),
        ("random", "tournament: there is 1 player for a table of 2"),
        ("random greedy level-1 --players 4", "tournament: there are 3 players for a table of 4"),
        ("random random", "tournament: 'random' is named twice"),
        ("random greedy --rules solo", "tournament: a tournament is for games of two or more"),
        ("random greedy --players 9", "tournament: players: '9' is no number from 1 to 6"),
        ("random greedy --heaps 3", "unrecognized arguments"),
        ("random greedy --game chess", "tournament: game: there is no 'chess'"),
        ("level-1 random --game labyrinth", "tournament: labyrinth has no opponents yet"),
        ("random greedy --games 0", "tournament: games: 0 is too few"),
        ("random greedy --workers 0", "tournament: workers: there can be 1 to 1000, not 0"),
        ("random greedy --workers many", "'many' is not a whole number"),
        ("random greedy --patience 1.5", "'1.5' is not a whole number"),
        ("random greedy --memory 0", "tournament: memory: 0 is too few"),
        ("random greedy -o plot.gif", "the name of a picture ends in .svg or .png"),
        ("random greedy --csv none/there.csv", "there.csv': there is no such folder"),
        ("random greedy --html own.html", "own.html': this is there already"),
        ("random greedy --theme pink", "tournament: there is no theme 'pink'"),
        ("random greedy --cluster ''", "the address of the Dask scheduler is missing"),
        ("random none.py:bot", "tournament: there is no file 'none.py'"),
        (f"random {'x' * 300}.py:bot", f"tournament: there is no file '{'x' * 40}'...\n"),
        ("random .:bot", "tournament: there is no file '.'"),
        ("random syntax.py:bot", "tournament: syntax.py:bot: SyntaxError: "),
        ("random raises.py:bot", "tournament: raises.py:bot: KeyError: 'no idea' (line 2)"),
        ("random exits.py:bot", "tournament: exits.py:bot: SystemExit: enough (line 2)"),
        ("random ends.py:bot", "tournament: ends.py:bot: its process ended itself with status 3"),
        ("random binary.py:bot", "tournament: binary.py:bot: "),
        ("random plain.py:bot", "tournament: plain.py:bot: it has no function 'bot'"),
        ("random plain.py:", "tournament: plain.py:: it has no function ''"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    arguments: str, sentence: str,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    for name, text in {**BROKEN, "own.html": "<p>mine</p>"}.items():
        (tmp_path / name).write_text(text, "utf-8")
    words = [word.strip("'") for word in arguments.split()]
    try:
        status = main(["tournament", *words])
    except SystemExit as stop:
        status = int(stop.code or 0)
    out, told = capsys.readouterr()
    assert (status, out) == (2, "")
    assert sentence in told
    assert told.count("\n") == 1
    assert (tmp_path / "own.html").read_text("utf-8") == "<p>mine</p>"
