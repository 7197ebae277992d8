"""Puzzles that ask for too much: a sentence with the file and the bound, soon, in little memory."""

import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mt_widgets.classroom.grade import check
from mt_widgets.cli import main
from mt_widgets.engine.errors import TooLarge
from mt_widgets.games.magical_towers import forecast
from mt_widgets.games.magical_towers.notation import parse_position
from mt_widgets.games.magical_towers.state import State
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.packs import shipped
from mt_widgets.puzzles.prove import prove
from mt_widgets.puzzles.puzzle_solver import problem
from mt_widgets.search import budget, policy
from mt_widgets.search.solve import Solver
from tests.reachable import states
from tests.search.checking import objection

MOST_MEGABYTES = 500
# So that what has no bound harms no machine.
LIMITED = """import re, resource, sys
from pathlib import Path
resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
from mt_widgets.cli import main
status = main(sys.argv[1:])
print(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1])
sys.exit(status)"""
BOARD = "K/Rbby/Tbyy/Rbby/TyT/R/R/yT/bR/7 b1"
PLAYERS = "b1+2-3:W3,T2,W2T4|y0+1-5:W1,W2,W3"
TALL = "/".join(["K"] + ["R" * 900 + "b"] * 15)
# Each file: the position, the goal, how many turns, what the others do; and how the answer begins.
GREEDY = {
    "hidden": (f"{BOARD} b1+2-3:W3,T2,W2T4|y0+1-5:{','.join('?' * 12)} -", "home(b) >= 2", 2,
               "best", "there are too many unknown cards: 12"),
    "pile": (f"{BOARD} {PLAYERS} - draw={','.join(['W1', 'T2', 'W3'] * 2_000)}", "home(b) >= 4", 9,
             "nothing", r"there are more than [6-9],\d{3} positions to look at"),
    "tall": (f"{TALL} b1 b1+2-3:T1,T2,T3,T4,T5|y0+1-5:W1 -", "home(b) >= 2", 2, "best",
             "there are more than 200,000 positions to look at"),
    "goal": (f"{BOARD} {PLAYERS} -", " or ".join(["imprisoned(b) >= 77"] * 60), 9, "nothing",
             r"there are more than [\d,]+ positions to look at"),
    "free": (f"{BOARD} {PLAYERS} -", "keep home(b) <= 9", 9, "nothing",
             "there are more than (200,000 positions|2,000,000 moves) to look at"),
}  # fmt: skip
TEXT = (shipped() / "first-steps/001-three-steps.toml").read_text("utf-8").partition("[proof]")[0]


def puzzle_file(folder: Path, name: str, position: str, goal: str, turns: int, others: str) -> Path:
    keep = goal.startswith("keep ")
    asked = f'position = "{position}"\ngoal = "{goal}"\nturns = {turns}\nothers = "{others}"\n'
    text = re.sub("(?m)^(position|goal) = .*\n", "", TEXT)
    kind = "defend" if keep else "odds" if goal.startswith("likely") else "reach"
    text = text.replace('kind = "reach"\n', f'kind = "{kind}"\n{asked}')
    path = folder / f"{name}.toml"
    path.write_text(text, "utf-8")
    return path


def run(*arguments: str) -> tuple[int, str, float]:
    """A command in a process of its own: its status, its complaint, and its peak in megabytes."""
    command = [sys.executable, "-c", LIMITED, *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    # What the system tells of a process that ended may be the memory of the one that started it.
    kilobytes = int(ended.stdout.split("\n")[-2])
    return ended.returncode, ended.stderr, kilobytes / 1024


@pytest.mark.timeout(900)  # seconds: the real bound, on a busy machine too
@pytest.mark.parametrize("name", GREEDY)
def test_whatever_a_file_asks_for_it_is_given_up_with_a_sentence(name: str, tmp_path: Path) -> None:
    *asked, sentence = GREEDY[name]
    file = puzzle_file(tmp_path, name, *asked)  # type: ignore[arg-type]
    status, said, megabytes = run("check", str(file))
    assert status == 2
    assert re.fullmatch(rf"[^\n]*/{name}: {sentence}\n", said), said
    assert megabytes < MOST_MEGABYTES


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounds that are met within a second."""
    monkeypatch.setattr(budget.Budget.__init__, "__defaults__", (400,))
    monkeypatch.setattr(budget, "_MOST_HELD", 400)
    monkeypatch.setattr(budget, "_MOST_LOOKS", 20_000)
    monkeypatch.setattr(policy, "_MOST_CASES", 50)


def test_all_that_one_puzzle_needs_is_paid_from_one_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = load_puzzle(shipped() / "laboratory" / "019-hitchhiker.toml")
    assert puzzle.proof
    assert len(puzzle.needs) == 2
    monkeypatch.setattr(budget.Budget.__init__, "__defaults__", (puzzle.proof.positions + 1,))
    with pytest.raises(TooLarge, match="019-hitchhiker: there are more than"):
        prove(puzzle)


def test_the_checker_is_bounded_as_the_solver_is(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = load_puzzle(shipped() / "laboratory" / "016-three-in-a-row.toml")
    task = problem(puzzle)
    claim = Solver(task).certificate()
    monkeypatch.setattr(budget, "_MOST_HELD", 400)
    with pytest.raises(TooLarge, match="there are more than 400 positions"):
        objection(task, claim)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("command", ["solve", "hint"])
def test_a_position_on_the_command_line_is_bounded_too(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [
        f"{BOARD} {PLAYERS} -",
        "--goal",
        "home(b) >= 4",
        "--turns",
        "9",
        "--others",
        "nothing",
    ]
    assert main([command, *asked]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith("the position: there are more than ")


def test_plans_for_every_roll_are_bounded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(policy, "_MOST_CASES", 3)
    rolls = "K/10/R/1/b/2 b2 b0+0-6:W**,T1|y0+0-6: -"
    assert main(["solve", rolls, "--goal", "likely home(b) = 1"]) == 2
    assert capsys.readouterr().err == "the position: chance may do more than 3 things\n"


def test_a_grader_gives_up_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mt_widgets.puzzles.session._MOST_POSITIONS", 400)
    file = puzzle_file(tmp_path, "free", *GREEDY["free"][:4])
    with pytest.raises(TooLarge, match="there are more than 400 positions to look at"):
        check(str(file), "W3:b2")


def test_unknown_cards_are_counted_before_they_are_dealt() -> None:
    for number in (1, 2, 3, 4, 88, 89):
        state = parse_position(f"{BOARD} b1+2-3:{','.join('?' * number)}|y0+1-5:W1 -")
        found = forecast.outcomes(state)
        kinds = sorted(forecast.unseen(state, number).items())
        assert len(found) == forecast._number_of_deals(number, kinds)
    for number in (5, 45, 90, 3_000):
        state = parse_position(f"{BOARD} b1+2-3:{','.join('?' * number)}|y0+1-5:W1 -")
        with pytest.raises(TooLarge, match=f"there are too many unknown cards: {number}"):
            forecast.outcomes(state)


GOALS = [
    "home({c}) >= {n}", "enters({c})", "wins({c})", "imprisoned({c}) >= {n}", "castle = {n}",
    "keep home({c}) <= 9", "likely full({c}) >= {n}", "likely keep not enters({c})",
]  # fmt: skip


@pytest.mark.usefixtures("small")
@settings(max_examples=60, deadline=None)
@given(
    states(), st.sampled_from(GOALS), st.integers(0, 9), st.integers(1, 9), st.integers(0, 9_999)
)
def test_any_position_goal_and_number_of_turns_is_solved_or_given_up(
    state: State, goal: str, number: int, turns: int, seed: int
) -> None:
    rng, fields = Random(seed), str(state).split(" ")
    if rng.random() < 0.5:  # larger than any real one
        fields[0] = fields[0].replace("R", "R" * rng.choice([2, 20, 100]))
        fields = [field for field in fields if not field.startswith("draw=")]
        fields.append(f"draw={','.join(rng.choices(['W1', 'T2', 'W**', 'W2T4'], k=2_000))}")
    if rng.random() < 0.5:
        hidden = ",".join("?" * rng.choice([1, 3, 30]))
        fields[2] = re.sub(":[^|]*", f":{hidden}", fields[2])
    colour = rng.choice(state.table.colours)
    asked = [" ".join(fields), "--goal", goal.format(c=colour, n=number), "--turns", str(turns)]
    complaint = StringIO()
    with redirect_stderr(complaint), redirect_stdout(StringIO()):
        status = main(["solve", *asked, "--others", rng.choice(["best", "nothing"])])
    assert status in (0, 2)
    assert complaint.getvalue().count("\n") == (status == 2)
    assert complaint.getvalue().rstrip("\n").isprintable()
