"""Running the parts: all of them, whatever fails, with one line each at the end."""

import sys
import tomllib
from pathlib import Path

import pytest

from tests.tools import run as runner
from tests.tools.install import Progress, run_pip
from tests.tools.part import Part, Running
from tests.tools.run import run, tell_all

WELL = "print('tests .. [ 50%]'); print('==== 2 passed, 1 skipped in 0.01s ====')"
ILL = "print('==== 1 failed, 3 passed in 0.01s ===='); raise SystemExit(1)"
BROKEN = "raise SystemExit('no such thing')"
LEFT_OUT = "print('SKIPPED: pyodide, for which Node is needed')"


def _part(name: str, code: str, seconds: int = 60) -> Part:
    return Part(name, (sys.executable, "-c", code), seconds)


def test_all_parts_are_run_and_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts = [_part("one", WELL), _part("two", ILL), _part("three", BROKEN), _part("four", LEFT_OUT)]
    done = run(parts, tmp_path, at_once=2)
    assert {one.part.name: one.went_well for one in done} == {
        "one": True, "two": False, "three": False, "four": True,
    }  # fmt: skip
    assert "no such thing" in capsys.readouterr().out
    tell_all(done, 65)
    told = capsys.readouterr().out
    for line in ("2 passed, 1 skipped", "1 failed, 3 passed", "SKIPPED: pyodide", "1:05 minutes"):
        assert line in told
    assert told.splitlines()[-1] == "5 passed, 2 failed"


def test_what_takes_longer_than_it_may_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tell_all(run([_part("one", WELL, 0)], tmp_path, at_once=1), 1)
    assert "2 passed, 1 skipped (over its budget)" in capsys.readouterr().out


def test_it_tells_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(runner, "_TELL", 0.0)
    waits = f"{WELL}; import sys; sys.stdout.flush(); import time; time.sleep(1)"
    run([_part("one", waits), _part("two", WELL)], tmp_path, at_once=1)
    assert "one: 50 %; to come: two" in capsys.readouterr().out


def test_who_stops_it_stops_all_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = list[Running]()

    def stop(running: list[Running], waiting: object) -> None:
        started.extend(running)
        raise KeyboardInterrupt

    monkeypatch.setattr(runner, "_TELL", 0.0)
    monkeypatch.setattr(runner, "_tell_progress", stop)
    with pytest.raises(KeyboardInterrupt):
        run([_part("one", "import time; time.sleep(600)")], tmp_path, at_once=1)
    assert started[0].process.poll() is not None


def test_the_parts_may_take_ten_minutes_in_all() -> None:
    plan = tomllib.loads(Path(runner.__file__).with_name("parts.toml").read_text("utf-8"))
    assert plan["set-up"]["seconds"] + sum(plan["parts"].values()) / 3 < 600


def test_pip_is_silent_unless_it_fails(capfd: pytest.CaptureFixture[str]) -> None:
    assert run_pip(sys.executable, ["--version"], Progress()) == 0
    assert capfd.readouterr() == ("", "")
    assert run_pip(sys.executable, ["no-such"], Progress()) != 0
    assert "no-such" in capfd.readouterr().err
