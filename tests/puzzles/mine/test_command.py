"""``magical-towers mine``, as people use it."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from mt_widgets.cli import main
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.prove import prove

SMALL = "--players 2 --spells - --seed 4".split()


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "mt_widgets", "mine", str(folder), *SMALL, *arguments]
    return subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def games_done(folder: Path) -> int:
    done = folder / "mined.txt"
    return len(done.read_text("utf-8").splitlines()) if done.exists() else 0


def wait_for_games(folder: Path, number: int, running: subprocess.Popen[str]) -> None:
    while games_done(folder) < number:
        assert running.poll() is None
        time.sleep(0.05)


def test_puzzles_are_written_that_the_check_accepts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "found")
    assert main(["mine", folder, *SMALL, "--games", "5", "--processes", "2"]) == 0
    out, progress = capsys.readouterr()
    assert not out
    assert progress.startswith("games: 5; candidates: ")
    assert progress.count("\n") == 1
    assert "\r" not in progress
    assert main(["check", folder]) == 0
    proven = capsys.readouterr().out.count(": proven, ")
    assert f"puzzles: {proven}, " in progress
    assert proven

    assert main(["mine", folder, *SMALL, "--games", "5"]) == 0
    assert "These games were looked through before" in capsys.readouterr().err
    assert main(["mine", folder, *SMALL, "--games", "6", "--processes", "1"]) == 0
    assert capsys.readouterr().err.startswith("games: 1; ")


def test_minutes_end_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mine", str(tmp_path), *SMALL, "--minutes", "0.05", "--processes", "1"]) == 0
    assert capsys.readouterr().err.startswith("games: ")
    assert games_done(tmp_path) >= 1


def test_control_c_keeps_what_was_found(tmp_path: Path) -> None:
    with start(tmp_path, "--games", "100000", "--processes", "2") as running:
        wait_for_games(tmp_path, 4, running)
        workers = psutil.Process(running.pid).children(recursive=True)
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=30)
    assert running.returncode == 130
    progress, sentence = told.splitlines()
    files = sorted(tmp_path.glob("0*.toml"))
    assert progress.startswith(f"games: {games_done(tmp_path)}; ")
    assert f"puzzles: {len(files)}, " in progress
    assert sentence == f"Stopped. All that was found is kept in {tmp_path}."
    assert files
    puzzle = load_puzzle(files[0])
    assert puzzle.proof == prove(puzzle)
    _, alive = psutil.wait_procs(workers, timeout=20)
    assert not alive


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ("--theme tempi", "mine: theme: 'tempi' is none of exact-entry, riding, "),
        ("--bots greedy,clever", "mine: bots: 'clever' is none of random, greedy"),
        ("--players 9", "mine: players: '9' is no number from 1 to 6"),
        ("--spells xx", "mine: spells: "),
        ("--rules chess", "mine: rules: "),
        ("--processes 0", "mine: processes: there can be 1 to 1000, not 0"),
        ("--games many", "'many' is not a whole number from 0 to 999999999"),
        ("--minutes nan", "'nan' is not a number of minutes"),
        ("--games 1 --minutes 1", "not allowed with argument"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: str, answer: str
) -> None:
    try:
        status = main(["mine", str(tmp_path / "new"), *arguments.split()])
    except SystemExit as stop:
        status = int(stop.code or 0)
    out, told = capsys.readouterr()
    assert (status, out) == (2, "")
    assert answer in told
    assert told.count("\n") == 1
    assert not (tmp_path / "new").exists()
