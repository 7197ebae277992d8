"""The command line where its streams are closed, cut off, full, or short of signs."""

import subprocess
import sys
from pathlib import Path

import pytest

from mt_widgets.puzzles.packs import shipped

pytestmark = pytest.mark.skipif(
    sys.platform in ("emscripten", "win32"), reason="this takes a shell of Unix"
)
EXAMPLE = Path(__file__).parents[2] / "mt_widgets" / "classroom" / "data"
PACK = shipped() / "first-steps"


def shell(line: str, encoding: str = "utf-8") -> "subprocess.CompletedProcess[str]":
    """A line of the shell in which mt stands for the command, with Python's own buffering."""
    program = f'mt() {{ "{sys.executable}" -m mt_widgets "$@"; }}; set -o pipefail; {line}'
    variables = {"PATH": "/bin:/usr/bin", "PYTHONIOENCODING": encoding}
    return subprocess.run(
        ["bash", "-c", program], capture_output=True, check=False, timeout=120,
        env=variables, cwd=Path(__file__).parents[2], encoding=encoding,
    )  # fmt: skip


@pytest.mark.parametrize(
    "line",
    ["mt check PACK | head -1", "mt --help | head -1", "mt new | true", "mt legal x 2>&1 | true"],
)
def test_a_reader_who_has_seen_enough_ends_it_quietly(line: str) -> None:
    ran = shell(f"({line.replace('PACK', str(PACK))}) ; exit 0")
    assert ran.stderr == ""
    assert ran.stdout.count("\n") <= 1


@pytest.mark.parametrize("line", ["mt legal x", "mt check nowhere", "mt nonsense", "mt new -x"])
def test_with_standard_error_closed_or_full_a_refusal_is_only_a_status(line: str) -> None:
    for where in ("2>&-", "2>/dev/full"):
        ran = shell(f"{line} {where}")
        assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", "")


def test_a_closed_output_gets_nothing_and_errors_stay_errors() -> None:
    assert shell("mt new >&-").stderr == ""
    ran = shell("mt legal x >&-")
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1"])
def test_an_encoding_that_lacks_signs_loses_nothing(encoding: str) -> None:
    ran = shell(f"mt results {EXAMPLE}/*.txt", encoding)
    assert ran.returncode == 0, ran.stderr
    assert "+ right at first try" in ran.stdout
    assert "\\u2713" not in ran.stdout
    zoe = "Zoë" if encoding != "ascii" else "Zo\\xeb"
    assert f"\n{zoe} " in ran.stdout
