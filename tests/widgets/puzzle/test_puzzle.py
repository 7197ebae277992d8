"""The puzzle widget, driven by its public methods and by messages of the page."""

import re
from pathlib import Path

import pytest

from mt_widgets.draw.scene import walk
from mt_widgets.widgets.puzzle.puzzle import Puzzle
from tests.puzzles.samples import sample
from tests.widgets.shown_puzzle import FIRST, actions, buttons, items, kept, press, show


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))


def test_the_task_is_told_above_the_board() -> None:
    puzzle = Puzzle(FIRST)
    card = puzzle._task.task
    assert card["title"] == "Three steps"
    assert card["kicker"] == "First steps · Exact entry · very easy"
    assert card["goal"].startswith("See to it that Blue gets a wizard into the castle")
    assert card["story"].endswith("two cards to choose from.")
    assert [sign[:3] for sign in card["signs"]] == [("hard", 1, 5), ("star", 3, 3)]
    assert puzzle.children == (puzzle._task, puzzle.painter.widget, puzzle.panel)


def test_a_puzzle_is_solved_by_clicking() -> None:
    puzzle = Puzzle(FIRST)
    assert puzzle.click("card:W3") is None
    assert puzzle.click("wizard:b@13") is None
    assert puzzle.solved
    assert puzzle.stars == 3
    assert puzzle.panel.prompt.heading == "Solved!"
    assert puzzle.panel.contents.summary["title"] == "Why it works"
    assert "`castle.enter`" in puzzle.panel.contents.summary["texts"][0]
    assert "It is the only solution." in puzzle.panel.contents.summary["texts"]
    assert puzzle.panel.contents.summary["lines"][0].startswith(
        "`castle.enter`: A wizard whose move ends"
    )
    assert actions(puzzle) == ["next"]


def test_a_wrong_try_is_answered_by_why_and_taken_back() -> None:
    puzzle = Puzzle(FIRST)
    before = puzzle.state
    puzzle.click("card:W2")
    why = puzzle.click("wizard:b@13")
    assert why is not None
    assert puzzle.panel.status["kind"] == "wrong"
    assert puzzle.panel.status["rule"] == "card.exact"
    assert puzzle.panel.status["text"] == f"Not yet. {why}"
    assert puzzle.state == before
    assert puzzle.panel.record.history == [f"Taken back: W2:b13: {why}"]
    assert not puzzle.solved
    assert puzzle.play("W3:b13") is None
    assert puzzle.stars == 3  # trying costs nothing


def test_an_illegal_click_is_refused_by_the_rule_and_is_no_try(tmp_path: Path) -> None:
    puzzle = show("keep")
    puzzle.click("card:W1")
    assert puzzle.click("wizard:y@13") == "wizard.own: the yellow wizard is not yours to move"
    assert puzzle.panel.status["kind"] == "refused"
    assert not (tmp_path / "results.json").exists()


def test_two_solutions_are_counted() -> None:
    puzzle = show("entry")
    puzzle.play("W5:b11")
    assert "There are 2 solutions; you found one." in puzzle.panel.contents.summary["texts"]


def test_a_reply_that_refutes_is_told() -> None:
    puzzle = show("keep")
    assert puzzle.play("W1:-") == (
        "After that Yellow plays `W3:y13`. Yellow has got a wizard into the castle."
    )
    assert puzzle.play("T1:t12.1") is None
    assert puzzle.solved


def test_what_others_hold_and_the_draw_pile_are_shown_as_cards() -> None:
    piles = show("keep")._task.task["piles"]
    assert [(pile["label"], pile["alt"]) for pile in piles] == [
        ("Yellow holds", "W1 W3"),
        ("Draw pile, the next card first", "W1 W1 W1 W1 W1 W1"),
    ]
    assert all(pile["svg"].startswith("<svg") for pile in piles)


def test_what_the_others_do_is_told() -> None:
    assert show("two-turns")._task.task["notes"] == ["Yellow does nothing."]
    assert show("script")._task.task["notes"] == ["Yellow will play `T2:t12.1 W1:-`."]
    assert show("keep")._task.task["notes"] == ["It has to work whatever the others do."]
    assert Puzzle(FIRST)._task.task["notes"] == []


def test_play_goes_on_over_several_turns() -> None:
    puzzle = show("two-turns")
    assert puzzle.play("W5:b4") is None
    assert puzzle.panel.status["text"] == "Right so far."
    assert {"undo", "again"} <= set(buttons(puzzle))
    assert puzzle.play("W5:b9") is None
    assert puzzle.panel.record.history[-1] == "Yellow does nothing."
    assert puzzle.panel.prompt.heading.startswith("Blue plays card 1.")
    press(puzzle, "undo")
    assert puzzle.session is not None
    assert puzzle.session.line == "W5:b4"
    press(puzzle, "again")
    assert puzzle.session.path == ()
    assert puzzle.play("W5:b4 W5:b9 W2:b14") is None
    assert puzzle.solved


def test_odds_are_told_as_fractions_and_kept(tmp_path: Path) -> None:
    puzzle = show("dice")
    answer = puzzle.play("W*T*")
    assert answer is not None
    assert "1/6 (about 17 %)" in answer
    assert "11/36 (about 31 %)" in answer
    puzzle.play("W**")
    while not puzzle.solved:
        session = puzzle.session
        assert session is not None
        assert session.solver is not None
        best = max(session.solver.choices(session.node), key=lambda choice: choice[1])[0]
        assert puzzle.play(str(best)) is None
    assert "uck was" in puzzle.panel.status["text"]
    [attempt] = kept(tmp_path)
    assert (attempt["value"], attempt["best"]) == ("11/36", "11/36")
    assert attempt["tried"] == ["W*T*"]


def test_prisoners_are_shown_unless_they_are_to_be_remembered(tmp_path: Path) -> None:
    toml = sample("entry").read_text("utf-8").partition("[proof]")[0]
    shut_in = "K/9/bR/T/1/b/2 b2 b3+0-6:W3|y4+0-6: -"
    (tmp_path / "mine.toml").write_text(re.sub('position = ".*"', f'position = "{shut_in}"', toml))
    assert "1 blue imprisoned" in str(Puzzle(tmp_path / "mine.toml").view)
    assert "imprisoned" not in str(show("where").view)


# Hints and the solution


def test_each_hint_costs_a_star_but_the_last() -> None:
    puzzle = Puzzle(FIRST)
    for number, stars in ((1, 2), (2, 1), (3, 1)):
        press(puzzle, "hint")
        assert len(puzzle.panel.contents.summary["lines"]) == number
        assert puzzle._task.task["signs"][-1][1] == stars
    assert puzzle.panel.contents.summary["lines"][-1] == "Three steps: `W3:b13`."
    assert "hint" not in buttons(puzzle)
    assert puzzle.hint() == "There is no further hint."
    puzzle.play("W3:b13")
    assert puzzle.stars == 1


def test_the_solution_is_shown_step_by_step_after_a_question() -> None:
    puzzle = show("dice")
    press(puzzle, "solution")
    assert buttons(puzzle) == ["reveal", "leave"]
    press(puzzle, "leave")
    assert "solution" in buttons(puzzle)
    press(puzzle, "solution")
    press(puzzle, "reveal")
    assert puzzle.panel.contents.summary["title"] == "The solution: `W** b13`"
    assert "If the die shows 3: `b13`, 1 (always)." in puzzle.panel.contents.summary["texts"]
    assert (puzzle.panel.record.step, puzzle.panel.record.steps) == (0, 3)
    puzzle.click("on")
    assert puzzle.panel.prompt.heading == "Blue plays W**."
    puzzle.panel.receive({"do": "go", "step": 3})
    assert "goes into the castle" in puzzle.panel.prompt.heading
    assert actions(puzzle) == ["back"]
    puzzle.panel.receive({"do": "go", "step": 1})
    assert puzzle.panel.record.step == 1
    puzzle.click("back")
    assert puzzle.panel.prompt.heading.startswith("Blue plays card 2.")


def test_who_has_seen_the_solution_earns_no_star(tmp_path: Path) -> None:
    puzzle = Puzzle(FIRST)
    puzzle.show_solution()
    assert puzzle.play("W3:b13") == "Nothing is played here."
    puzzle.back()
    assert puzzle.play("W3:b13") is None
    assert puzzle.stars == 0
    assert "earns no star" in puzzle.panel.contents.summary["texts"][0]
    [attempt] = kept(tmp_path)
    assert (attempt["solved"], attempt["shown"]) == (True, True)


def test_looking_at_everything_after_solving_costs_nothing(tmp_path: Path) -> None:
    puzzle = Puzzle(FIRST)
    puzzle.play("W3:b13")
    puzzle.again()
    puzzle.hint()
    puzzle.show_solution()
    assert puzzle.stars == 3
    [attempt] = kept(tmp_path)
    assert (attempt["hints"], attempt["shown"]) == (0, False)


# Memory


def test_a_memory_puzzle_is_watched_and_then_asked() -> None:
    puzzle = show("where")
    assert puzzle._task.task["goal"] == "Watch closely: you will be asked afterwards."
    assert puzzle.panel.prompt.heading == "Look well: this is how it begins."
    assert actions(puzzle) == ["on"]
    puzzle.click("on")
    assert puzzle.panel.prompt.heading == "Move 1 of 2"
    assert actions(puzzle) == ["on", "again"]
    puzzle.click("again")
    assert puzzle.panel.prompt.heading.startswith("Look well")
    puzzle.click("on")
    puzzle.click("on")
    assert actions(puzzle) == ["ask", "again"]
    puzzle.click("ask")
    assert (
        puzzle.panel.prompt.heading
        == "Where are yellow wizards imprisoned? Choose every such space."
    )
    assert puzzle.panel.record.history == []
    assert "imprisoned" not in str(puzzle.view)


def test_spaces_are_chosen_and_taken_back_and_the_score_is_told() -> None:
    puzzle = show("where")
    for _ in range(3):
        puzzle.on()
    assert puzzle.panel.buttons.actions[0]["disabled"]
    assert puzzle.click("space:9") == "Choose spaces with towers on them."
    puzzle.click("space:2")
    assert not puzzle.panel.buttons.actions[0]["disabled"]
    puzzle.click("tower:2.1")  # whatever stands there means the space
    assert puzzle.panel.buttons.actions[0]["disabled"]
    puzzle.click("space:2")
    chosen = [i for g in puzzle.panel.buttons.groups for i in g["items"] if i["chosen"]]
    assert [item["tag"] for item in chosen] == ["space:2"]
    puzzle.click("answer")
    assert puzzle.panel.status["text"] == "Not yet. So far all are right, but there are more."
    puzzle.click("space:6")
    puzzle.click("answer")
    assert puzzle.stars == 3
    assert "1 yellow imprisoned" in str(puzzle.view)  # now one may look


def test_a_question_can_be_answered_by_a_program() -> None:
    puzzle = show("where")
    assert puzzle.answer(2, 6) == "Here no question is asked."
    for _ in range(3):
        puzzle.on()
    assert puzzle.answer() == "Choose your answer first."
    assert puzzle.answer(2, 5) == "Right are 1 of your 2."
    assert puzzle.answer("space:6", "space:5") == "Right are 1 of your 2."
    assert puzzle.answer(99) == "move: '99': spaces from 0 to 15 are meant"
    assert puzzle.answer("space:6", "space:2") is None
    assert puzzle.solved


def test_the_answer_is_marked_when_it_is_shown() -> None:
    puzzle = show("where")
    for _ in range(3):
        puzzle.on()
    puzzle.show_solution()
    assert puzzle.panel.prompt.heading == "This is the answer."
    assert "1 yellow imprisoned" in str(puzzle.view)
    assert [mark.tag for mark in puzzle._cues().marks] == ["space:2", "space:6"]
    puzzle.back()
    assert "imprisoned" not in str(puzzle.view)


def test_after_watching_moves_may_be_asked_for() -> None:
    puzzle = show("remember")
    assert puzzle.play("W1:b14") == "Nothing is played here."
    puzzle.on()
    puzzle.on()
    assert puzzle.play("W1:b14") is None
    assert puzzle.solved


def test_what_is_to_be_remembered_is_not_on_the_page() -> None:
    puzzle = show("where")
    for _ in range(3):
        puzzle.on()
    puzzle.set("memory", value=True)
    page = str([puzzle.panel.get_state(), puzzle._task.get_state()])
    assert "imprisoned on" not in page
    assert not any(placed.tag.startswith("prisoner") for placed in walk(puzzle._scene.shapes))
    assert (puzzle.panel.copies["position"], puzzle.panel.copies["moves"]) == ("", "")


# Exploring


def test_exploring_shows_what_every_move_is_worth() -> None:
    puzzle = show("keep")
    assert puzzle.explore() == "Solve it first, or look at the solution."
    puzzle.play("T1:t12.1")
    press(puzzle, "explore")
    [group] = puzzle.panel.contents.choices
    assert [(item["label"], item["note"]) for item in group["items"]] == [
        ("`T1:t12.1`", "1 (always)"),
        ("`W1:-`", "0 (never)"),
    ]
    puzzle.click("move:W1:-")
    assert puzzle.panel.prompt.heading.startswith("Yellow plays card 1.")
    assert "move:W3:y13" in items(puzzle)
    puzzle.play("W3:y13")
    assert puzzle.panel.prompt.heading == "The goal is not reached."
    assert puzzle.panel.contents.choices == []
    press(puzzle, "undo")
    assert "move:W3:y13" in items(puzzle)
    press(puzzle, "again")
    assert items(puzzle) == ["move:T1:t12.1", "move:W1:-"]
    press(puzzle, "back")
    assert puzzle.panel.prompt.heading == "Solved!"


def test_pointing_at_a_move_of_the_list_shows_it_on_the_board() -> None:
    puzzle = show("keep")
    puzzle.play("T1:t12.1")
    puzzle.explore()
    puzzle.hover("move:T1:t12.1")
    assert puzzle._cues("", None).preview
    assert puzzle.panel.status["text"] == "`T1:t12.1`: 1 (always)"
    puzzle.hover("")
    assert not puzzle._cues("", None).preview
    puzzle.click("card:T1")
    puzzle.hover("tower:12.1")
    assert puzzle.panel.status["text"] == "`T1:t12.1`: 1 (always)"
