"""The puzzle widget: choosing, keeping results, and whatever a page may send."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mt_widgets.engine.errors import FileError, Mistake
from mt_widgets.puzzles.load import load_puzzle
from mt_widgets.puzzles.shelf import find
from mt_widgets.widgets.puzzle.puzzle import Puzzle
from tests.puzzles.samples import FILES, FOLDER, sample
from tests.towers import game
from tests.widgets.shown_puzzle import FIRST, actions, buttons, items, kept, press, show


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))


# Choosing


def test_without_a_name_all_puzzles_are_shown() -> None:
    puzzle = Puzzle()
    assert puzzle.panel.prompt.heading == "Which puzzle would you like?"
    assert puzzle.painter.widget.layout.display == "none"
    assert puzzle._task.task == {}
    assert puzzle.session is None
    assert items(puzzle)[0] == "puzzle:0.0"
    puzzle.click("puzzle:0.0")
    assert puzzle._task.task["title"] == "Three steps"
    assert puzzle.painter.widget.layout.display == ""
    press(puzzle, "all")
    assert puzzle.session is None


def test_the_chooser_tells_what_is_solved_and_can_leave_it_out() -> None:
    Puzzle(FIRST).play("W3:b13")
    puzzle = Puzzle()
    first = puzzle.panel.contents.choices[0]
    assert first["items"][0]["done"]
    assert [sign[:3] for sign in first["items"][0]["signs"]][-1] == ("star", 3, 3)
    assert first["note"].startswith("1 of ")
    number = len(items(puzzle))
    message = {"do": "form", "tag": "arrange", "values": {"by": "ravens", "unsolved": True}}
    puzzle.panel.receive(message)
    assert len(items(puzzle)) == number - 1
    assert puzzle.panel.contents.choices[0]["title"].startswith("Ravens: ")
    puzzle.choose("theme")
    assert len(items(puzzle)) == number
    assert puzzle.choose("colour") == "by='colour' is none of pack, theme, ravens"


def test_the_next_one_is_the_next_that_is_not_solved() -> None:
    puzzle = Puzzle()
    press(puzzle, "next")
    assert puzzle.session is not None
    assert puzzle.session.puzzle.name == FIRST
    puzzle.play("W3:b13")
    puzzle.click("next")
    second = load_puzzle(find("first-steps")[1]).name
    assert puzzle.session.puzzle.name == second
    assert not puzzle.solved
    assert puzzle.panel.status["text"] == ""


def test_a_folder_begins_with_the_first_that_is_not_solved() -> None:
    show("entry").play("W3:b13")
    puzzle = Puzzle(FOLDER)
    assert puzzle.session is not None
    assert puzzle.session.puzzle.name == "samples/002-tempo"
    assert "Samples" in puzzle._task.task["kicker"]
    puzzle.play("T1:t1.1 W3:b13")
    puzzle.next_puzzle()
    assert puzzle.session.puzzle.name == "samples/003-keep"


def test_another_puzzle_can_be_loaded() -> None:
    puzzle = Puzzle(FIRST)
    assert puzzle.load(sample("keep")) is None
    assert puzzle._task.task["title"] == "Lock the gate"
    answer = puzzle.load("no-such-thing")
    assert answer is not None
    assert answer.startswith("There is no puzzle")
    assert puzzle._task.task["title"] == "Lock the gate"


def test_what_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="There is no puzzle, pack, file or folder 'nonsense'"):
        Puzzle("nonsense")
    bad = tmp_path / "bad.toml"
    bad.write_text("format = 1")
    with pytest.raises(FileError, match="position: it is missing"):
        Puzzle(bad)
    with pytest.raises(Mistake, match="is no setting"):
        Puzzle(FIRST, theme="pink")


def test_a_variant_is_turned_and_recoloured_and_noted(tmp_path: Path) -> None:
    puzzle = Puzzle(FIRST, variant="class 4b")
    original = Puzzle(FIRST)
    assert str(puzzle.state) != str(original.state)
    assert puzzle.session is not None
    assert puzzle.session.puzzle.proof is not None
    assert puzzle.play(puzzle.session.puzzle.proof.solutions[0]) is None
    assert puzzle.solved
    [attempt] = kept(tmp_path)
    assert (attempt["item"], attempt["variant"]) == (FIRST, "class 4b")


# Results


def test_after_a_restart_it_is_known_to_be_solved() -> None:
    puzzle = Puzzle(FIRST)
    puzzle.hint()
    puzzle.play("W3:b13")
    again = Puzzle(FIRST)
    assert again.solved
    assert again.stars == 2
    assert again._task.task["badge"] == "Solved"
    assert again._task.task["signs"][-1][:3] == ("star", 2, 3)


def test_every_attempt_is_noted_once(tmp_path: Path) -> None:
    puzzle = Puzzle(FIRST)
    assert not (tmp_path / "results.json").exists()
    puzzle.play("W2:b13")
    puzzle.hint()
    puzzle.play("W3:b13")
    [attempt] = kept(tmp_path)
    assert attempt["item"] == FIRST
    assert (attempt["tried"], attempt["hints"], attempt["solved"]) == (["W2:b13"], 1, True)
    assert "value" not in attempt
    Puzzle(FIRST).play("W3:b13")
    assert len(kept(tmp_path)) == 2


def test_results_may_lie_elsewhere(tmp_path: Path) -> None:
    Puzzle(FIRST, results=tmp_path / "class" / "ada.json").play("W3:b13")
    assert (tmp_path / "class" / "ada.json").exists()
    assert Puzzle(FIRST, results=tmp_path / "class" / "ada.json").solved
    assert not Puzzle(FIRST).solved


def test_a_damaged_results_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "results.json").write_text("{ nonsense")
    puzzle = Puzzle(FIRST)
    assert "damaged" in puzzle.panel.status["text"]
    puzzle.play("W3:b13")
    assert puzzle.solved
    assert "results-damaged-1.json" in puzzle.panel.status["text"]


def test_a_disk_that_refuses_does_not_stop_the_puzzle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path / "file"))
    puzzle = Puzzle(FIRST)
    puzzle.play("W2:b13")
    assert "could not be kept" in puzzle.panel.status["text"]
    puzzle.play("W3:b13")
    assert puzzle.solved
    assert puzzle.panel.prompt.heading == "Solved!"


# The page


def test_on_a_live_page_the_answer_comes_bit_by_bit() -> None:
    async def scene() -> Puzzle:
        puzzle = show("script", motion=False)
        puzzle.panel.receive({"do": "type", "text": "W5:b4"})
        waits = 0
        while puzzle.thinker._worker.running:
            waits += 1
            await asyncio.sleep(0.01)
        assert waits
        return puzzle

    puzzle = asyncio.run(scene())
    assert puzzle.panel.status["text"] == "Right so far."


def test_long_thoughts_are_announced() -> None:
    puzzle = Puzzle(FIRST)
    puzzle.thinker.announce(100)
    number = puzzle.panel.status["number"]
    assert puzzle.panel.status["kind"] == "busy"
    puzzle.thinker.announce(200)
    assert puzzle.panel.status["number"] == number  # but only once


def test_a_refutation_is_filmed_and_ends_where_it_began() -> None:
    async def scene() -> Puzzle:
        puzzle = show("keep")
        puzzle.panel.page = {"width": 900, "height": 900, "ratio": 1}
        puzzle.play("W1:-")
        films = [puzzle._screen.moving]
        puzzle.click("card:T1")  # whoever clicks need not wait for the end
        films.append(puzzle._screen.moving)
        assert films == [True, False]
        return puzzle

    puzzle = asyncio.run(scene())
    assert puzzle._model.clicked == ("card:T1",)


def test_a_button_that_is_not_shown_does_nothing() -> None:
    puzzle = Puzzle(FIRST)
    for tag in ("reveal", "explore", "answer", "on", "puzzle:0.0", "move:W3:b13"):
        puzzle.panel.receive({"do": "click", "tag": tag})
    assert puzzle.panel.prompt.heading.startswith("Blue plays card 2.")
    assert not puzzle.solved
    puzzle.panel.receive({"do": "form", "tag": "reveal", "values": {}})
    assert puzzle.panel.status["kind"] == "error"


def test_other_games_are_not_for_a_puzzle() -> None:
    puzzle = Puzzle(FIRST)
    before = puzzle.state
    for message in (
        {"do": "paste", "text": "K/15 b1 b0+0-6:W1|y0+0-6: -"},
        {"do": "load", "name": "x", "text": "magical-towers record 1"},
        {"do": "save"},
        {"do": "redo"},
        {"do": "undo"},
    ):
        puzzle.panel.receive(message)
        assert puzzle.panel.status.get("kind") != "error"
    assert puzzle.paste("K/15 b1 b0+0-6:W1|y0+0-6: -") == "A puzzle keeps its own position."
    assert puzzle.state == before


def test_the_stored_output_is_text_and_a_picture_and_always_the_same() -> None:
    bundles = [Puzzle(FIRST)._repr_mimebundle_() for _ in range(2)]
    for kind in ("text/plain", "text/html"):
        assert bundles[0][kind] == bundles[1][kind]
    text = str(bundles[0]["text/plain"])
    assert text.startswith("Three steps\nThe Raven Castle is close.")
    assert "Space 13: 1 blue" in text
    assert "Yellow holds: W1 W3" in str(show("keep")._repr_mimebundle_()["text/plain"])
    chooser = Puzzle()._repr_mimebundle_()
    assert "first-steps/001-three-steps  Three steps" in str(chooser["text/plain"])
    assert "<img" not in str(chooser["text/html"])
    assert "Start" in str(chooser["text/html"])


def test_importing_the_package_gives_the_widget() -> None:
    import mt_widgets

    assert mt_widgets.Puzzle is Puzzle


def clickable(puzzle: Puzzle, rng: Random) -> str:
    """Something that a page shows."""
    things = [str(item["tag"]) for group in puzzle.panel.buttons.groups for item in group["items"]]
    glowing = [tag for tag in things if tag in puzzle._model.following]
    own = [tag for tag in (*actions(puzzle), *buttons(puzzle)) if tag not in ("all", "next")]
    return rng.choice([*glowing, *glowing, *things[:6], *own, *items(puzzle)])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_whatever_is_clicked_nothing_goes_wrong(path: Path) -> None:
    rng = Random(path.stem)
    puzzle = Puzzle(path, seed=2, motion=False)
    for _ in range(70):
        tag = clickable(puzzle, rng)
        puzzle.panel.receive({"do": "click", "tag": tag})
        assert puzzle.panel.status.get("kind") != "error", (tag, puzzle.panel.status)
        puzzle.panel.receive({"do": "hover", "tag": clickable(puzzle, rng)})
        assert game.mover(puzzle.state) != -1 or not puzzle._model.following


TAGS = st.sampled_from(
    "hint solution reveal leave undo again explore back on ask answer cancel castle die end new "
    "pass space:2 space:16 tower:12.1 wizard:b@13 card:W3 card:?? puzzle:0.0 puzzle:9.9 "
    "move:W3:b13 move: puzzle: x".split()
)
MESSAGES = st.one_of(
    st.builds(lambda tag: {"do": "click", "tag": tag}, TAGS),
    st.builds(lambda tag: {"do": "hover", "tag": tag}, TAGS),
    st.builds(lambda tag: {"do": "form", "tag": tag, "values": {}}, TAGS),
    st.builds(
        lambda text: {"do": "type", "text": text}, st.sampled_from(["W3:b13", "=3", "", "Ж"])
    ),
    st.builds(lambda step: {"do": "go", "step": step}, st.integers(-1, 4)),
    st.builds(lambda what: {"do": what}, st.sampled_from(["undo", "redo", "cancel", "save"])),
    st.just({"do": "set", "name": "memory", "value": False}),
)


@settings(max_examples=25)
@given(st.sampled_from(FILES), st.lists(MESSAGES, max_size=25))
def test_no_message_of_a_page_makes_a_mishap(path: Path, messages: list[dict[str, Any]]) -> None:
    puzzle = Puzzle(path, seed=2, motion=False, results=Path("/dev/null/none"))
    for message in messages:
        puzzle.panel.receive(message)
        assert "went wrong" not in puzzle.panel.status.get("text", "")
    puzzle.choose()
    assert puzzle.session is None
