"""Command lines with anything in them: a sentence, and no file is harmed."""

import os
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from mt_widgets.classroom.assignment import format_assignment, format_link
from mt_widgets.classroom.receipt import format_line, format_receipt
from mt_widgets.cli import main
from mt_widgets.games import GAMES
from tests.classroom.handed import ANNA, MONDAY, WALK
from tests.mutate import mutated_text

ODD = ["", "\0", "\ud800", "~nobody", "x" * 300, "../../x", "-1", "9" * 5000, "\u202e", "=1+1"]
ODD += ["<b>", "a\nb", "no/such", "lesson:none", "data.bin", "full", "{0}", "%s", "1-99999", "a,a"]
ODD += ["x" * 5000, "--", "-o--", "--title=--", "loop", "pipe", "/dev/zero"]
LINK, LINE = format_link(MONDAY), format_line(ANNA)
GOOD = {
    "anna.json": format_receipt(ANNA).encode(),
    "anna.txt": LINE.encode(),
    "monday.assignment.toml": format_assignment(MONDAY).encode(),
    "bad.assignment.toml": b"format = 1\ntitle = [[[",
    "data.bin": bytes(range(256)),
    "full/other": b"somebody's own",
}
RESULTS = [*GOOD, LINE, LINE[:-3], LINK, "--assignment", "--pupils", "--csv", "--html", "1-30"]
ASSIGN = [WALK, "lesson:walking", "first-steps", "--title", "--hints", "--minutes", "--exam"]
ASSIGN += ["--variants", "--site", "-o", "--notebook", "Monday", "2", "https://example.org", "out"]
ASSIGN += ["--ready", "course-1"]
SHEET = [WALK, "monday.assignment.toml", "bad.assignment.toml", "-o", "out.html", "--pupils"]
SHEET += ["--copies", "--paper", "letter", "--board", "--plan", "first", "--font", "data.bin", "2"]
ENGINE = ["new", "legal", "show", "play", "explain", "result", "hint", "solve", "check", "words"]
GIVEN = [WALK, "--players=--", "--seat", "b", "-o", "out.svg", "--theme", "--frame=--", "--compile"]
GIVEN += ["--goal", "enters(b)", "--turns", "1", "K/10/R/1/b/2 b2 b4+0-6:W2,W3|y4+0-6:?,?,? -"]
STARTS = {name: str(game.setup.new({"seed": "7"})) for name, game in GAMES.items()}
BEHIND = [
    "--seat",
    "b",
    "o",
    "--players=3",
    "--options=x",
    "--seed=1",
    "--left=9",
    "0",
    "1",
    "--game",
]
NOT_FOR_A_SITE = ["full", "data.bin", "data.bin/x", "", "\0", "\ud800", "x" * 300, "."]


def run(*arguments: str) -> tuple[int, str, set[str]]:
    """A command in a folder with some files: its status, its complaint, and what is new there."""
    with TemporaryDirectory() as folder:
        (Path(folder) / "two" / "floors").mkdir(parents=True)  # for those who leave by ../..
        return _run_in(Path(folder) / "two" / "floors", arguments)


def _run_in(folder: Path, arguments: tuple[str, ...]) -> tuple[int, str, set[str]]:
    told, complaint = StringIO(), StringIO()
    with chdir(folder):
        for name, content in GOOD.items():
            Path(name).parent.mkdir(exist_ok=True)
            Path(name).write_bytes(content)
        Path("loop").symlink_to("loop")
        os.mkfifo("pipe")
        with redirect_stdout(told), redirect_stderr(complaint):
            try:
                status = main([*arguments])
            except SystemExit as stop:
                status = int(stop.code or 0)
        found = {str(path): path for path in Path().rglob("*") if path.is_file()}
        assert all(found[name].read_bytes() == content for name, content in GOOD.items())
        return status, complaint.getvalue(), {*found} - {*GOOD}


def is_told_in_a_sentence(*arguments: str, each: bool = False) -> None:
    """One sentence, or one for each that is wrong."""
    status, complaint, new = run(*arguments)
    assert status in (0, 2)
    if status:
        assert complaint.endswith("\n")
        sentences = complaint.splitlines() if each else [complaint.rstrip("\n")]
        assert all(sentence.isprintable() and len(sentence) < 400 for sentence in sentences)
        assert not new


def some(words: list[str]) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(words * 3 + ODD), max_size=6)


@settings(max_examples=50, deadline=None)
@given(some(RESULTS))
@example(["full", "~nobody"])
@example(["x" * 300])
@example(["anna.json", "--csv", "anna.json"])
@example([LINE, "--csv", "no/such/folder.csv"])
@example([LINE, "--html", "\0"])
def test_results(arguments: list[str]) -> None:
    is_told_in_a_sentence("results", *arguments)


@settings(max_examples=50, deadline=None)
@given(some(ASSIGN))
@example([WALK, "--title", "\u202e"])
@example([WALK, "--title", "x", "-o", "\ud800"])
@example([WALK, "--title", "x", "-o", "full"])
@example([WALK, "--title", "x", "--site", "javascript:alert(1)"])
def test_assign(arguments: list[str]) -> None:
    is_told_in_a_sentence("assign", *arguments)


@settings(max_examples=50, deadline=None)
@given(some(SHEET).map(lambda words: ["-o", "out.html", *words]))
@example(["x" * 300, "-o", "a.html"])
@example(["--board", "-o", "\ud800.html"])
@example(["--board", "-o", "x" * 300 + ".html"])
@example(["--plan", "\ud800.toml", "-o", "a.html"])
@example([WALK, "--pupils", "\ud800", "-o", "a.html"])
def test_sheet(arguments: list[str]) -> None:
    is_told_in_a_sentence("sheet", *arguments)


@settings(max_examples=50, deadline=None)
@given(st.sampled_from(ENGINE), st.lists(st.sampled_from(GIVEN * 3 + ODD), min_size=1, max_size=5))
def test_engine(command: str, arguments: list[str]) -> None:
    assume(command != "words" or "--compile" in arguments)  # all words take a second
    is_told_in_a_sentence(command, *arguments, each=command == "check")


@settings(max_examples=100, deadline=None)
@given(st.sampled_from([*GAMES]), st.data())
def test_every_game(name: str, data: st.DataObject) -> None:
    """The start of a game with something wrong, and moves of which some are none."""
    rules, notation = GAMES[name].rules, GAMES[name].notation
    position = data.draw(st.just(STARTS[name]) | mutated_text(STARTS[name]))
    legal = rules.legal_moves(notation.parse_position(STARTS[name]))
    moves = map(notation.format_move, legal)
    given = [*moves][:9] + [*GAMES] + BEHIND
    words = data.draw(st.lists(st.sampled_from(given * 3 + ODD), max_size=5))
    command = data.draw(st.sampled_from(["legal", "play", "explain", "result", "show", "perft"]))
    is_told_in_a_sentence("--game", name, command, position, *words)
    is_told_in_a_sentence("--game", name, "new", *words)


def test_site_never_takes_the_place_of_something_else() -> None:
    for out in NOT_FOR_A_SITE:
        is_told_in_a_sentence("site", out)
    is_told_in_a_sentence("site")
