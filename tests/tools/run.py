"""`make test`: set up, then all parts, several at a time; it tells how far it is and how it ended.

What a failed test leaves behind (pictures, traces, logs) is in the folder `failures`.
"""

import os
import shutil
import signal
import sys
import time
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

from .part import Part, Running

__all__ = ["main", "run", "tell_all"]

ROOT = Path(__file__).parents[2]
FAILURES = ROOT / "failures"
_PLAN = Path(__file__).with_name("parts.toml")
_TELL = 15.0  # seconds between two accounts of how far it is
_PAUSE = 0.2
_MOST_LINES = 150  # of the log of a part that failed


def main() -> int:
    """Run everything; 0 if all went well."""
    began = time.monotonic()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # the parts are stopped, too
    # Hundreds of processes would compile all of Python's and Jupyter's modules, each anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    plan = tomllib.loads(_PLAN.read_text("utf-8"))
    shutil.rmtree(FAILURES, ignore_errors=True)
    FAILURES.mkdir()
    targets, seconds = plan["set-up"]["targets"], plan["set-up"]["seconds"]
    done = run([Part("set-up", _make(targets), seconds)], FAILURES, 1)
    if all(part.went_well for part in done):
        parts = [Part(name, _make([name]), limit) for name, limit in plan["parts"].items()]
        done += run(parts, FAILURES, 1 + max(2, os.cpu_count() or 1))
    tell_all(done, time.monotonic() - began)
    if all(part.went_well for part in done):
        shutil.rmtree(FAILURES)
        return 0
    _say(f"What failed left pictures, traces and logs in {FAILURES}")
    return 1


def _make(targets: Iterable[str]) -> tuple[str, ...]:
    return ("make", "--no-print-directory", "-C", str(ROOT), *targets)


def run(parts: Iterable[Part], folder: Path, at_once: int) -> list[Running]:
    """Run parts, so many at once, in the order given; all of them, whatever fails."""
    waiting, running, done = list(parts), list[Running](), list[Running]()
    told = time.monotonic()
    try:
        while waiting or running:
            while waiting and len(running) < at_once:
                part = waiting.pop(0)
                running.append(Running(part, folder / f"{part.name}.log"))
                _say(f"{part.name}: begun")
            time.sleep(_PAUSE)
            for one in [one for one in running if one.is_over()]:
                running.remove(one)
                done.append(one)
                _tell_end(one)
            if time.monotonic() - told > _TELL:
                told = time.monotonic()
                _tell_progress(running, waiting)
    finally:
        for one in running:
            one.stop()
    return done


def _tell_progress(running: Sequence[Running], waiting: Sequence[Part]) -> None:
    now = ", ".join(f"{one.part.name}: {one.progress}" for one in running)
    later = f"; to come: {', '.join(part.name for part in waiting)}" if waiting else ""
    _say(f"… {now}{later}")


def _tell_end(one: Running) -> None:
    _say(f"{one.part.name}: {'well' if one.went_well else 'FAILED'} after {one.took:.0f} s")
    if not one.went_well:
        print("\n".join(one.text.splitlines()[-_MOST_LINES:]), flush=True)


def tell_all(done: Sequence[Running], seconds: float) -> None:
    """A line for each part, with its time and what it may take, and one for all."""
    print(f"\n{'part':15}{'seconds':>8}{'budget':>8}  result")
    for one in done:
        over = " (over its budget)" if one.took > one.part.seconds else ""
        result = one.closing or ("done" if one.went_well else "FAILED")
        print(f"{one.part.name:15}{one.took:8.0f}{one.part.seconds:8}  {result}{over}")
    minutes, rest = divmod(round(seconds), 60)
    print(f"all in {minutes}:{rest:02} minutes")
    passed, failed = (sum(one.counts[kind] for one in done) for kind in (0, 1))
    broken = sum(not one.went_well and not one.counts[1] for one in done)
    print(f"{passed} passed, {failed + broken} failed", flush=True)


def _say(sentence: str) -> None:
    print(f"[{time.strftime('%H:%M:%S')}] {sentence}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
