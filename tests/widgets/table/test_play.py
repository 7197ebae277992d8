"""The table: hand-over, windows, undo by agreement, saving, the end; driven by public methods."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from mt_widgets.draw.scene import walk
from mt_widgets.games.magical_towers import api, game
from mt_widgets.games.magical_towers.draft import changed
from mt_widgets.games.magical_towers.state import Window
from mt_widgets.widgets.table.play import Play
from tests.reachable import some_move

SETUP = {
    "rules": "base", "players": "2", "spells": "", "company": "people", "hidden": True,
    "memory": False, "coach": False,
}  # fmt: skip


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))


def state(table: Play) -> Any:
    """Where the game stands; what a state is made of is known here, and not to the table."""
    return table.state


def view(table: Play) -> Any:
    return table.view


def buttons(table: Play) -> list[str]:
    return [str(action["tag"]) for action in table.panel.buttons.actions]


def handing_over(table: Play) -> bool:
    return buttons(table) == ["reveal"]


def cards(table: Play) -> set[str]:
    """The cards that are drawn with their faces up."""
    drawn = {placed.tag for placed in walk(table._scene.shapes)}
    return {tag for tag in drawn if tag.startswith("card:")} - {"card:?"}


def play_some(table: Play, moves: int, rng: Random) -> None:
    """Play on as people would, showing each hand to whom it belongs."""
    for _ in range(moves):
        if game.mover(state(table)) is None:
            return
        if handing_over(table):
            table.reveal()
        assert table.play(str(some_move(state(table), rng))) is None


def test_a_table_asks_how_to_play_and_begins() -> None:
    table = Play()
    asked = {field["name"] for field in table.panel.contents.form["fields"]}
    assert asked == {*SETUP}
    table.panel.receive({"do": "form", "tag": "begin", "values": {**SETUP, "players": "3"}})
    assert table.panel.contents.form == {}
    assert state(table).table.colours == "byr"


def test_a_game_that_cannot_be_is_refused_and_the_form_stays() -> None:
    table = Play()
    answer = table.begin({**SETUP, "rules": "team", "players": "3"})
    assert answer is not None
    assert table.panel.contents.form
    assert table.panel.status["text"] == answer


def test_hands_stay_secret_until_the_screen_is_passed_on() -> None:
    table = Play(2, seed=1)
    assert table.panel.prompt.heading == "Pass the screen to Blue."
    assert cards(table) == set()
    assert "hand ? ? ?" in str(table.view)
    assert "W" not in str(
        [group for group in table.panel.buttons.groups if group["name"] == "Cards"]
    )
    table.click("reveal")
    assert not handing_over(table)
    assert cards(table) == {"card:W3", "card:W5", "card:W5T1"}


def test_while_the_screen_is_passed_on_nothing_can_be_clicked() -> None:
    table = Play(2, seed=1)
    assert table.click("card:W3") is None
    assert table._model.clicked == ()
    assert buttons(table) == ["reveal"]


def test_after_the_turn_the_screen_is_passed_on() -> None:
    table = Play(2, seed=1)
    table.reveal()
    table.play("W3:b1 W5:b1")
    assert table.panel.prompt.heading == "Pass the screen to Yellow."
    assert table.panel.announce[1].endswith("Pass the screen to Yellow.")
    assert cards(table) == set()
    table.reveal()
    assert cards(table) == {"card:W4", "card:T4", "card:W2T4"}


def test_with_open_hands_the_screen_is_not_passed_on() -> None:
    table = Play(2, seed=1, hidden=False)
    assert not handing_over(table)
    table.play("W3:b1 W5:b1")
    assert not handing_over(table)
    assert cards(table) == {"card:W4", "card:T4", "card:W2T4"}


def test_alone_the_screen_is_not_passed_on() -> None:
    table = Play(1, rules="solo", seed=1)
    assert not handing_over(table)
    assert cards(table)


def test_a_first_card_is_undone_at_once() -> None:
    table = Play(2, seed=1)
    table.reveal()
    table.play("W3:b1")
    table.undo()
    assert table.record.moves == ()
    assert table.panel.contents.form == {}
    assert not handing_over(table)


def test_a_draw_is_undone_only_when_all_agree() -> None:
    table = Play(2, seed=1)
    table.reveal()
    table.play("W3:b1 W5:b1")
    table.panel.receive({"do": "undo"})
    assert table.panel.record.step == 2
    assert [field["name"] for field in table.panel.contents.form["fields"]] == ["b", "y"]
    table.panel.receive({"do": "form", "tag": "agree", "values": {"b": True, "y": False}})
    assert table.panel.record.step == 2
    assert table.panel.contents.form
    table.panel.receive({"do": "form", "tag": "agree", "values": {"b": True, "y": True}})
    assert table.panel.record.step == 1
    assert table.panel.contents.form == {}
    assert table.panel.prompt.heading == "Pass the screen to Blue."


def test_who_does_not_agree_leaves_it() -> None:
    table = Play(2, seed=1)
    table.reveal()
    table.play("W3:b1 W5:b1")
    table.reveal()
    table.undo()
    assert cards(table) == set()  # all are to look at the screen
    assert table.panel.announce[1].startswith("A roll, a draw or a hand-over lies between.")
    table.panel.receive({"do": "form", "tag": "agree", "values": {"b": False, "y": False}})
    assert table.panel.status["text"] == "It is undone only when all agree."
    table.panel.receive({"do": "form", "tag": "leave", "values": {"b": False, "y": False}})
    assert table.panel.contents.form == {}
    assert table.panel.status["text"] == ""
    assert cards(table)
    assert len(table.record.moves) == 2


def master(seed: int = 1) -> Play:
    """A table of three Master Wizards in which Yellow and Red could cast."""
    start = api.start(3, "mw,mt", "master", seed=seed)
    table = Play(3, "mw,mt", "master", seed=seed)
    rich = changed(start, full=(0, 2, 2), empty=(5, 3, 3))
    table.paste(str(rich))
    table.reveal()
    return table


def name_a_move(table: Play) -> str:
    """A card with a piece, which opens a window for the others."""
    return next(str(move) for move in game.legal_moves(state(table)) if ":" in str(move))


def close_windows(table: Play) -> None:
    """Nobody casts in any window of this turn."""
    seat = state(table).seat
    while isinstance(state(table).pending, Window) and state(table).seat == seat:
        table.click("nobody")


def test_one_click_closes_a_window_in_which_nobody_casts() -> None:
    table = master()
    table.play(name_a_move(table))
    assert "nobody" in buttons(table)
    assert cards(table) == set()  # Yellow decides, and Blue's hand is not Yellow's to see
    table.click("nobody")
    assert isinstance(state(table).pending, Window)  # in the next one they may think otherwise
    assert state(table).pending.name == "after"
    close_windows(table)
    assert game.mover(state(table)) == 0
    assert not handing_over(table)
    assert cards(table)


@pytest.mark.parametrize("first", ["", "pass "])
def test_after_somebody_else_has_cast_the_screen_is_handed_back(first: str) -> None:
    table = master()
    table.play(name_a_move(table))
    cast = next(move for move in game.legal_moves(state(table)) if str(move).startswith("m"))
    assert table.play(f"{first}{cast}") is None
    close_windows(table)
    assert table.panel.prompt.heading == "Pass the screen to Blue."


def test_who_wants_to_be_asked_no_more_is_passed_over() -> None:
    table = master()
    table.play(name_a_move(table))
    assert game.mover(state(table)) == 1
    table.click("silence")
    assert game.mover(state(table)) == 2
    close_windows(table)
    assert game.mover(state(table)) == 0
    table.play(name_a_move(table))
    assert game.mover(state(table)) == 2
    table.click("ask-all")
    assert "ask-all" not in buttons(table)


def test_undo_takes_the_card_back_with_the_passes() -> None:
    table = master()
    table.play(name_a_move(table))
    table.click("nobody")
    table.undo()
    assert table.record.moves == ()
    assert table.panel.contents.form == {}
    assert cards(table)


def test_nobody_casts_does_not_pass_for_the_next_player() -> None:
    table = master()
    for _ in range(2):
        table.play(name_a_move(table))
        close_windows(table)
    assert state(table).seat == 1
    assert isinstance(state(table).pending, Window)
    assert state(table).pending.name == "before"


def test_those_who_are_not_asked_do_not_hush_what_happened() -> None:
    table = master()
    table.play(name_a_move(table))
    table.click("silence")
    table.click("silence")
    table.play(name_a_move(table)) if game.mover(state(table)) == 0 else None
    assert "walks" in table.panel.announce[1] or "moves" in table.panel.announce[1]


MODES = [(2, "base", 3), (6, "base", 2), (3, "master", 8), (4, "team", 8), (4, "master+team", 5)]
MODES += [(1, "solo", 3)]


@pytest.mark.parametrize(("players", "rules", "spells"), MODES)
def test_a_game_can_be_clicked_on_and_on_in_every_mode(
    players: int, rules: str, spells: int
) -> None:
    table, rng = Play(players, spells, rules, seed=5, motion=False), Random(5)
    for _ in range(120):
        items = [item["tag"] for group in table.panel.buttons.groups for item in group["items"]]
        glowing = [tag for tag in items if tag in table._model.following]
        tags = glowing + [tag for tag in buttons(table) if tag not in ("cancel", "silence")]
        assert tags or game.mover(state(table)) is None, "a dead end"
        assert table.click(rng.choice(tags)) is None
        assert not table.panel.status.get("kind")
        table.hover(rng.choice(items))
    assert len(table.record.moves) > 25


@pytest.mark.parametrize(("players", "rules", "spells"), MODES[:5])
def test_nothing_that_is_secret_reaches_the_page(players: int, rules: str, spells: int) -> None:
    table, rng = Play(players, spells, rules, seed=5, motion=False), Random(5)
    for _ in range(40):
        if not handing_over(table):
            table.play(str(some_move(state(table), rng)))
            continue
        assert (table.panel.copies["position"], table.panel.copies["moves"]) == ("", "")
        assert cards(table) == set()
        assert set("".join(view(table).hands)) <= {"~"}
        shown = [item["tag"] for group in table.panel.buttons.groups for item in group["items"]]
        assert not any(tag.startswith("card:") for tag in shown)
        table.reveal()
        hands = enumerate(view(table).hands)
        others = [hand for seat, hand in hands if seat != view(table).seat]
        assert set("".join(others)) <= {"~"}


def test_while_the_screen_is_passed_on_nothing_is_typed_either() -> None:
    table = Play(2, seed=1)
    assert table.play("W3:b1") == "Pass the screen to Blue."
    for message in ({"do": "go", "step": 0}, {"do": "paste", "text": END}, {"do": "redo"}):
        table.panel.receive(message)
    assert table.record.moves == ()


def test_nobody_chooses_how_the_dice_fall() -> None:
    table = Play(2, seed=1, hidden=False)
    assert table.play("W*T*=6:b1") == "At the table nobody chooses how the dice fall."


def test_only_the_buttons_of_the_form_that_is_shown_count() -> None:
    table = Play(2, seed=1)
    table.reveal()
    table.play("W3:b1 W5:b1")
    table.panel.receive({"do": "form", "tag": "agree", "values": {}})
    assert len(table.record.moves) == 2
    asking = Play()
    asking.panel.receive({"do": "form", "tag": "leave", "values": SETUP})
    assert asking.panel.contents.form


def test_a_button_that_is_not_shown_does_nothing() -> None:
    asking = Play()
    asking.panel.receive({"do": "click", "tag": "reveal"})
    assert asking.panel.contents.form


def test_another_game_begins_with_the_screen_handed_over() -> None:
    table = Play(2, seed=1)
    table.reveal()
    table.begin(SETUP)
    assert handing_over(table)


@pytest.mark.parametrize("values", [{}, {**SETUP, "spells": "x"}, {**SETUP, "players": "9"}])
def test_a_form_that_is_filled_in_badly_is_answered(values: dict[str, object]) -> None:
    answer = Play().begin(values)
    assert answer is not None
    assert "is none of" in answer


def test_a_table_can_be_left_and_gone_on_with(tmp_path: Path) -> None:
    table = Play(2, seed=1)
    table.reveal()
    table.play("W3:b1")
    assert (tmp_path / "table-1.txt").read_text("utf-8") == str(table.record)
    other = Play()
    assert [button["tag"] for button in other.panel.contents.form["buttons"]] == ["begin", "resume"]
    other.panel.receive(
        {"do": "form", "tag": "resume", "values": {**SETUP}},
    )
    assert other.record == table.record
    assert other.panel.prompt.heading == "Pass the screen to Blue."


def test_a_damaged_save_is_not_offered(tmp_path: Path) -> None:
    (tmp_path / "table-1.txt").write_text("rubbish")
    assert [button["tag"] for button in Play().panel.contents.form["buttons"]] == ["begin"]


def test_every_game_has_a_file_of_its_own_and_undo_reaches_it(tmp_path: Path) -> None:
    first, second = Play(2, seed=1), Play(2, seed=2)
    for table in (first, second):
        table.reveal()
    first.play("W3:b1")
    second.play(next(str(move) for move in game.legal_moves(state(second)) if ":" in str(move)))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["table-1.txt", "table-2.txt"]
    first.undo()
    assert (tmp_path / "table-1.txt").read_text("utf-8") == str(first.record)


def test_a_disk_that_refuses_does_not_stop_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path / "file"))
    table = Play(2, seed=1)
    table.reveal()
    assert table.play("W3:b1") is None
    assert len(table.record.moves) == 1
    assert "could not be saved" in table.panel.status["text"]


END = "3/K/yT/11 y2 b5+6-0:W1,W2,W3|y4+0-6:W4,T4,W2T4 -"


@pytest.mark.parametrize(("slim", "shape"), [(False, "0 0 900 320"), (True, "0 0 420 560")])
def test_the_race_stands_upright_where_words_have_little_room(slim: bool, shape: str) -> None:
    table = Play(2, seed=1, hidden=False)
    table.panel.page = {**table.panel.page, "width": 700, "slim": slim}
    table.paste(END)
    table.play("W4:-")
    assert f'viewBox="{shape}"' in str(table.panel.contents.summary["svg"])


def test_the_end_shows_the_winner_and_the_race() -> None:
    table = Play(2, seed=1, hidden=False)
    table.paste(END)
    table.play("W4:-")
    assert game.winners(state(table)) == (0,)
    assert table.panel.prompt.heading == table.panel.contents.summary["title"] == "Blue won!"
    assert "1 yellow imprisoned" in str(table.view)  # there are no secrets any more
    assert str(table.panel.contents.summary["svg"]).startswith("<svg")
    assert buttons(table) == ["look-back", "again"]
    table.set("theme", "dark")
    assert "1 yellow imprisoned" in str(table.view)
    table.undo()
    assert [field["name"] for field in table.panel.contents.form["fields"]] == ["b", "y"]
    table.click("again")  # which is not shown now
    assert [field["name"] for field in table.panel.contents.form["fields"]] == ["b", "y"]
    table.panel.receive({"do": "form", "tag": "leave", "values": {"b": False, "y": False}})
    table.click("again")
    assert table.panel.contents.form
    assert table.panel.contents.summary == {}
