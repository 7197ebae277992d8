"""The JSON Schema of puzzle files says the same as the program."""

import json
import tomllib
from pathlib import Path

import pytest

from mt_widgets.games import FIRST, GAMES
from mt_widgets.puzzles.load import parse_puzzle
from mt_widgets.puzzles.packs import find_files, shipped
from mt_widgets.puzzles.themes import themes
from mt_widgets.puzzles.write import format_puzzle
from tests.puzzles.test_load import GOOD, changed, without

jsonschema = pytest.importorskip("jsonschema", reason="its parts are compiled")
SCHEMA = json.loads((shipped() / "puzzle.schema.json").read_text("utf-8"))
VALIDATOR = jsonschema.validators.validator_for(SCHEMA)(SCHEMA)


def test_the_schema_is_one() -> None:
    VALIDATOR.check_schema(SCHEMA)


@pytest.mark.parametrize("path", find_files([]), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_file_fits(path: Path) -> None:
    VALIDATOR.validate(tomllib.loads(path.read_text("utf-8")))


def test_what_is_written_fits() -> None:
    text = format_puzzle(parse_puzzle(GOOD, "pack/001"))
    VALIDATOR.validate(tomllib.loads(text))


@pytest.mark.parametrize(
    "text",
    [
        without("goal"), without("ravens"), changed("format", "2"), changed("kind", '"chess"'),
        changed("turns", "0"), changed("others", '"worst"'), changed("themes", "[]"),
        changed("hints", '["a", "b"]'), changed("value", "0.5"), f"colour = 1\n{GOOD}",
    ],
)  # fmt: skip
def test_what_the_program_refuses_does_not_fit(text: str) -> None:
    with pytest.raises(jsonschema.ValidationError):
        VALIDATOR.validate(tomllib.loads(text))


def test_it_knows_the_same_games_and_themes() -> None:
    assert SCHEMA["properties"]["game"]["enum"] == list(GAMES)
    first = SCHEMA["then"]["properties"]
    assert first["themes"]["items"]["enum"] == list(themes(GAMES[FIRST]))
