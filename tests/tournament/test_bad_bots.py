"""Whatever a bot does, it loses that game with a sentence, and harms nobody."""

import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.games import FIRST
from mt_widgets.tournament import bot_file
from mt_widgets.tournament.match import Match, MatchResult, play_match

ZOO = str(Path(__file__).with_name("zoo.py"))
SLOW = 60.0  # seconds: more than a busy machine needs
AT_ONCE = {
    "raises": "KeyError: 'no idea' (line ",
    "raises_in_colour": "ValueError: [31mred and loud (line ",
    "raises_what_cannot_be_told": "Speechless (line ",
    "recurses": "RecursionError: ",
    "exits": "SystemExit: 0 (line ",
    "really_exits": "its process ended itself with status 7",
    "leaves_a_child": "its process ended itself with status 7",
    "interrupts": "KeyboardInterrupt",
    "crashes": f"its process crashed: {signal.strsignal(signal.SIGSEGV)}",
    "kills_itself": "its process was killed 3 times",
    "hangs_up": "it closed the line on which it is asked",
    "eats": "MemoryError",
    "returns_none": "it returned a thing of type 'NoneType', which is no move",
    "returns_a_number": "it returned a thing of type 'int', which is no move",
    "returns_an_object": "it returned a thing of type 'object', which is no move",
    "returns_nonsense": "move: 'castle'",
    "returns_a_book": "move: 'W': ",
    "returns_nothing": "one move is asked for, not 0",
    "returns_two": "one move is asked for, not 2",
    "cheats": "an illegal move: wizard.visible: ",
    "is_not_there": "it has no function 'is_not_there'",
    "GAME": "it has no function 'GAME'",
}
AFTER_A_WHILE = "hangs", "sleeps", "counts", "matches"


def played(name: str) -> MatchResult:
    patience = 0.5 if name in AFTER_A_WHILE else SLOW
    players = f"{ZOO}:{name}", "random"
    return play_match(Match(FIRST, players, 1, patience=patience, megabytes=400))


@pytest.fixture(scope="module")
def results() -> dict[str, MatchResult]:
    """A game of each, several at a time, as they mostly wait."""
    names = [*AT_ONCE, *AFTER_A_WHILE]
    with ThreadPoolExecutor(4) as pool:
        return dict(zip(names, pool.map(played, names), strict=True))


@pytest.mark.parametrize("name", [*AT_ONCE, *AFTER_A_WHILE])
def test_a_bot_that_fails_loses_its_game_with_a_sentence(
    results: dict[str, MatchResult], name: str
) -> None:
    result = results[name]
    assert (result.shares, result.forfeit) == ((0.0, 1.0), 0)
    told = result.told.removeprefix(f"{ZOO}:{name}: ")
    assert told.startswith(AT_ONCE.get(name, "no answer within 0.5 s"))
    assert "\n" not in told
    assert len(told) < 300


def test_no_process_of_a_bot_stays(results: dict[str, MatchResult]) -> None:
    left = [one for one in psutil.Process().children(recursive=True) if "bot_process" in told(one)]
    assert not left


def told(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.NoSuchProcess:
        return ""


def test_what_a_bot_prints_goes_nowhere(capfd: pytest.CaptureFixture[str]) -> None:
    result = play_match(Match(FIRST, (f"{ZOO}:prints", "random"), 1, patience=SLOW))
    assert not result.told
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("name", ["good", "reseeds"])
def test_a_game_comes_out_alike_whatever_a_bot_meddles_with(name: str) -> None:
    match = Match(FIRST, (f"{ZOO}:{name}", "random"), 2, patience=SLOW)
    first = play_match(match)
    assert not first.told
    assert play_match(match) == first
    assert first.moves > 20


def test_a_file_that_never_ends_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_file, "_LOADING", 1.0)
    (tmp_path / "mine.py").write_text("while True:\n    pass\n", "utf-8")
    name = f"{tmp_path / 'mine.py'}:bot"
    with pytest.raises(Mistake, match=r"mine.py:bot: no answer within 1 s$"):
        bot_file.try_bot(name, FIRST, bot_file.Allowance())
    result = play_match(Match(FIRST, (name, "random"), 1, patience=SLOW))
    assert (result.told, result.shares) == (f"{name}: no answer within 1 s", (0.0, 1.0))


def test_a_bot_finds_what_lies_beside_its_file(tmp_path: Path) -> None:
    (tmp_path / "ideas.py").write_text(f"from runpy import run_path\nZOO = run_path({ZOO!r})\n")
    (tmp_path / "mine.py").write_text("from ideas import ZOO\nbot = ZOO['good']\n")
    match = Match(FIRST, (f"{tmp_path / 'mine.py'}:bot", "random"), 3, patience=SLOW)
    assert not play_match(match).told
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ideas.py", "mine.py"]
