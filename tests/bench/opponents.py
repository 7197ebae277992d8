"""How long the highest level thinks about one decision: here, and in the Python of a browser."""

import json
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles

from .decisions import alone, decisions

__all__ = ["Thinking", "beside_browser", "thinking"]

_SLOWEST = 10
_ROUNDS = 3
_PROJECT = Path(__file__).parents[2]
_PYODIDE = Path(sys.prefix) / "npm" / "pyodide"
_EVALUATE = _PROJECT / "tests" / "pyodide" / "evaluate.mjs"
_HERE = """
from time import process_time as clock
"""
# That Python knows no CPU time, but Node, in which it runs, does.
_IN_NODE = """
from js import process

def clock():
    used = process.cpuUsage()
    return (used.user + used.system) / 1e6
"""
_MEASURE = """
import json
from tests.bench.decisions import FEW, decisions

told = json.dumps([[one.position, one.seconds] for one in decisions(FEW, clock)])
"""


@dataclass(frozen=True)
class Thinking:
    """The seconds of CPU that decisions take."""

    decisions: int
    median: float
    nearly_all: float  # 95 % of them take no longer
    longest: float
    longest_fresh: float  # where nothing is remembered from others


def thinking() -> Thinking:
    """Measure every decision of a game in each mode."""
    found = sorted(decisions(), key=lambda decision: decision.seconds)
    seconds = [decision.seconds for decision in found]
    fresh = max(_fresh([decision.position for decision in found[-_SLOWEST:]]))
    nearly_all = quantiles(seconds, n=20)[-1]
    return Thinking(len(found), median(seconds), nearly_all, seconds[-1], fresh)


def _fresh(positions: list[str]) -> list[float]:
    """The seconds of decisions, each in a Python that has decided nothing before."""
    once = ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1)
    with once as processes:
        return list(processes.map(alone, positions))


def beside_browser() -> tuple[float, float, float] | None:
    """The median seconds here, in a browser's Python, and the ratio of the two; None without Node.

    Both begin with nothing remembered and play the same games, by turns.
    """
    node = shutil.which("node")
    if node is None or not (_PYODIDE / "ready").exists():
        return None
    site_packages = sysconfig.get_path("purelib")
    ours = [sys.executable, "-c", f"{_HERE}{_MEASURE}\nprint(told)"]
    theirs = [node, str(_EVALUATE), str(_PYODIDE), site_packages, f"{_IN_NODE}{_MEASURE}\ntold"]
    rounds = [(_measured(ours), _measured(theirs)) for _ in range(_ROUNDS)]
    assert all(a.keys() == b.keys() for a, b in rounds), "they play other games"
    medians = [(median(a.values()), median(b.values())) for a, b in rounds]
    here, there = (median(side) for side in zip(*medians, strict=True))
    return here, there, median(b / a for a, b in medians)


def _measured(command: list[str]) -> dict[str, float]:
    """The seconds by position that a command prints."""
    told = subprocess.run(command, cwd=_PROJECT, check=True, capture_output=True, text=True)
    return dict(json.loads(told.stdout))
