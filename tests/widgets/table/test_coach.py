"""The coach: ideas on the board, and a question before a move that throws much away is made."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import mt_widgets as mt
from mt_widgets.engine.errors import TooLarge
from mt_widgets.engine.game import View
from mt_widgets.engine.history import History
from mt_widgets.engine.record import Record
from mt_widgets.games import GAMES
from mt_widgets.games.magical_towers.moves import PlayCard
from mt_widgets.widgets.board import worker
from mt_widgets.widgets.table import coach
from mt_widgets.widgets.table.play import Play
from tests.nim import NIM

# Yellow can shut a blue wizard in that would get home with a 4, or walk and let it.
SPOILT = (
    "K/1/Tbyy/RbyRbby/1/R/T/2/R/2/Tb/RTy/2 y2"
    " b0+1-5:W1,T1,T2|y0+1-5:W4,W3T3 mw,mt draw=W5,T5,W1,W2,T1"
)
SPOILING, BETTER = "W4:y2", "W3T3:t9.1"
SEVERAL = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1 b0+0-6:W3,W5,W5T1|y0+0-6:W4,T4,T1 mw,mt"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))


def table_at(position: str, *, coach: bool = True, hidden: bool = False) -> Play:
    table = Play("by", seed=1, coach=coach, hidden=hidden, motion=False)
    table.paste(position)
    return table


def asides(table: Play) -> list[object]:
    return [one["tag"] for one in table.panel.buttons.asides]


def actions(table: Play) -> list[object]:
    return [one["tag"] for one in table.panel.buttons.actions]


def asks(table: Play) -> bool:
    return bool(table.coach.question)


def holds(table: Play) -> bool:
    return table.coach.holds


def told(table: Play) -> Any:
    return table.panel.contents.summary


def test_ideas_are_shown_on_the_board_with_what_they_bring() -> None:
    table = table_at(SPOILT)
    assert asides(table) == ["coach"]
    table.click("coach")
    assert told(table)["texts"] == [
        "It keeps Blue from getting home with any 4.",
        "It traps a blue wizard and fills a flask.",
    ]
    assert told(table)["steps"] == ["Tower 1 of space 9 moves 3 to space 12."]
    cues = table._cues()
    assert {mark.tag for mark in cues.marks} == {"card:W3T3", "tower:9.1"}
    assert [(one.from_tag, one.to_tag) for one in cues.arrows] == [("tower:9.1", "space:12")]
    assert "fills a flask" in table.panel.announce[1]
    assert "There is a ring round" in table.panel.prompt.pointed
    assert not table.record.moves, "nothing is played"


def test_each_idea_can_be_looked_at_in_turn_and_put_away() -> None:
    table = table_at(SEVERAL)
    table.click("coach")
    assert asides(table) == ["next-idea", "enough"]
    seen = [told(table)["texts"]]
    titles = [told(table)["title"]]
    for _ in range(2):
        table.click("next-idea")
        seen.append(told(table)["texts"])
        titles.append(told(table)["title"])
    assert seen[0] != seen[1]
    assert titles[0].startswith("Idea 1 of ")
    table.click("enough")
    assert told(table) == {}
    assert not table._cues().marks
    assert asides(table) == ["coach"]


def test_an_idea_stays_while_it_is_followed_and_goes_with_the_move() -> None:
    table = table_at(SPOILT)
    table.click("coach")
    table.click("card:W3T3")
    assert told(table)
    assert not table._cues().arrows, "arrows make way for the hand"
    table.click("tower:9.1")
    table.click("space:12")
    assert [str(move) for move in table.record.moves] == [BETTER]
    assert told(table) == {}
    assert not table._cues().marks


def test_a_move_that_throws_much_away_is_asked_about_before_it_is_made() -> None:
    table = table_at(SPOILT)
    assert table.play(SPOILING) is None
    assert table.panel.prompt.heading == "Do you want to take that back?"
    assert told(table)["texts"] == [
        "It lets Blue get home with any 4.",
        "There is a better way: It traps a blue wizard and fills a flask.",
    ]
    assert actions(table) == ["take-back", "leave-it"]
    assert asides(table) == []
    assert not table.record.moves, "nothing was drawn that could not be forgotten"
    (walk,) = table._cues().preview
    assert "from space 2" in table.game.voice.tell(walk, table.state)
    assert table.panel.announce[1].startswith("Do you want to take that back? It lets Blue")


def test_it_is_taken_back_or_left() -> None:
    table = table_at(SPOILT)
    table.play(SPOILING)
    table.click("take-back")
    assert table.panel.prompt.heading.startswith("Yellow plays card 2.")
    assert told(table) == {}
    assert not table.record.moves
    table = table_at(SPOILT)
    table.play(SPOILING)
    table.click("leave-it")
    assert [str(move) for move in table.record.moves] == [SPOILING]
    assert told(table) == {}


def test_undo_and_escape_are_answers_too() -> None:
    table = table_at(SPOILT)
    table.play(SPOILING)
    table.undo()
    assert not asks(table)
    table = table_at(SPOILT)
    table.play(SPOILING)
    table.cancel()
    assert not table.panel.prompt.heading.startswith("Do you want")
    assert not table.record.moves


def test_while_it_asks_nothing_else_is_done() -> None:
    table = table_at(SPOILT)
    table.play(SPOILING)
    assert table.click("card:W3T3") is None
    assert table.play(BETTER) == "Do you want to take that back?"
    assert not table.record.moves


def test_a_good_move_is_made_at_once_and_a_wrong_one_refused() -> None:
    table = table_at(SPOILT)
    assert "no yellow wizard" in str(table.play("W4:y5"))
    table.play(BETTER)
    assert [str(move) for move in table.record.moves] == [BETTER]


def test_it_asks_once_in_a_turn() -> None:
    table = table_at(SPOILT)
    table.play(SPOILING)
    table.click("take-back")
    table.play(SPOILING)
    assert table.record.moves, "whoever insists is not asked again"


def test_it_asks_only_a_few_times_in_a_game() -> None:
    table = table_at(SPOILT)
    asked = 0
    while table.game.rules.mover(table.state) is not None and len(table.record.moves) < 40:
        table.play(str(table.game.rules.legal_moves(table.state)[0]))
        if asks(table):
            asked += 1
            table.click("leave-it")
    assert asked == 3
    table.paste(SPOILT)
    table.play(SPOILING)
    assert asks(table), "in the next game it asks again"


def test_without_it_nobody_is_helped_and_it_can_be_switched_on() -> None:
    table = table_at(SPOILT, coach=False)
    assert asides(table) == []
    assert table.coach.advise() is None
    table.set("coach", True)
    assert asides(table) == ["coach"]
    table.set("coach", False)
    table.play(SPOILING)
    assert table.record.moves
    assert "coach" in table.panel.tools
    assert "coach" not in mt.Board().panel.tools


def test_it_is_asked_for_when_a_game_begins() -> None:
    table = Play(seed=1)
    asked = {one["name"]: one["value"] for one in table.panel.contents.form["fields"]}
    assert asked["coach"] is False
    table.begin({**asked, "coach": True, "company": "people", "hidden": False})
    assert asides(table) == ["coach"]


def test_it_helps_only_whoever_sits_in_front_of_the_screen() -> None:
    table = table_at(SPOILT, hidden=True)
    assert asides(table) == []
    assert table.coach.advise() is None
    table.click("reveal")
    assert asides(table) == ["coach"]
    table.click("coach")
    assert told(table)
    table.play(BETTER)
    table.play("end")
    assert table.panel.prompt.heading == "Pass the screen to Blue."
    assert asides(table) == []
    assert told(table) == {}


def test_it_looks_at_the_board_with_the_eyes_of_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = list[Any]()
    table = table_at(SPOILT)
    game = GAMES["magical-towers"]
    real = game.knowledge.reconstruct

    def reconstruct(view: View) -> Any:
        seen.append(view)
        return real(view)

    monkeypatch.setattr(game.knowledge, "reconstruct", reconstruct)
    table.click("coach")
    assert seen
    assert {view.seat for view in seen} == {1}
    assert {view.hands[0] for view in seen} == {"~~~"}


def test_it_thinks_beside_the_page() -> None:
    async def scene() -> None:
        table = table_at(SPOILT)
        table._hear({"do": "type", "text": SPOILING})
        assert holds(table)
        assert not asks(table), "it is still thinking"
        assert table.click("card:W3T3") is None
        for _ in range(500):
            await asyncio.sleep(0.02)
            if asks(table):
                break
        assert asks(table)
        table._hear({"do": "click", "tag": "leave-it"})
        assert isinstance(table.record.moves[0], PlayCard)

    asyncio.run(scene())


def test_nobody_waits_for_a_thought_about_what_is_past() -> None:
    async def scene() -> None:
        table = table_at(SPOILT)
        table._hear({"do": "click", "tag": "coach"})
        table._hear({"do": "undo"})
        table.paste(SEVERAL)
        await asyncio.sleep(0.6)
        assert told(table) == {}, "the ideas were for another position"
        table.paste(SPOILT)
        table._hear({"do": "type", "text": SPOILING})
        assert holds(table)
        table._hear({"do": "undo"})
        await asyncio.sleep(0.6)
        assert not holds(table)
        assert not table.record.moves
        assert table.panel.status["kind"] != "busy"

    asyncio.run(scene())


def test_opponents_wait_while_it_asks() -> None:
    table = Play("by", seed=1, coach=True, bots={"b": 1})
    seats = table._opponents.seats
    table._begin(History.of(Record.begin(table.game, mt.parse(SPOILT))))  # type: ignore[arg-type]
    table._opponents.seats = seats
    table.reveal()
    table.play(SPOILING)
    assert asks(table)
    assert not table.record.moves
    table.click("leave-it")
    table.play("end")
    assert len(table.record.moves) > 2, "then they go on"


def test_a_toy_has_a_coach_by_its_judgement_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)
    table = Play(game="nim", coach=True, seed=5)
    table.paste("0,0,2 a 2")
    table.click("coach")
    assert told(table)["texts"] == ["You take the last stone."]
    assert told(table)["steps"] == ["Player A takes 2 of heap 3."]
    table.play("3-1")
    assert asks(table)
    table.click("take-back")
    table.play("3-2")
    assert len(table.record.moves) == 1


def test_a_spell_in_anothers_turn_is_left_to_whoever_does_not_hold_the_screen() -> None:
    asked = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6 b1[before]>y~1 b0+3-3:W2,T3,W4T2|y0+3-3:W1,T5,W5T1"
    table = table_at(f"{asked} mw,mt rules=master", hidden=True)
    assert table.game.rules.mover(table.state) == 1
    assert asides(table) == [], "a hint would tell of a hand that others must not see"


def test_a_move_that_is_too_much_for_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def weighing(*_: object) -> Any:
        yield 1
        raise TooLarge("there are more than 9 moves to look at")

    monkeypatch.setattr(coach, "weighing", weighing)
    table = table_at(SPOILT)
    assert table.play(SPOILING) is None
    assert [str(move) for move in table.record.moves] == [SPOILING]


def test_escape_takes_a_move_back_that_it_still_thinks_about() -> None:
    async def scene() -> None:
        table = table_at(SPOILT)
        table._hear({"do": "type", "text": SPOILING})
        assert holds(table)
        table._hear({"do": "cancel"})
        assert not holds(table)
        await asyncio.sleep(0.6)
        assert not table.record.moves

    asyncio.run(scene())


def test_who_sends_it_away_while_it_thinks_is_told_of_no_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "_STRETCH", 0.0)
    monkeypatch.setattr(worker, "_TOLD", 0.0)

    async def scene() -> None:
        table = table_at(SPOILT)
        table._hear({"do": "click", "tag": "coach"})
        await asyncio.sleep(0.05)
        assert table.panel.status["kind"] == "busy"
        table._hear({"do": "set", "name": "coach", "value": False})
        assert table.panel.status["text"] == ""
        await asyncio.sleep(0.05)
        assert asides(table) == []

    asyncio.run(scene())
