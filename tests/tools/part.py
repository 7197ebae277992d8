"""One part of the tests: a process, what it writes, and how far it has come."""

import os
import re
import signal
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["Part", "Running"]

_COUNTS = re.compile(r"(\d+) (passed|failed|errors?)\b")
_CLOSING = re.compile(
    r"^=* ?(\d+ (?:passed|failed|errors?|skipped|deselected).*?) in [\d.]+s", re.MULTILINE
)
_PER_CENT = re.compile(r"\[ *(\d+)%\]")


@dataclass(frozen=True, slots=True)
class Part:
    """What is run, and how many seconds it may take."""

    name: str
    command: tuple[str, ...]
    seconds: int


@dataclass(slots=True)
class Running:
    """A part that was started; what it writes goes to a log of its own."""

    part: Part
    log: Path
    process: "subprocess.Popen[bytes]" = field(init=False)
    began: float = field(init=False)
    took: float = 0.0

    def __post_init__(self) -> None:
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                self.part.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                start_new_session=True,
            )  # fmt: skip
        self.began = time.monotonic()

    def is_over(self) -> bool:
        """Whether it has ended; the time that it took is known then."""
        if self.process.poll() is None:
            return False
        self.took = self.took or time.monotonic() - self.began
        return True

    def stop(self) -> None:
        """End it with all that it has started."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()

    @property
    def went_well(self) -> bool:
        """Whether it has ended without a failure."""
        return self.process.poll() == 0

    @property
    def text(self) -> str:
        """What it has written so far."""
        return self.log.read_text("utf-8", "replace")

    @property
    def progress(self) -> str:
        """How far it is: the share that it tells, otherwise its last line."""
        text = self.text
        if told := _PER_CENT.findall(text):
            return f"{told[-1]} %"
        return next((line.strip()[:60] for line in reversed(text.splitlines()) if line.strip()), "")

    @property
    def closing(self) -> str:
        """Its own last word: what was passed and what was not."""
        told = _CLOSING.findall(self.text)
        left_out = re.search(r"^SKIPPED: .*", self.text, re.MULTILINE)
        return told[-1] if told else left_out[0] if left_out else "" if self.went_well else "failed"

    @property
    def counts(self) -> tuple[int, int]:
        """How many tests were passed, and how many were not."""
        told = _CLOSING.findall(self.text)
        found = _COUNTS.findall(told[-1]) if told else []
        passed = sum(int(number) for number, what in found if what == "passed")
        return passed, sum(int(number) for number, what in found if what != "passed")
