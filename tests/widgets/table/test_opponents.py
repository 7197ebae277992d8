"""Opponents at the table: they answer moves, can be stopped, and are undone with one's own."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.magical_towers.bots import random_move
from mt_widgets.games.magical_towers.moves import Move
from mt_widgets.games.magical_towers.view import View
from mt_widgets.widgets.table.play import Play


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))


def mover(table: Play) -> int | None:
    return table.game.rules.mover(table.state)


def act(table: Play) -> None:
    """Something legal, by whoever sits in front of the screen."""
    move = table.game.rules.legal_moves(table.state)[0]
    assert table.play(table.game.notation.format_move(move)) is None


def where_an_opponent_thinks() -> Play:
    """A table at which the person has made their moves, as the page sends them."""
    table = Play("by", seed=3, bots={"y": 3}, motion=False)
    table._opponents.pause = 0.0
    while mover(table) == 0:
        move = table.game.rules.legal_moves(table.state)[0]
        table._hear({"do": "type", "text": str(move)})
    return table


def tags(table: Play) -> list[object]:
    return [one["tag"] for one in table.panel.buttons.actions]


def hear(table: Play, tag: str, values: dict[str, object]) -> None:
    table._hear({"do": "form", "tag": tag, "values": values})


def test_an_opponent_answers_and_its_hand_stays_secret() -> None:
    table = Play("by", seed=3, bots={"y": 2})
    while mover(table) == 0:
        act(table)
        if mover(table) is None:
            break
        assert mover(table) == 0, "its turn is over at once"
        shown: Any = table.view
        assert shown.seat == 0
        if len(table.record.moves) > 40:
            break
    movers = {table.game.rules.mover(state) for state in table.record.states()}
    assert {0, 1} <= movers | {CHANCE}


def test_opponents_alone_play_on_to_the_end() -> None:
    table = Play("by", seed=5, bots={"b": 2, "y": 1})
    assert mover(table) is None
    faces: Any = table.panel.contents.summary["faces"]
    assert [one["name"] for one in faces] == ["Juno", "Pip"]
    assert any(one["won"] for one in faces)


def test_a_form_asks_who_sits_where() -> None:
    table = Play(seed=2)
    asked = {one["name"]: one["value"] for one in table.panel.contents.form["fields"]}
    hear(table, "begin", {**asked, "players": "3"})
    fields = {one["name"]: one["value"] for one in table.panel.contents.form["fields"]}
    usual = {"seat1": "person", "seat2": "2", "seat3": "2", "pace": "0.6", "match": False}
    assert fields == usual
    hear(table, "sit", {**fields, "seat3": "person", "pace": "0"})
    assert not table.panel.contents.form
    assert mover(table) == 0
    table.ask_seats()
    again = {one["name"]: one["value"] for one in table.panel.contents.form["fields"]}
    assert again == {**usual, "seat3": "person", "pace": "0"}


@pytest.mark.parametrize(
    ("values", "sentence"),
    [({"seat2": "7"}, "'7' is no level"), ({"pace": "never"}, "'never' is no pace")],
)
def test_a_form_that_is_filled_in_badly_is_answered(
    values: dict[str, object], sentence: str
) -> None:
    table = Play("by", seed=2)
    table.ask_seats()
    assert table.sit(values) == sentence
    assert table.panel.contents.form


def test_undo_leads_to_ones_own_last_decision() -> None:
    table = Play("by", seed=3, bots={"y": 1})
    before = table.state
    act(table)
    act(table)
    assert mover(table) == 0
    while table.state != before:
        assert table.undo() is None
        assert mover(table) == 0
    assert not table.panel.contents.form, "nobody has to agree"


def test_what_somebody_wrote_plays_and_what_it_does_wrong_is_told() -> None:
    def mine(view: View) -> Move:
        return random_move(view, Random(1))

    def cheat(view: View) -> str:
        return "W5:b99"

    table = Play("by", seed=3, bots={"y": mine})
    for _ in range(9):
        act(table)
    assert mover(table) == 0
    table = Play("by", seed=3, bots={"y": cheat})
    while mover(table) == 0:
        act(table)
    assert mover(table) == 1
    assert "error" in table.panel.status["kind"]
    assert tags(table) == ["go-on", "seats"]


def test_they_think_beside_the_page_and_can_be_stopped_and_undone() -> None:
    async def scene() -> None:
        table = where_an_opponent_thinks()
        assert mover(table) == 1, "it thinks while the page goes on"
        assert tags(table) == ["hurry", "stop"]
        assert table.click("card:W1") == "Yellow (Bram) is to move."
        table.click("stop")
        step = len(table.record.moves)
        await asyncio.sleep(0.3)
        assert len(table.record.moves) == step
        with table.thinker.alive():
            table.click("go-on")
        for _ in range(400):
            await asyncio.sleep(0.02)
            if mover(table) == 0:
                break
        assert mover(table) == 0
        table.undo()
        assert mover(table) == 0

    asyncio.run(scene())


def test_at_a_table_that_was_left_nobody_plays_on() -> None:
    async def scene() -> None:
        table = where_an_opponent_thinks()
        step = len(table.record.moves)
        table.close()
        await asyncio.sleep(0.3)
        assert len(table.record.moves) == step

    asyncio.run(scene())


def test_whoever_comes_back_finds_the_same_opponents(tmp_path: Path) -> None:
    table = Play("by", seed=3, bots={"y": 1})
    while len(table.record.moves) < 4:
        act(table)
    again = Play()
    assert again.resume() is None
    assert again.state == table.state
    act(again)
    act(again)
    assert mover(again) == 0
    for damaged in ("", "seat2=99 pace=never", "\0" * 500, "seat2=x seat9=3"):
        (tmp_path / "table-1.seats").write_text(damaged, "utf-8")
        assert Play().resume() is None


def test_nobody_passes_for_an_opponent() -> None:
    start = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1[before] b0+3-3:W2,T3,W4T2|y0+3-3:W1,T5,W5T1 mw,mt"
    table = Play("by", 2, "master", seed=3, bots={"y": 1})
    table.paste(start + " rules=master")
    assert "nobody" in tags(table)
    table.sit({"seat2": "1", "pace": "0"})
    assert "nobody" not in tags(table)


def test_somebody_in_a_hurry_waits_for_no_pause() -> None:
    async def scene() -> None:
        table = Play("byr", seed=3, bots={"y": 1, "r": 1}, motion=False)
        table._opponents.pause = 60.0
        while mover(table) == 0:
            move = table.game.rules.legal_moves(table.state)[0]
            table._hear({"do": "type", "text": str(move)})
        step = len(table.record.moves)
        for hurry in ({"do": "click", "tag": "space:3"}, {"do": "cancel"}):
            table._hear(hurry)
            step = await _moved(table, step)
            assert mover(table) != 0, "only this move was hurried"
        table._hear({"do": "click", "tag": "hurry"})
        while mover(table) != 0:
            step = await _moved(table, step)
        act(table)

    asyncio.run(scene())


async def _moved(table: Play, step: int) -> int:
    """Wait for one more move at least; how many there are then."""
    for _ in range(400):
        await asyncio.sleep(0.02)
        if len(table.record.moves) > step:
            return len(table.record.moves)
    raise AssertionError("nobody moves")


@pytest.mark.parametrize(("bots", "holder"), [({"r": 1}, 0), ({}, None)])
def test_an_opponent_that_casts_takes_the_screen_from_nobody(
    bots: dict[str, int], holder: int | None
) -> None:
    table = Play("byr", 2, "master", seed=3, bots=bots)
    asked = table.game.notation.parse_position(
        "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/r/5 b1[before]>r b0+3-3:W2,T3,W4T2|y0+3-3:W1,T5,W5T1|"
        "r0+3-2:W1,T1,T2 mw,mt rules=master"
    )
    (cast,) = table.game.notation.parse_moves("mw:b1")
    table._company.holder = 0
    table._company.watch([asked], [cast])
    assert table._company.holder == holder


def test_faces_are_offered() -> None:
    table = Play("by", seed=3, bots={"y": 2})
    table.stop()
    table.ask_seats()
    form = table.panel.contents.form
    offered = [one["face"] for one in form["fields"][0]["options"]]
    assert offered == ["person", "pip", "juno", "bram", "sable", "morwenna"]
    assert {*offered} == {*form["pictures"]}
    assert [one["short"] for one in form["fields"][0]["options"]][:2] == ["Person", "Pip"]


def test_only_people_are_asked_whether_they_agree() -> None:
    table = Play("byr", seed=3, bots={"r": 1})
    table.reveal()
    while mover(table) == 0:
        act(table)
    assert table.undo() is None
    assert [one["name"] for one in table.panel.contents.form["fields"]] == ["b", "y"]


def test_where_only_opponents_play_nobody_has_to_agree() -> None:
    async def scene() -> None:
        table = where_an_opponent_thinks()
        table.click("stop")
        table._opponents.seats = dict.fromkeys((0, 1), table._opponents.seats[1])
        table.undo()
        assert not table.panel.contents.form

    asyncio.run(scene())


def test_a_bot_that_wants_to_end_everything_ends_nothing() -> None:
    def deserter(_: View) -> Move:
        raise SystemExit

    async def scene() -> None:
        table = Play("by", seed=3, bots={"y": deserter}, motion=False)
        table._opponents.pause = 0.0
        while mover(table) == 0:
            move = table.game.rules.legal_moves(table.state)[0]
            table._hear({"do": "type", "text": str(move)})
        await asyncio.sleep(0.1)
        assert "SystemExit" in table.panel.status["text"]
        assert tags(table) == ["go-on", "seats"]

    asyncio.run(scene())


def test_whoever_goes_on_goes_on_in_the_same_file(tmp_path: Path) -> None:
    table = Play("by", seed=3, bots={"y": 1})
    act(table)
    before = sorted(tmp_path.iterdir())
    again = Play()
    again.resume()
    assert sorted(tmp_path.iterdir()) == before
    act(again)
    assert sorted(tmp_path.iterdir()) == before
