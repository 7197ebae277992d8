"""The review on a page: what is shown, what can be clicked, and how it is made."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.engine.record import Record, save
from mt_widgets.games import GAMES
from mt_widgets.puzzles.load import parse_puzzle
from mt_widgets.widgets.review.review import Review
from mt_widgets.widgets.table.play import Play
from tests.nim import NIM
from tests.review.games import MAGICAL, left_one, missed_home


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))
    monkeypatch.setitem(GAMES, "nim", NIM)


def tags(shown: Any) -> list[str]:
    buttons = shown.panel.buttons
    return [str(one["tag"]) for one in (*buttons.actions, *buttons.asides)]


def listed(review: Review) -> list[str]:
    groups = review.panel.contents.choices
    return [item["label"] for group in groups for item in group["items"]]


def choose(review: Review, kind: str, number: int) -> None:
    review._chart.receive({"do": "choose", "kind": kind, "number": number})


# What it shows


def test_it_begins_with_the_end_and_lists_what_mattered() -> None:
    review = Review(missed_home())
    assert review.panel.prompt.heading.startswith("After turn 2: ")
    assert listed(review) == ["1. Turn 1: Blue"]
    assert tags(review) == ["next"]
    chart = review._chart
    assert len(chart.told) == len(review.review.turns)
    assert chart.turn == 2
    assert chart.svg.startswith("<svg")


def test_the_plot_leads_to_a_turn_and_to_a_decision() -> None:
    review = Review(missed_home())
    choose(review, "turn", 0)
    assert review.panel.prompt.heading.startswith("At the start: ")
    assert (review.panel.record.step, review._chart.turn) == (0, 0)
    choose(review, "point", 1)
    assert review.panel.prompt.heading == "1 of 1. Turn 1: Blue"
    before = review.panel.prompt
    for kind, number in (("turn", 99), ("turn", -1), ("point", 0), ("point", 2), ("x", 1)):
        choose(review, kind, number)
    review._chart.receive({"do": "choose", "kind": "turn", "number": True})
    review._chart.receive("nonsense")
    assert review.panel.prompt == before


def test_a_decision_shows_what_was_better_and_what_was_played() -> None:
    review = Review(missed_home())
    review.click("point:1")
    summary = review.panel.contents.summary
    assert summary["title"] == "What was better"
    assert any("gets home" in text for text in summary["texts"])
    assert review._cues().preview, "the better way is drawn"
    better = review._cues().preview
    assert review.click("other") is None
    assert review.panel.contents.summary["title"] == "What was played"
    assert review._cues().preview not in ((), better)
    assert review.click("film") is None
    assert review.panel.record.step == review.panel.record.steps
    assert review.go(0) is None
    assert review.click("overview") is None
    assert listed(review)


def test_the_hand_of_the_other_is_hidden_while_a_decision_is_looked_at() -> None:
    review = Review(missed_home())
    review.show_point(1)
    assert "W5" not in review.panel.copies["position"]
    assert review.panel.copies["moves"] == ""


def test_a_game_without_a_slip_is_praised_and_a_single_seat_can_be_asked_for() -> None:
    review = Review(missed_home(), seats=["y"])
    assert review.panel.contents.summary["title"].startswith("No decision gave much away")
    assert not listed(review)
    assert review.show_point(1) == "There is no decision 1."
    assert review.go_to_turn(9) == "There is no turn 9."
    assert review.film() == "Choose one of the decisions first."


@pytest.mark.parametrize("width", [390, 820, 0])
def test_the_plot_has_the_shape_of_its_room(width: int) -> None:
    review = Review(missed_home())
    review.panel.page = {**review.panel.page, "width": width, "slim": width == 390}
    wide = review._chart.svg.partition('viewBox="0 0 ')[2].partition(" ")[0]
    assert wide == ("380" if width == 390 else "900")


# Trying


def test_a_decision_is_tried_as_a_puzzle_and_saved() -> None:
    review = Review(missed_home())
    review.show_point(1)
    assert review.play("W2:b14") == (
        "Here nothing is played. Choose a decision, and try it yourself."
    )
    assert review.click("try") is None
    assert review.puzzle is not None
    assert review._chart.svg == "", "the board has its room"
    wrong = review.play("T1:t11.1")
    assert wrong
    assert review.panel.status["kind"] == "wrong"
    sent = list[object]()
    review.panel.send = lambda content, buffers=None: sent.append(content)
    review.click("save-puzzle")
    (saved,) = sent
    assert isinstance(saved, dict)
    assert parse_puzzle(saved["text"], review.puzzle.name) == review.puzzle
    review.click("card:W2")
    review.click("wizard:b@14")
    assert review.panel.prompt.heading == "Solved!"
    assert tags(review) == ["end-try", "again", "save-puzzle"]
    assert review.again() is None
    assert review.panel.prompt.heading != "Solved!"
    assert review.click("end-try") is None
    assert review.panel.prompt.heading == "1 of 1. Turn 1: Blue"


def test_the_toy_is_looked_back_at_and_tried() -> None:
    review = Review(left_one())
    assert listed(review) == ["1. Turn 1: Player A"]
    review.on()
    review.try_it()
    assert review.panel.contents.summary["texts"] == ["Find a better way for Player A."]
    review.click("heap:3")
    review.click("take:2")
    assert review.panel.prompt.heading == "Solved!"


# Where games come from


def test_without_a_game_it_offers_those_that_ended(tmp_path: Path) -> None:
    assert "No game is saved here yet." in str(Review().panel.contents.choices)
    save(left_one(), tmp_path / "table-1.txt")
    save(missed_home(), tmp_path / "table-2.txt")
    (tmp_path / "table-3.txt").write_text("nonsense", "utf-8")
    review = Review()
    assert listed(review) == ["Nim with a die: won by Player B"]
    with pytest.raises(Mistake, match="no review yet"):
        _ = review.review
    assert review.click("saved:table-1.txt") is None
    assert listed(review) == ["1. Turn 1: Player A"]


def test_another_game_is_opened_from_a_file_and_a_bad_one_changes_nothing(tmp_path: Path) -> None:
    save(missed_home(), tmp_path / "game.txt")
    review = Review(str(tmp_path / "game.txt"))
    before = review.review
    said = review.read("nim record 1\nstart nonsense", "bad.txt")
    assert said is not None
    assert "bad.txt" in said
    assert review.review == before
    assert review.read(str(left_one()), "nim.txt") is None
    assert review.game is NIM
    alone = Record.begin(MAGICAL, MAGICAL.setup.new({"rules": "solo", "seed": "1"}))
    told = review.read(str(alone), "solo.txt")
    assert told is not None
    assert "nobody plays against anybody" in told


def test_what_was_not_offered_is_not_opened(tmp_path: Path) -> None:
    save(left_one(), tmp_path.parent / "secret.txt")
    review = Review()
    review.click("saved:../secret.txt")
    assert review.panel.prompt.heading == "Which game do you want to look back at?"


def test_the_table_offers_it_at_the_end_and_gets_its_place_back(tmp_path: Path) -> None:
    save(left_one(), tmp_path / "game.txt")
    table = Play(game="nim", seed=1)
    table.load(tmp_path / "game.txt")
    assert tags(table) == ["look-back", "again"]
    own = table.children
    assert table.click("look-back") is None
    shown: Any = table.children
    (review,) = shown
    assert isinstance(review, Review)
    assert review.review.record == table.record
    assert "leave" in tags(review)
    review.click("leave")
    assert table.children == own
    assert (review.comm, review.panel.comm, review._chart.comm) == (None, None, None)


# While a page waits


async def _until(done: Callable[[], bool]) -> None:
    started = time.monotonic()
    while not done():
        assert time.monotonic() < started + 60
        await asyncio.sleep(0.02)


def test_a_page_is_told_how_far_it_is_and_can_stop_it() -> None:
    async def look_back() -> None:
        review = Review(missed_home(), workers=2)
        assert tags(review) == ["stop"]
        with pytest.raises(Mistake):
            _ = review.review
        review.click("stop")
        assert tags(review) == ["begin"]
        await asyncio.sleep(0.1)
        assert tags(review) == ["begin"]
        review.click("begin")
        await _until(lambda: "stop" not in tags(review))
        assert listed(review) == ["1. Turn 1: Blue"]

    asyncio.run(look_back())


def test_a_cluster_that_does_not_answer_is_told() -> None:
    review = Review(missed_home(), cluster="")
    assert "Dask" in str(review.panel.status["text"])
    assert tags(review) == ["begin"]


def test_nobody_looks_back_for_a_page_that_was_left() -> None:
    async def leave() -> None:
        review = Review(missed_home(), workers=0)
        assert review._worker.running
        review.close()
        assert not review._worker.running

    asyncio.run(leave())


def test_a_mishap_in_the_plot_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    review = Review(missed_home())
    monkeypatch.setattr(review, "_enter", lambda _: 1 // 0)
    choose(review, "turn", 0)
    assert "That went wrong" in review.panel.status["text"]
