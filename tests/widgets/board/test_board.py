"""The live board, driven by its public methods; what is clicked in a page is in tests/browser."""

from pathlib import Path
from typing import Any

import pytest

from mt_widgets import PositionError, parse, record
from mt_widgets.draw.scene import walk
from mt_widgets.engine.errors import Mistake
from mt_widgets.widgets.board.board import Board

BOARD = "K/Rbby/Tbyy/Rbby/Ty/R/T/R/T/R/6"
PLAIN = f"{BOARD} b1 b0+2-4:W3,T2,W2T4|y0+0-6:W1,W2,W3 mw,mt"
DICE = f"{BOARD} b1 b0+0-6:W**,T2|y0+0-6:W1,W2,W3 mw,mt"


def buttons(board: Board) -> list[str]:
    return [str(action["tag"]) for action in board.panel.buttons.actions]


def test_a_card_and_a_piece_play_a_move() -> None:
    board = Board(PLAIN)
    assert board.click("card:W3") is None
    assert board.click("wizard:b@1") is None
    assert [str(move) for move in board.record.moves] == ["W3:b1"]
    assert "b2" in str(board.state)


def test_an_illegal_click_is_answered_by_the_rule_and_changes_nothing() -> None:
    board = Board(PLAIN)
    board.click("card:W3")
    answer = board.click("wizard:y@4")
    assert answer == "wizard.own: the yellow wizard is not yours to move"
    assert board.panel.status["kind"] == "refused"
    assert board.panel.status["rule"] == "wizard.own"
    assert board.record.moves == ()
    assert board.click("wizard:b@1") is None  # the card is still in the hand
    assert board.panel.status["kind"] == ""


def test_a_click_of_which_no_rule_speaks_is_answered_too() -> None:
    assert Board(PLAIN).click("player:b") == "That leads to no move now."


@pytest.mark.parametrize(
    ("moves", "answer"),
    [
        ("W3:y4", "wizard.own: the yellow wizard is not yours to move"),
        ("W9:b1", "move: 'W9:b1': this starts with no card, spell or move that there is"),
        ("", "move: '': there is no move"),
    ],
)
def test_a_typed_move_that_is_not_to_be_made_is_answered(moves: str, answer: str) -> None:
    board = Board(PLAIN)
    assert board.play(moves) == answer
    assert board.record.moves == ()


def test_the_dice_of_a_seeded_board_fall_the_same_way() -> None:
    boards = [Board(DICE, seed=7) for _ in range(2)]
    for board in boards:
        board.click("card:W**")
        assert buttons(board) == ["die", "cancel"]
        board.click("die")
    assert str(boards[0].state) == str(boards[1].state)
    assert len(boards[0].record.moves) == 2


def test_undo_and_redo_and_stepping() -> None:
    board = Board(PLAIN)
    board.play("W3:b1 T2:t5.1")
    after = board.state
    board.undo()
    assert len(board.record.moves) == 1
    board.redo()
    assert board.state == after
    board.go(0)
    assert (board.panel.record.step, board.panel.record.steps) == (0, 2)
    assert board.go(3) == "there are 2 moves, so there is no move 3"
    board.go(2)
    assert board.state == after


def test_copied_text_can_be_pasted() -> None:
    board, other = Board(PLAIN), Board()
    board.play("W3:b1")
    assert other.paste(board.panel.copies["position"]) is None
    assert other.state == board.state
    again = Board(PLAIN)
    assert again.paste(board.panel.copies["moves"]) is None
    assert again.state == board.state
    assert other.paste(str(board.record)) is None
    assert other.record == board.record


@pytest.mark.parametrize("text", ["K/3 b1", "nonsense", "magical-towers record 1\nstart x", "a/b"])
def test_a_bad_text_is_refused_and_the_game_stays(text: str) -> None:
    board = Board(PLAIN)
    board.play("W3:b1")
    before = board.record
    assert board.paste(text)
    assert board.record == before
    assert board.panel.status["kind"] in ("told", "refused")


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    board, other = Board(PLAIN), Board()
    board.play("W3:b1")
    board.save(tmp_path / "game.txt")
    assert other.load(tmp_path / "game.txt") is None
    assert other.record == board.record
    (tmp_path / "game.txt").write_text("magical-towers record 1\nstart ?\nfinal ?\n")
    answer = other.load(tmp_path / "game.txt")
    assert answer is not None
    assert "line 2" in answer
    assert other.record == board.record


def test_what_glows_is_a_button_for_the_keyboard_too() -> None:
    board = Board(PLAIN)
    board.click("card:W3")
    items = {item["tag"]: item for group in board.panel.buttons.groups for item in group["items"]}
    assert items["card:W3"]["chosen"]
    assert items["wizard:b@1"]["glow"]
    assert not items["wizard:y@4"]["glow"]
    assert items["wizard:b@1"]["label"] == "the blue wizard on space 1"
    assert items["space:2"]["label"] == "Space 2: tower, 1 blue, 2 yellow"


def test_everything_that_may_be_clicked_is_drawn_or_a_button() -> None:
    board = Board(PLAIN)
    drawn = {placed.tag for placed in walk(board._scene.shapes)}
    glowing = board._model.following
    assert glowing <= drawn | set(buttons(board))


def test_a_new_hand_asks_for_the_push() -> None:
    board = Board(PLAIN)
    assert buttons(board) == ["new"]
    board.click("new")
    assert buttons(board) == ["skip", "cancel"]
    board.click("skip")
    assert [str(move) for move in board.record.moves] == ["new"]


def test_memory_shows_the_imprisoned() -> None:
    board = Board("K/bT/14 b1 b0+0-6:W3|y0+0-6: -")
    assert "imprisoned" not in str(board.view)
    board.set("memory", True)
    assert "1 blue imprisoned" in str(board.view)


def test_a_seat_sees_its_own_hand_only() -> None:
    board = Board(PLAIN, seat="y")
    assert "Blue: 0 home; flasks 2 full, 4 empty, 0 spent; hand ? ? ?" in str(board.view)
    assert "hand W1 W2 W3" in str(board.view)
    with pytest.raises(PositionError, match="nobody plays 'v'"):
        Board(PLAIN, seat="v")


def test_a_seated_board_tells_nothing_of_the_others() -> None:
    board = Board(PLAIN + " draw=W1,W2,T1", seat="y")
    assert board._model.following == frozenset()  # what glows would tell Blue's cards
    assert board.click("card:W3") == "That leads to no move now."
    assert board.panel.copies["position"] == f"{BOARD} b1 b0+2-4:?,?,?|y0+0-6:W1,W2,W3 mw,mt"
    assert board.panel.copies["moves"] == ""


def test_stepping_does_not_stop_where_a_die_is_to_be_rolled() -> None:
    board = Board(DICE, seed=7)
    board.play("W**")
    board.go(1)
    assert board.panel.record.step == 0
    board.go(1)
    assert board.panel.record.step == 2


@pytest.mark.parametrize("tag", ["wizard:b", "space:", "space:99", "tower:1", "nonsense", ""])
def test_what_is_no_tag_is_answered_and_does_no_harm(tag: str) -> None:
    board = Board(PLAIN)
    board.hover(tag)
    assert board.click(tag) == "That leads to no move now."
    board.set("theme", "dark")


@pytest.mark.parametrize("thing", [5, b"x", [], Board])
def test_what_is_no_position_is_refused(thing: object) -> None:
    with pytest.raises(Mistake, match="a position is a text, a state or a record"):
        Board(thing)  # type: ignore[arg-type]


@pytest.mark.parametrize("tools", ["undo", ["undo", "fly"]])
def test_tools_that_there_are_not_are_refused(tools: list[str]) -> None:
    with pytest.raises(Mistake, match="a list of some of these is meant"):
        Board(PLAIN, tools=tools)


@pytest.mark.parametrize("setting", [{"theme": "pink"}, {"sizes": "fit"}, {"memory": "yes"}])
def test_a_setting_that_there_is_not_is_refused(setting: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="is no setting; there are"):
        Board(PLAIN, **setting)


def test_a_stored_notebook_has_a_picture_and_the_text_board() -> None:
    bundle = Board(PLAIN)._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert str(bundle["text/plain"]).startswith("Space 0: raven shield, Raven Castle")
    assert str(bundle["image/svg+xml"]).startswith("<svg")
    assert bundle["image/svg+xml"] == Board(PLAIN)._repr_mimebundle_()["image/svg+xml"]
    for shown in (parse(PLAIN), record(parse(PLAIN))):
        assert str(shown._repr_mimebundle_()["image/svg+xml"]).startswith("<svg")  # type: ignore[index]


def test_a_mishap_in_a_handler_is_told_and_leaves_the_game_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = Board(PLAIN)
    monkeypatch.setattr("mt_widgets.widgets.board.board.roll_on", lambda *_: 1 / 0)
    before = board.record
    board.panel.receive({"do": "type", "text": "W3:b1"})
    assert board.panel.status["kind"] == "error"
    assert "division by zero" in board.panel.status["text"]
    assert board.record == before


def test_messages_of_the_page_do_what_the_methods_do() -> None:
    board = Board(PLAIN)
    board.panel.receive({"do": "click", "tag": "card:W3"})
    board.panel.receive({"do": "hover", "tag": "wizard:b@1"})
    board.panel.receive({"do": "click", "tag": "wizard:b@1"})
    assert board.panel.record.step == 1
    board.panel.receive({"do": "undo"})
    assert board.panel.record.step == 0
    board.panel.receive({"do": "set", "name": "theme", "value": "dark"})
    assert board.panel.theme == "dark"


def test_what_belongs_to_a_tool_that_is_not_shown_is_not_answered() -> None:
    board = Board(PLAIN, tools=["undo"])
    before, told = board.state, board.panel.status
    for message in ({"do": "paste", "text": "K/15 b1"}, {"do": "load", "name": "x", "text": "x"}):
        board.panel.receive(message)
    assert (board.state, board.panel.status) == (before, told)
    assert board.paste("K/15 b1") is not None  # a program may
    assert (board.panel.copies["position"], board.panel.words["more"]) == ("", "Settings")
