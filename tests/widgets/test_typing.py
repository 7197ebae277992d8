"""What users write is typed: mypy knows every published name, and no method takes or gives Any."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mt_widgets
from mt_widgets import Course, Lesson, Puzzle

ROOT = Path(__file__).parents[2]
WIDGETS = (Course, Lesson, Puzzle)
LEARNT = {
    'Lesson("walking", theme="dark").play("W3:b4")': "str | None",
    'Lesson("walking").choose(1)': "str | None",
    'Lesson("walking").finished': "bool",
    'Course(theme="dark").look': "def ()",
    'Puzzle("tour", hints=1, size="small").hint()': "str | None",
    'Puzzle("tour").stars': "int",
}
WRONG = """
Lesson("walking", theme=3)  # type: ignore[arg-type]
Lesson()  # type: ignore[call-arg]
Course(theme=1)  # type: ignore[arg-type]
"""  # mypy would call an ignore unused if it found nothing wrong


def _methods() -> Iterator[str]:
    """The public methods of ours, such as ``Lesson.play``; those of ipywidgets have no types."""
    for widget in WIDGETS:
        ours = [one for one in widget.__mro__ if one.__module__.startswith("mt_widgets.")]
        names = {name for one in ours for name, value in vars(one).items() if callable(value)}
        yield from (f"{widget.__name__}.{name}" for name in sorted(names) if name[0] != "_")
        yield f"{widget.__name__}.__init__"


@pytest.fixture(scope="module")
def revealed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What mypy says of each expression."""
    asked = [*mt_widgets.__all__, *_methods(), *LEARNT]
    lines = ["from mt_widgets import *", *(f"reveal_type({one})" for one in asked), WRONG]
    file = tmp_path_factory.mktemp("typing") / "learner.py"
    file.write_text("\n".join(lines), "utf-8")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--config-file",
        str(ROOT / "pyproject.toml"),
        str(file),
    ]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    types = [line.partition('Revealed type is "')[2][:-1] for line in told.stdout.splitlines()]
    return dict(zip(asked, types, strict=False))


def test_no_published_name_is_any(revealed: dict[str, str]) -> None:
    assert [name for name in mt_widgets.__all__ if revealed[name] == "Any"] == []


def test_no_method_takes_or_gives_any(revealed: dict[str, str]) -> None:
    assert {name: revealed[name] for name in _methods() if "Any" in revealed[name]} == {}


def test_what_a_learner_writes_has_precise_types(revealed: dict[str, str]) -> None:
    assert {name: revealed[name] for name in LEARNT} == LEARNT
