"""The commands for a room and a hub: what they refuse, and what they write."""

import os
import shlex
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from mt_widgets.cli import main
from mt_widgets.commands.arguments import parse_arguments
from mt_widgets.engine.errors import Mistake, excerpt
from mt_widgets.school.learners import LESSONS, copy_lessons
from mt_widgets.school.numbers import Numbers
from mt_widgets.school.serve import Room, address, prepare
from mt_widgets.school.single import lay_out

TUTORIALS = Path(__file__).parents[2] / "tutorials"


def _refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*words, *(["--as-root"] if words[0] == "serve" else [])]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    return printed.err


def test_a_room_needs_a_place_for_its_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = str(tmp_path / "missing" / "lessons")
    keep = str(tmp_path / "learners")
    said = _refusal(capsys, "serve", missing, "--keep", keep)
    assert said == f"serve: there is no place for the folder {excerpt(str(missing), 100)}\n"


def test_a_new_folder_gets_a_copy_of_the_lessons(tmp_path: Path) -> None:
    folder = prepare(str(tmp_path / "lessons"), tmp_path / "class")
    assert (folder / "01-start-here.ipynb").is_file()


@pytest.mark.parametrize("port", ["0", "65536", "x", "-1", "²", "8000 ", ""])
def test_a_room_needs_a_port(capsys: pytest.CaptureFixture[str], port: str) -> None:
    said = _refusal(capsys, "serve", f"--port={port}")
    assert said == f"serve: {port!a} is no port; a number from 1 to 65535 is meant\n"


def test_a_port_that_others_use_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        keep = str(tmp_path / "learners")
        words = "serve", "--host", "127.0.0.1", "--port", str(port), "--keep", keep
        said = _refusal(capsys, *words)
    assert said.startswith(f"serve: port {port} of 127.0.0.1 cannot be used: ")
    assert said.endswith("; try another --port\n")


@pytest.mark.parametrize(
    ("option", "sentence"),
    [("--space=none", "--space 'none': a number from 1 is meant"),
     ("--kernels=2", "--kernels '2': a number from 3 is meant")],
)  # fmt: skip
def test_bounds_are_numbers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str, sentence: str
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    words = "serve", "--host", "127.0.0.1", "--port", port, "--keep", str(tmp_path), option
    assert _refusal(capsys, *words) == f"serve: {sentence}\n"


@pytest.mark.parametrize("word", ["", "---", " ! "])
def test_a_word_that_everybody_would_guess_is_refused(
    capsys: pytest.CaptureFixture[str], word: str
) -> None:
    said = _refusal(capsys, "serve", f"--word={word}")
    assert said == "serve: a word needs letters or digits; --open-to-all asks for none\n"


@pytest.mark.parametrize(
    ("option", "sentence"),
    [("--password=short", "hub: a password has at least 8 signs\n"),
     ("--port=65535", "hub: port 65536 of 127.0.0.1 cannot be used: ")],
)  # fmt: skip
def test_a_hub_to_try_refuses_what_cannot_be(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    option: str,
    sentence: str,
) -> None:
    monkeypatch.setattr(
        "mt_widgets.commands.school.check_hub", lambda as_root: None
    )  # nor installed
    words = "hub", str(tmp_path / "trial"), "--test", "--port=48000", option
    assert _refusal(capsys, *words).startswith(sentence)
    assert not (tmp_path / "trial").exists()


def test_an_address_that_is_not_ours_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = "serve", "--host", "no host", "--keep", str(tmp_path / "learners")
    assert _refusal(capsys, *words).startswith("serve: port 8000 of no host cannot be used: ")


def test_work_that_cannot_be_kept_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    said = _refusal(capsys, "serve", "--keep", str(file))
    assert said == f"serve: {excerpt(str(file), 100)}: File exists\n"


def test_a_teacher_lets_a_learner_choose_a_new_number(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    Numbers(tmp_path).choose("anna-b", "4073")
    words = "serve", "--forget-number", "Anna B", "--keep", str(tmp_path)
    assert main([*words]) == 0
    assert capsys.readouterr().out == "anna-b chooses a new secret number next time.\n"
    assert Numbers(tmp_path).claim("anna-b") is None
    said = _refusal(capsys, *words)
    assert said == f"serve: anna-b has no secret number in {tmp_path}\n"


def test_nothing_is_made_where_a_number_is_forgotten(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = tmp_path / "missing"
    said = _refusal(capsys, "serve", "--forget-number=ben", "--keep", str(missing))
    assert said == f"serve: ben has no secret number in {missing}\n"
    assert not missing.exists()


@pytest.mark.parametrize("option", [(), ("--forget-number=anna",)])
def test_a_damaged_file_of_numbers_opens_no_room_and_stays_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: tuple[str, ...]
) -> None:
    Numbers(tmp_path / "keep").choose("anna", "4073")
    file = tmp_path / "keep" / ".door" / "numbers.json"
    file.write_bytes(damaged := file.read_bytes()[:-9])
    lessons = str(tmp_path / "lessons")
    said = _refusal(capsys, "serve", lessons, "--keep", str(tmp_path / "keep"), *option)
    place = excerpt(str(file.parent), 100)
    assert said.startswith(f"serve: in {place}: 'numbers.json': is damaged; bring back an older")
    assert file.read_bytes() == damaged


@pytest.mark.parametrize("module", ["jupyterlab", "jupyterhub"])
def test_what_is_not_installed_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str
) -> None:
    for place in ("serve", "hub"):
        monkeypatch.setattr(f"mt_widgets.school.{place}.find_spec", lambda name: None)
    words = ["serve"] if module == "jupyterlab" else ["hub", str(tmp_path), "--test", "--as-root"]
    said = _refusal(capsys, *words)
    assert said.endswith("pip install 'magical-towers[lab]'\n" if module == "jupyterlab" else
                         "pip install 'magical-towers[school]'\n")  # fmt: skip


def test_root_tries_no_hub_by_mistake(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    said = _refusal(capsys, "hub", str(tmp_path / "trial"), "--test")
    assert said.endswith("you are root; become another user, or add --as-root\n")
    assert not (tmp_path / "trial").exists()


def test_a_hubs_configuration_is_python_and_is_not_overwritten(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "it's a school"
    assert main(["hub", str(folder), "--write"]) == 0
    config = folder / "jupyterhub_config.py"
    assert capsys.readouterr().out.startswith(f"{config} is written.")
    compile(config.read_text("utf-8"), config.name, "exec")
    assert (folder / "lessons" / "01-start-here.ipynb").is_file()
    said = _refusal(capsys, "hub", str(folder), "--write")
    assert said.endswith(": there is one already\n")


def test_a_link_in_the_place_of_lessons_is_replaced_and_not_followed(tmp_path: Path) -> None:
    originals, learner, others = (tmp_path / name for name in ("originals", "anna", "ben"))
    for folder in (originals, learner, others):
        folder.mkdir()
    (originals / "one.ipynb").write_text("{}", "utf-8")
    (others / "note.txt").write_text("mine", "utf-8")
    (learner / LESSONS).symlink_to(others)
    copy_lessons(originals, learner)
    assert [path.name for path in (learner / LESSONS).iterdir()] == ["one.ipynb"]
    assert [path.name for path in others.iterdir()] == ["note.txt"]


def test_who_cannot_be_let_in_is_told_in_a_sentence(tmp_path: Path) -> None:
    from mt_widgets.school.entrance import Entrance

    (tmp_path / "anna").mkdir()
    (tmp_path / "anna" / LESSONS).write_text("in the way", "utf-8")
    room = Entrance(originals=str(tmp_path), learners=str(tmp_path))
    with pytest.raises(Mistake, match=r"Ask your teacher: .* \(File exists\)\."):
        room.let_in("anna")
    assert room.learners_here == 0


def test_learners_get_the_lessons_as_they_are_now(tmp_path: Path) -> None:
    originals, learner = tmp_path / "originals", tmp_path / "anna"
    originals.mkdir()
    (originals / "01-a.ipynb").write_text("old", "utf-8")
    (originals / "notes.pdf").write_text("the teacher's", "utf-8")
    copy_lessons(originals, learner)
    (learner / "mine.ipynb").write_text("mine", "utf-8")
    (learner / LESSONS / "01-a.ipynb").write_text("scribbled over", "utf-8")
    (learner / LESSONS / "stray").mkdir()
    (originals / "01-a.ipynb").write_text("new", "utf-8")
    copy_lessons(originals, learner)
    found = {path.relative_to(learner).as_posix() for path in learner.rglob("*") if path.is_file()}
    assert found == {"mine.ipynb", "lessons/01-a.ipynb"}
    assert (learner / LESSONS / "01-a.ipynb").read_text("utf-8") == "new"


def test_a_user_of_a_hub_has_the_shared_lessons(tmp_path: Path) -> None:
    shared, other, own = tmp_path / "shared", tmp_path / "other", tmp_path / "home" / "own"
    for folder in (shared, other):
        folder.mkdir()
        lay_out(folder, own)
        assert (own / LESSONS).resolve() == folder
    assert own.stat().st_mode & 0o077 == 0, "others can read what a user does"
    with pytest.raises(Mistake, match="there is no folder"):
        lay_out(tmp_path / "missing", own)
    (own / LESSONS).unlink()
    (own / LESSONS).mkdir()
    with pytest.raises(Mistake, match="is in the way of the lessons"):
        lay_out(shared, own)


_BOUND = """
import ctypes, os, resource
from mt_widgets.school.confine import confine, shut
confine({"JUPYTERHUB_USER": %r, "MEM_LIMIT": "1073741824"})
shut()
print(resource.getrlimit(resource.RLIMIT_NPROC)[1], resource.getrlimit(resource.RLIMIT_DATA)[1],
      resource.getrlimit(resource.RLIMIT_CORE)[1], ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))
"""


def _bound(user: str) -> list[int]:
    """The limits of processes, memory and core files, and whether others may look into it."""
    command = [sys.executable, "-I", "-c", _BOUND % user]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    return [int(number) for number in ended.stdout.split()]


@pytest.mark.skipif(sys.platform != "linux", reason="hubs run on Linux")
def test_a_users_programs_are_limited() -> None:
    import pwd

    assert _bound(pwd.getpwuid(os.getuid()).pw_name) == [256, 2**30, 0, 0]
    assert _bound("somebody else")[1:] == [2**30, 0, 0]
    assert _bound("somebody else")[0] != 256, "processes of one account are counted together"


def test_a_server_runs_no_module_of_its_users() -> None:
    command = [sys.executable, "-m", "mt_widgets.school.single", "lessons"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr.startswith("hub: servers are started with python -I;")


def test_an_address_can_be_typed(tmp_path: Path) -> None:
    room = Room(tmp_path, tmp_path, "", "::1", 8001)
    assert address(room) == "http://[::1]:8001"
    assert address(Room(tmp_path, tmp_path, "")).endswith(":8000")
    assert address(Room(tmp_path, tmp_path, ""), here=True) == "http://localhost:8000"


def _commands() -> list[str]:
    """Our commands in the guide, as people type them."""
    lines = (TUTORIALS / "SCHOOL.md").read_text("utf-8").splitlines()
    return [line.strip() for line in lines if line.startswith("    magical-towers ")]


@pytest.mark.parametrize("line", _commands())
def test_a_command_of_the_guide_exists(line: str) -> None:
    parse_arguments(shlex.split(line, comments=True)[1:])


def test_the_guide_tells_of_every_way() -> None:
    told = {line.split()[1] for line in _commands()}
    assert {"site", "serve", "hub", "assign", "results"} <= told
