"""Records: played again, gone back in, saved whole, refused with the line at fault."""

import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import mt_widgets as mt
from mt_widgets.engine.record import Record, load, parse_record, save
from mt_widgets.games import GAMES
from mt_widgets.games.magical_towers.moves import Move
from mt_widgets.games.magical_towers.notation import parse_moves
from mt_widgets.games.magical_towers.seats import mover
from mt_widgets.games.magical_towers.state import State
from tests.reachable import some_move

Game = Record[State, Move]
GAME: Any = GAMES["magical-towers"]  # its states are ours here, and nobody's to shared code


@pytest.fixture(scope="module")
def played() -> Game:
    rng = random.Random(5)
    record = mt.record(mt.start(3, "mw,mt,fw", "master", seed=5))
    while mover(record.state) is not None and len(record.moves) < 300:
        record = record.play(some_move(record.state, rng))
    return record


def test_a_record_plays_again_to_the_same_state(played: Game) -> None:
    assert list(played.states())[-1] == played.state
    assert len(list(played.states())) == len(played.moves) + 1


@pytest.mark.parametrize("number", [0, 1, 57, 299, 300])
def test_a_record_goes_back_to_any_point(played: Game, number: int) -> None:
    earlier = played.back_to(number)
    assert earlier.moves == played.moves[:number]
    assert earlier.state == list(played.states())[number]


@pytest.mark.parametrize("number", [-1, 301])
def test_a_record_does_not_go_where_it_has_not_been(played: Game, number: int) -> None:
    with pytest.raises(ValueError, match="there is no move"):
        played.back_to(number)


def test_a_record_refuses_an_illegal_move_and_stays_as_it_was() -> None:
    record = mt.record(mt.parse("K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw"))
    with pytest.raises(mt.IllegalMove, match=r"^wizard\.visible: "):
        record.play(*parse_moves("W1:b2"))
    assert record.moves == ()


def test_saving_and_loading_gives_the_same_record(played: Game, tmp_path: Path) -> None:
    save(played, tmp_path / "game.txt")
    again = load(GAME, tmp_path / "game.txt")
    assert (again.start, again.moves, again.state) == (played.start, played.moves, played.state)


def test_a_file_from_another_system_is_read(played: Game) -> None:
    assert parse_record(GAME, str(played).replace("\n", "\r\n"), "game.txt").moves == played.moves


def test_a_whole_game_is_small(played: Game) -> None:
    assert len(str(played)) < 100_000
    memory = sum(map(sys.getsizeof, (played.moves, *played.moves, *played.start, *played.state)))
    assert memory < 100_000


def test_version_1_stays_readable() -> None:
    path = Path(__file__).parent / "record-1.txt"
    assert len(load(GAME, path).moves) == 40


@pytest.mark.parametrize(
    ("line", "new", "fault"),
    [
        (1, "magical-towers record 9", "line 1: a saved game starts with"),
        (2, "start K/15", "line 2: position: end"),
        (2, "begin", "line 2: a line beginning with 'start'"),
        (3, "W9:b5", "line 3: move: 'W9:b5'"),
        (3, "mw:b1", "line 3: spell.cost: "),
        (3, "W1:b1 W1:b1", "line 3: one move"),
        (3, "", "line 3: one move"),
        (43, "end", "line 43: a line beginning with 'final'"),
        (43, "final K/15 b1 b0+0-6:|y0+0-6: mw", "line 43: the moves do not lead"),
    ],
    ids=str,
)  # fmt: skip
def test_a_damaged_file_is_refused_with_the_line_at_fault(line: int, new: str, fault: str) -> None:
    text = (Path(__file__).parent / "record-1.txt").read_text("utf-8")
    lines = text.split("\n")[:-1]
    lines[line - 1] = new
    with pytest.raises(mt.FileError) as caught:
        parse_record(GAME, "\n".join(lines), "game.txt")
    assert f"'game.txt': {fault}" in str(caught.value)


def test_every_cut_off_file_is_refused() -> None:
    text = (Path(__file__).parent / "record-1.txt").read_text("utf-8")
    for end in range(0, len(text) - 1, 37):
        with pytest.raises(mt.FileError):
            parse_record(GAME, text[:end], "game.txt")


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", b"", b"\x00" * 100, b"magical-towers record 1\n\xff"]
)
def test_noise_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "noise").write_bytes(content)
    with pytest.raises(mt.FileError, match="'noise'"):
        load(GAME, tmp_path / "noise")


def test_a_missing_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(mt.FileError, match="'nothing': cannot be read"):
        load(GAME, tmp_path / "nothing")


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(mt.FileError, match="this is not a file"):
        load(GAME, tmp_path)


def test_saving_where_nothing_can_be_saved_is_refused(played: Game, tmp_path: Path) -> None:
    with pytest.raises(mt.FileError, match="cannot be written"):
        save(played, tmp_path / "missing" / "game.txt")


def test_a_crash_while_saving_leaves_the_old_file(
    tmp_path: Path, played: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "game.txt"
    target.write_text("old")

    def crash(handle: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(mt.FileError, match="cannot be written"):
        save(played, target)
    assert target.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_saving_follows_a_link(tmp_path: Path, played: Game) -> None:
    (tmp_path / "real.txt").write_text("old")
    (tmp_path / "link.txt").symlink_to(tmp_path / "real.txt")
    save(played, tmp_path / "link.txt")
    assert (tmp_path / "link.txt").is_symlink()
    assert load(GAME, tmp_path / "real.txt").moves == played.moves
