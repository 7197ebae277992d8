"""Files are read within bounds and written whole; what a crash leaves behind is cleared."""

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from mt_widgets.files.whole import copy_whole, read_whole, write_whole

on_disk = pytest.mark.skipif(sys.platform == "emscripten", reason="a browser's files are laxer")
several = pytest.mark.skipif(sys.platform == "emscripten", reason="a browser's Python is alone")
HOLD = """
import sys, time
from pathlib import Path
from mt_widgets.files import whole
with whole._replacing(Path(sys.argv[1])) as file:
    file.write(b"half")
    file.flush()
    print("writing", flush=True)
    time.sleep(60)
"""
CANNOT_BE, TOO_LONG = "this cannot be the name of a file", "File name too long"
ODD_NAMES = [("a\0b", CANNOT_BE), ("a\ud800b", CANNOT_BE)]
ODD_NAMES += [("x" * 5000, TOO_LONG), ("x/" * 5000, TOO_LONG)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "file"


def age(folder: Path) -> list[Path]:
    """Make all that is half-written old."""
    found = [*folder.glob(".*.half")]
    for file in found:
        os.utime(file, (0, 0))
    return found


def test_what_is_written_is_read_but_no_more_than_one_byte_too_many(path: Path) -> None:
    write_whole(path, "ходити")
    assert read_whole(path, 100).decode() == "ходити"
    assert len(read_whole(path, 3)) == 4


@pytest.mark.parametrize("make", ["mkdir", "mkfifo"])
def test_what_is_no_file_is_refused_at_once(path: Path, make: str) -> None:
    if not hasattr(os, make):
        pytest.skip("there are no pipes here")
    getattr(os, make)(path)
    with pytest.raises(OSError, match="this is not a file"):
        read_whole(path, 10)
    with pytest.raises(OSError, match="this is not a file"):
        write_whole(path, "text")
    assert len([*path.parent.iterdir()]) == 1


@on_disk
def test_devices_are_neither_read_nor_replaced() -> None:
    for device in ("/dev/zero", "/dev/null"):
        with pytest.raises(OSError, match="this is not a file"):
            read_whole(Path(device), 10)
        with pytest.raises(OSError, match="this is not a file"):
            write_whole(Path(device), "text")


@on_disk
@pytest.mark.parametrize(("name", "why"), ODD_NAMES, ids=["zero", "half", "long", "long path"])
def test_a_name_that_cannot_be_is_refused_as_the_system_refuses(
    path: Path, name: str, why: str
) -> None:
    with pytest.raises(OSError, match=why):
        read_whole(path.parent / name, 10)
    with pytest.raises(OSError, match=why):
        write_whole(path.parent / name, "")


def test_the_longest_name_there_can_be_is_written(path: Path) -> None:
    longest = path.with_name("x" * 255)
    write_whole(longest, "text")
    assert longest.read_text() == "text"


def test_a_link_that_points_to_itself_is_refused_and_stays(path: Path) -> None:
    path.symlink_to(path)
    with pytest.raises(OSError, match=os.strerror(errno.ELOOP)):
        write_whole(path, "text")
    assert path.is_symlink()


def test_a_link_keeps_pointing_where_it_did(path: Path) -> None:
    path.symlink_to("elsewhere")
    write_whole(path, "text")
    assert path.is_symlink()
    assert path.with_name("elsewhere").read_text() == "text"


@on_disk
def test_who_may_read_it_stays_and_a_new_one_follows_the_users_mask(path: Path) -> None:
    mask = os.umask(0o077)
    try:
        write_whole(path, "old")
    finally:
        os.umask(mask)
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o640)
    write_whole(path, "new")
    assert path.stat().st_mode & 0o777 == 0o640


def test_file_and_folder_are_made_safe_around_the_renaming(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = list[str]()
    sync, replace = os.fsync, os.replace

    def synced(handle: int) -> None:
        steps.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")
        sync(handle)

    def replaced(*names: str) -> None:
        steps.append("rename")
        replace(*names)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", replaced)
    write_whole(path, "text")
    assert steps == ["file", "rename", "folder"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def full(*arguments: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path.write_text("old")
    monkeypatch.setattr(os, step, full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, "new")
    with pytest.raises(OSError, match="No space left"):
        copy_whole(path, path.with_name("copy"))
    assert [file.read_text() for file in path.parent.iterdir()] == ["old"]


@several
def test_what_a_killed_process_left_half_written_is_cleared_later(path: Path) -> None:
    path.write_text("old")
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"writing\n"
        [half] = age(path.parent)
        write_whole(path, "new")
        assert half.read_text() == "half"  # it lives
        process.kill()
        process.wait()
        write_whole(path.with_name("other"), "text")
    assert not half.exists()
    assert path.read_text() == "new"


def test_what_is_young_is_not_cleared(path: Path) -> None:
    half = path.with_name(".magical-towers-0123.half")
    half.write_text("half")
    write_whole(path, "text")
    assert half.exists()
    age(path.parent)
    write_whole(path, "text")
    assert not half.exists()
