"""The command line, as people and programs use it."""

import subprocess
import sys
from pathlib import Path

import pytest

from mt_widgets.cli import main

POSITION = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1 b0+0-6:W2,T3,W4T2|y0+0-6:?,?,? mw,mt"
SMALL = "K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw"


def run(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "mt_widgets", *arguments]
    return subprocess.run(command, input=given, capture_output=True, check=False, timeout=60)


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> "type[Called]":
    Called.capsys = capsys
    return Called


class Called:
    """A command run in this process, with what it printed."""

    capsys: pytest.CaptureFixture[str]

    def __init__(self, *arguments: str) -> None:
        try:
            self.status = main(list(arguments))
        except SystemExit as stop:
            self.status = int(stop.code or 0)
        self.out, self.err = self.capsys.readouterr()


def test_legal_lists_moves_sorted_one_per_line(call: type[Called]) -> None:
    got = call("legal", SMALL)
    assert got.out.split("\n") == ["W1:b1", "new", "new:t1.1", "new:t2.1", ""]
    assert got.status == 0


def test_play_prints_the_position_after_the_moves(call: type[Called]) -> None:
    assert call("play", SMALL, "W1:b1").out == "K/R/Tby/13 b2 b4+0-6:|y4+0-6:? mw discard=W1\n"


def test_a_refused_move_prints_one_line_that_starts_with_the_rule(call: type[Called]) -> None:
    got = call("play", SMALL, "W1:b2")
    assert (got.status, got.out) == (2, "")
    assert got.err == "wizard.visible: no blue wizard is in sight on space 2\n"


def test_a_position_that_cannot_be_read_says_where(call: type[Called]) -> None:
    got = call("legal", "5/bK/10 b1 b0+0-6:|y0+0-6: mw")
    assert (got.status, got.out) == (2, "")
    assert got.err == "position: space 5: a castle cannot stand on wizards\n"


@pytest.mark.parametrize(
    ("move", "answer"),
    [
        ("W1:b1", "legal: Blue plays W1. The blue wizard walks 1 from space 1 to space 2.\n"),
        ("W1:y2", "illegal: wizard.own: the yellow wizard is not yours to move\n"),
        ("W5:b1", "illegal: turn.two-actions: W5 is not in your hand\n"),
    ],
)
def test_explain_tells_in_a_sentence(call: type[Called], move: str, answer: str) -> None:
    got = call("explain", SMALL, move)
    assert (got.status, got.out) == (0, answer)


def test_explain_of_what_cannot_be_read_is_an_error(call: type[Called]) -> None:
    got = call("explain", SMALL, "hello")
    assert (got.status, got.out) == (2, "")
    assert got.err.startswith("move: 'hello': ")


@pytest.mark.parametrize(
    ("position", "winners"),
    [
        (SMALL, "-"),
        ("K/Rb/14 b1 b4+0-6:|y5+2-0x4: -", "y"),
        ("K/Rb/14 y1 b4+0-6:|y5+2-0x4: -", "-"),
        ("K/15 b1 y5+2-0:|b5+2-0: -", "-"),
        ("K/15 y1 y5+2-0:|b5+2-0: -", "by"),
        ("K/15 b1 b12+0-1: mw rules=solo", "none"),
        ("K/15 b1 b12+1-0: mw rules=solo", "b"),
    ],
)
def test_result_names_the_winners(call: type[Called], position: str, winners: str) -> None:
    assert call("result", position).out == f"{winners}\n"


def test_show_is_the_text_board_and_a_seat_sees_only_its_hand(call: type[Called]) -> None:
    everything = call("show", "K/bTyRb/14 b1 b3+0-6:W1|y4+0-6:T3 mw draw=W2").out
    assert (
        "Space 1: 1 blue imprisoned, tower, 1 yellow imprisoned, raven tower, 1 blue\n"
        in everything
    )
    assert "hand T3" in everything
    assert "Blue plays card 1." in everything
    seat = call("show", "K/bTyRb/14 b1 b3+0-6:W1|y4+0-6:T3 mw draw=W2", "--seat", "b").out
    assert "hand T3" not in seat
    assert "hand W1" in seat
    eyes = call("show", "K/bTyRb/14 b1 b3+0-6:W1|y4+0-6:T3 mw", "--seat", "b", "--eyes").out
    assert "Space 1: tower, raven tower, 1 blue\n" in eyes


def test_perft_counts_lines_to_a_depth(call: type[Called]) -> None:
    assert [call("perft", SMALL, str(depth)).out for depth in range(3)] == ["1\n", "4\n", "10\n"]


def test_new_gives_the_same_cards_for_the_same_seed(call: type[Called]) -> None:
    first, again, other = (call("new", "--seed", seed).out for seed in ("1", "1", "2"))
    assert first == again != other
    assert first.startswith("K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1 b0+0-6:")


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (["--players", "yr"], "y1 y0+0-6:"),
        (["--players", "6"], "|v0+0-4:"),
        (["--spells", "-"], " - draw="),
        (["--spells", "sw,mt"], " mt,sw draw="),
        (["--rules", "master", "--spells", "8"], " mw,mt,sw,hw,ht,mc,pb,fw rules=master"),
        (["--rules", "solo"], "b1 b0+0-0:"),
        (["--rules", "team"], "|g0+0-5:"),
        (["--rules", "solo", "--players", "1", "--spells", "3"], "b1 b0+0-6:"),
        (["--rules", "team", "--players", "4", "--options", "swap_often"], "opt=swap_often"),
        (["--costs", "mw1"], " cost=mw1 "),
    ],
)
def test_new_takes_the_ways_of_playing(call: type[Called], options: list[str], text: str) -> None:
    assert text in call("new", *options).out


def test_show_draws_into_a_file_whole(call: type[Called], tmp_path: Path) -> None:
    svg, png = tmp_path / "board.svg", tmp_path / "board.PNG"
    svg.write_text("old")
    for file in (svg, png):
        got = call("show", POSITION, "-o", str(file), "--theme", "dark", "--frame", "narrow")
        assert (got.status, got.out, got.err) == (0, "", "")
    assert svg.read_text("utf-8").startswith("<svg ")
    assert 'data-tag="wizard:b@1"' in svg.read_text("utf-8")
    assert png.read_bytes().startswith(b"\x89PNG")
    assert sorted(tmp_path.iterdir()) == [png, svg]


def test_a_picture_shows_what_the_eye_sees_unless_memory_is_asked_for(
    call: type[Called], tmp_path: Path
) -> None:
    position, file = "K/bTyRb/14 b1 b3+0-6:W1|y4+0-6:T3 mw", tmp_path / "board.svg"
    pictures = []
    for options in ([], ["--eyes"], ["--memory"], ["--seat", "y"], ["--theme", "clear"]):
        assert call("show", position, "-o", str(file), *options).status == 0
        pictures.append(file.read_text("utf-8"))
    assert pictures[0] == pictures[1]
    assert len(set(pictures)) == 4
    assert ["prisoner" in picture for picture in pictures] == [False, False, True, False, False]


@pytest.mark.parametrize(
    "arguments",
    [
        ["new", "--players", "7"], ["new", "--players", "0"], ["new", "--players", ""],
        ["new", "--rules", "solo", "--spells", "5"], ["new", "--players", "1"],
        ["new", "--players", "bb"],
        ["new", "--players", "\u00b2"],
        ["new", "--players", "xyz"], ["new", "--players", "-3"], ["new", "--rules", "chess"],
        ["new", "--spells", "9"], ["new", "--spells", "zz"], ["new", "--seed", "x"],
        ["new", "--rules", "team", "--players", "3"],
        ["new", "--options", "cheat"], ["new", "--costs", "x"],
        ["perft", SMALL, "-1"], ["perft", SMALL, "5000"], ["perft", SMALL, "x"], ["perft", SMALL],
        ["show", SMALL, "--seat", "g"], ["show", SMALL, "--eyes", "--memory"],
        ["show", SMALL, "-o", "board.gif"], ["show", SMALL, "-o", "board"],
        ["show", SMALL, "-o", ""], ["show", SMALL, "-o", "/dev/null/board.svg"],
        ["show", SMALL, "-o", "x" * 1_000_000 + ".svg"], ["show", "-", "-o", "/dev/null/board.svg"],
        ["show", SMALL, "-o", "/dev/null/board.svg", "--theme", "\x1b" * 1000],
        ["show", SMALL, "-o", "/dev/null/board.svg", "--frame", ""],
        ["show", SMALL, "--seat", ""], ["legal"], ["legal", ""], ["explain", SMALL], ["fly"], [],
        ["legal", SMALL, "--fast"], ["play", SMALL, "\x1b[31mred"], ["legal", "\x00\x01"],
        ["legal", "x" * 1_000_000], ["play", SMALL, "W" * 1_000_000], ["lab", "/dev/null/x"],
    ],
    ids=lambda arguments: " ".join(arguments)[:40],
)  # fmt: skip
def test_bad_input_gets_one_clear_sentence(call: type[Called], arguments: list[str]) -> None:
    got = call(*arguments)
    assert (got.status, got.out) == (2, "")
    assert got.err.count("\n") == 1
    assert got.err[:-1].isprintable()
    assert len(got.err) < 400


def test_line_mode_answers_each_line_with_one_line() -> None:
    given = f"{SMALL}\n{SMALL} \nnonsense\n\n{POSITION}\n".encode()
    out = run("legal", "-", given=given).stdout.decode().split("\n")
    assert out[0] == out[1] == "W1:b1 new new:t1.1 new:t2.1"
    assert out[2].startswith("! position: end: ")
    assert out[3].startswith("! position: end: ")
    assert len(out) == 6


def test_line_mode_takes_moves_behind_a_semicolon() -> None:
    given = f"{SMALL} ; W1:b1\n{SMALL} ; W1:b2\n{SMALL};W1:b1\n{SMALL}\n".encode()
    out = run("play", "-", given=given).stdout.decode().split("\n")
    assert out[0] == out[2] == "K/R/Tby/13 b2 b4+0-6:|y4+0-6:? mw discard=W1"
    assert out[1] == "! wizard.visible: no blue wizard is in sight on space 2"
    assert out[3] == SMALL
    told = run("explain", "-", given=given).stdout.decode().split("\n")
    assert told[1].startswith("illegal: wizard.visible: ")
    assert told[3].startswith("! move: ")


@pytest.mark.parametrize("arguments", [["show", "-"], ["result", "-"], ["perft", "-", "1"]])
def test_every_command_has_the_line_mode(arguments: list[str]) -> None:
    done = run(*arguments, given=f"{SMALL}\n".encode() * 3)
    assert done.stdout.count(b"\n") == 3
    assert done.returncode == 0


def test_line_mode_answers_at_once() -> None:
    command = [sys.executable, "-m", "mt_widgets", "legal", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for _ in range(3):
            program.stdin.write(f"{SMALL}\n".encode())
            program.stdin.flush()
            assert program.stdout.readline() == b"W1:b1 new new:t1.1 new:t2.1\n"
        program.stdin.close()
        assert program.wait(10) == 0


def test_line_mode_survives_megabytes_of_noise_in_one_line() -> None:
    noise = bytes(range(256)).replace(b"\n", b"") * 20_000
    done = run("play", "-", given=noise + b"\n" + SMALL.encode() + b" ; W1:b1\n")
    answers = done.stdout.decode().split("\n")
    assert answers[0].startswith("! position: ")
    assert answers[1].startswith("K/R/Tby/13")
    assert (len(answers), done.stderr) == (3, b"")


def test_a_reader_who_has_seen_enough_causes_no_traceback() -> None:
    script = f"yes '{POSITION}' | {sys.executable} -m mt_widgets legal - | head -c 1"
    done = subprocess.run(["sh", "-c", script], capture_output=True, check=False, timeout=60)
    assert done.stderr == b""


@pytest.mark.parametrize("where", ["<&-", ">/dev/full"])
def test_closed_or_full_streams_cause_no_traceback(where: str) -> None:
    what = "-" if where == "<&-" else f"'{POSITION}'"
    script = f"{sys.executable} -m mt_widgets legal {what} {where}"
    done = subprocess.run(["sh", "-c", script], capture_output=True, check=False, timeout=60)
    assert b"Traceback" not in done.stderr
    assert done.stderr.count(b"\n") <= 1


def test_moves_stand_where_they_are_wanted() -> None:
    assert run("play", "-", "W1:b1").returncode == 2
    answer = run("legal", "-", given=f"{SMALL} ; W1:b1\n".encode()).stdout
    assert answer == b"! position: end: no moves are wanted here\n"


def test_stacks_higher_than_the_box_allows_can_be_played() -> None:
    text = f"K/{'T' * 300}b/y/13 b1 b0+0-6:T1,W1|y0+0-6: mw"
    moves = run("legal", text).stdout.decode().split()
    assert len(moves) == 602
    assert run("play", text, "T1:t1.300").returncode == 0
    assert run("explain", text, "T1:t1.301").stdout.startswith(b"illegal: tower.any: ")


def test_help_explains_itself(call: type[Called]) -> None:
    got = call("--help")
    assert got.status == 0
    for word in ("new", "legal", "play", "explain", "result", "show", "perft", "lab"):
        assert f"\n    {word} " in got.out


def test_on_the_command_line_a_used_up_pile_is_forgotten(call: type[Called]) -> None:
    text = "K/Rb/Ty/13 b2 b4+0-6:W1|y4+0-6:? - draw=T1 discard=W2"
    assert call("play", text, "W1:b1").out == "K/R/Tby/13 y1 b4+0-6:T1,?,?|y4+0-6:? -\n"


def test_play_and_explain_forget_a_pile_that_waits_to_be_shuffled(call: type[Called]) -> None:
    text = "K/Rb/Ty/13 b3[shuffle] b4+0-6:|y4+0-6:W1 - draw= discard=W2"
    assert call("play", text, "W1:y2").out.startswith("K/Rb/T/y/12 y2 b4+0-6:?,?,?|")
    assert call("explain", text, "W1:y2").out.startswith("legal: Yellow plays W1.")


def test_a_shuffle_given_next_is_played(call: type[Called]) -> None:
    text = "K/Rb/Ty/13 b2 b4+0-6:W1|y4+0-6:? - draw=T1 discard=W2,W5"
    got = call("play", text, "W1:b1", "shuffle:W5,W1,W2").out
    assert got == "K/R/Tby/13 y1 b4+0-6:W1,W5,T1|y4+0-6:? - draw=W2\n"
