"""The file of games against opponents: kept, read again whatever is in it, and only on a wish."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from mt_widgets.engine.errors import FileError
from mt_widgets.learner.games import GamesFile, PlayedGame

WHEN = "2026-11-18T16:20:00+00:00"
ONE = PlayedGame("magical-towers", WHEN, "rules=master", (4,), ((2, 3), (1, 5)), Fraction(1, 2))
TWO = PlayedGame("nim", WHEN, "", (), ((1,),), Fraction(0))
# As the first version wrote it; it has to be readable for ever.
FORMAT_1 = """\
{"format": 1, "wished": true, "games": [
{"game": "magical-towers", "ended": "2026-11-18T16:20:00+00:00", "mode": "rules=master", \
"partners": [4], "rivals": [[2, 3], [1, 5]], "share": "1/2"},
{"game": "nim", "ended": "2026-11-18T16:20:00+00:00", "mode": "", "partners": [], \
"rivals": [[1]], "share": "0"}
]}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "games.json"


def test_games_are_kept_for_each_game_and_the_text_stays(path: Path) -> None:
    file = GamesFile(path)
    file.note(ONE)
    file.note(TWO)
    assert file.games("magical-towers") == (ONE,)
    assert file.games("nim") == (TWO,)
    assert path.read_text("utf-8") == FORMAT_1


def test_nothing_is_written_before_it_is_wished_for(path: Path) -> None:
    file = GamesFile(path)
    file.wish(wished=False)
    assert not file.wished
    assert not path.parent.exists()
    file.wish(wished=True)
    assert GamesFile(path).wished
    file.wish(wished=False)
    assert not GamesFile(path).wished


def test_a_wish_leaves_the_games_as_they_are(path: Path) -> None:
    file = GamesFile(path)
    file.note(ONE)
    file.wish(wished=False)
    assert file.games("magical-towers") == (ONE,)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"format": 0}',
        '{"format": 1, "games": {}}',
        FORMAT_1[:150],
        "\0" * 9,
    ],
)
def test_a_file_that_makes_no_sense_is_kept_aside(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    file = GamesFile(path)
    assert file.games("nim") == ()
    file.note(TWO)
    assert file.games("nim") == (TWO,)
    assert (path.parent / "games-damaged-1.json").read_text("utf-8") == text


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("share", "2"), ("share", "1/0"), ("share", 1), ("rivals", []), ("rivals", [[]]),
        ("rivals", [[0]]), ("rivals", [["2"]]), ("partners", [True]), ("ended", "today"),
        ("mode", "x" * 300), ("game", None), ("more", 1),
    ],
)  # fmt: skip
def test_a_game_that_makes_no_sense_is_left_out(path: Path, field: str, value: object) -> None:
    data = json.loads(FORMAT_1)
    data["games"][0][field] = value
    path.parent.mkdir()
    path.write_text(json.dumps(data), "utf-8")
    assert GamesFile(path).games("magical-towers") == ()
    assert GamesFile(path).games("nim") == (TWO,)


def test_a_newer_file_stays_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    newer = FORMAT_1.replace('"format": 1', '"format": 9')
    path.write_text(newer, "utf-8")
    with pytest.raises(FileError, match="newer version"):
        GamesFile(path).note(ONE)
    assert path.read_text("utf-8") == newer


def test_only_the_newest_games_are_kept(path: Path) -> None:
    path.parent.mkdir()
    data = json.loads(FORMAT_1)
    data["games"] = [data["games"][0]] * 600
    path.write_text(json.dumps(data), "utf-8")
    file = GamesFile(path)
    file.note(TWO)
    assert len(file.games("magical-towers")) == 499


def test_a_file_that_cannot_be_read_is_not_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = GamesFile(path)
    file.note(ONE)

    def refused(*_: object, **__: object) -> bytes:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr("mt_widgets.files.kept.read_whole", refused)
        assert not file.wished
        assert not file.games("magical-towers")
        with pytest.raises(FileError, match="cannot be read: Permission denied"):
            file.note(TWO)
        with pytest.raises(FileError, match="cannot be read: Permission denied"):
            file.wish(wished=True)
    assert file.games("magical-towers") == (ONE,)
