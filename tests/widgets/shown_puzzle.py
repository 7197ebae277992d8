"""A puzzle on the page, for tests: what is shown, and what a page sends."""

import json
from pathlib import Path
from typing import Any

from mt_widgets.widgets.puzzle.puzzle import Puzzle
from tests.puzzles.samples import sample

FIRST = "first-steps/001-three-steps"


def show(name: str, **settings: Any) -> Puzzle:
    return Puzzle(sample(name), **{"seed": 1, **settings})


def actions(puzzle: Puzzle) -> list[str]:
    return [str(action["tag"]) for action in puzzle.panel.buttons.actions]


def buttons(puzzle: Puzzle) -> list[str]:
    return [str(one["tag"]) for one in puzzle.panel.contents.form.get("buttons", ())]


def kept(folder: Path) -> list[dict[str, Any]]:
    """The attempts in the results file."""
    attempts: list[dict[str, Any]] = json.loads((folder / "results.json").read_text())["attempts"]
    return attempts


def press(puzzle: Puzzle, tag: str) -> None:
    """A button of the panel, as the page sends it."""
    values = {field["name"]: field["value"] for field in puzzle.panel.contents.form["fields"]}
    puzzle.panel.receive({"do": "form", "tag": tag, "values": values})


def items(puzzle: Puzzle) -> list[str]:
    return [item["tag"] for group in puzzle.panel.contents.choices for item in group["items"]]
