"""The seam: a new game, records, the text board, results, and games that end."""

from pathlib import Path
from random import Random

import pytest

from mt_widgets.engine.errors import FileError, PositionError
from mt_widgets.engine.game import CHANCE
from mt_widgets.engine.record import Record, load, save
from mt_widgets.games.wiz_war import game, notation, setup, voice
from mt_widgets.games.wiz_war.moves import Move, Shuffle
from mt_widgets.games.wiz_war.rulebook import rules
from mt_widgets.games.wiz_war.state import State
from mt_widgets.games.wiz_war.view import look

from .bots import play_out
from .long_run import check
from .reachable import some_move, start
from .rules.rulecase import GAME, duel
from .test_perft import ANSWER, CROWD, START


def test_a_new_game_waits_for_the_dice() -> None:
    state = setup.new({"players": "gy", "options": "open,notrade", "seed": "7"})
    assert str(state).split(" ")[1] == "roll"
    assert str(state).split(" ")[0][0] == "g"
    assert state == setup.new({"players": "gy", "options": "open,notrade", "seed": "7"})
    assert state != setup.new({"players": "gy", "options": "open,notrade", "seed": "8"})
    assert game.mover(state) == CHANCE


def test_everything_that_a_form_offers_can_be_begun() -> None:
    for option in setup.OPTIONS:
        assert option.title
        assert option.value in option.values
        for value in option.values:
            state = setup.new({option.name: value})
            assert len(setup.seats(state)) == len(state.hands)
    assert setup.seats(setup.new({"players": "gy"})) == "gy"


def test_positions_are_told_from_moves() -> None:
    for text in (START, ANSWER, CROWD, "bA0,yB0", "xZ9 nonsense"):
        assert notation.is_position(text)
        assert not notation.recognises(text)
    for text in ("n e take:Y", "thrust+4:y", "=4", "shuffle:fireball,4", ""):
        assert not notation.is_position(text)
    assert notation.is_state(notation.parse_position(START))
    assert not notation.is_state(START)


@pytest.mark.parametrize(
    "given",
    [
        {"players": "5"},
        {"players": "yy"},
        {"options": "fast"},
        {"seed": "x"},
        {"left": "2"},
        {"seed": "²"},
    ],
)
def test_a_new_game_refuses_what_it_does_not_know(given: dict[str, str]) -> None:
    with pytest.raises(PositionError):
        setup.new(given)


def test_records_are_saved_and_loaded(tmp_path: Path) -> None:
    rng = Random(5)
    record = Record[State, Move].begin(GAME, start(rng))
    for _ in range(200):
        if game.mover(record.state) is None:
            break
        record = record.play(some_move(record.state, rng))
    save(record, tmp_path / "game.txt")
    assert load(GAME, tmp_path / "game.txt") == record
    assert (tmp_path / "game.txt").read_text("utf-8").startswith("wiz-war record 1\n")
    (tmp_path / "other.txt").write_text("magical-towers record 1\n", "utf-8")
    with pytest.raises(FileError):
        load(GAME, tmp_path / "other.txt")


def test_a_shuffle_can_be_forgotten() -> None:
    state = notation.parse_position(duel("b[shuffle:2]", more="draw= discard=2,pit"))
    assert game.mover(state) == CHANCE
    forgotten, _ = game.settle(state)
    assert str(forgotten) == duel("y3", b="15@d3:?,?")
    assert game.settle(forgotten) == (forgotten, ())
    assert game.settle(state, Shuffle(("pit", "2"))) == (state, ())
    shuffled = game.chance_move(state, Random(1))
    assert isinstance(shuffled, Shuffle)
    assert sorted(shuffled.cards) == ["2", "pit"]


@pytest.mark.parametrize("text", [START, ANSWER, CROWD])
def test_the_text_board_tells_everything(text: str) -> None:
    state = notation.parse_position(text)
    shown = voice.board(look(state, None))
    for seat, life in enumerate(state.lives):
        assert f"life {life}, on {state.setup.board.names[state.squares[seat]]}" in shown
    assert len(shown.splitlines()) > 2 * state.setup.board.height
    assert "Fireball" not in voice.board(look(state, 1))


def test_results_are_colours_in_their_order() -> None:
    both = "yA0,bB0 - y15@d3:|b15@f3: c3:B,B/h3:Y,Y"
    assert notation.result(notation.parse_position(both)) == "by"
    assert game.winners(notation.parse_position(both)) == (0, 1)
    assert notation.result(notation.parse_position(START)) == "-"


def test_standings_tell_life_loot_and_cards() -> None:
    state = notation.parse_position(duel(b="9@d3:2,3+key", floor="c3:B,Y"))
    blue, yellow = voice.standings(state)
    assert blue == "Blue: life 9, treasures won 1, cards 2"
    assert yellow == "Yellow: life 15, treasures won 0, cards 0"
    assert voice.standings(notation.parse_position(duel("-", y="0")))[1] == "Yellow: dead"


def test_every_rule_has_a_title_a_text_and_whole_sentences() -> None:
    for rule in rules().values():
        assert rule.title
        assert rule.text.endswith((".", "!"))
        for sentence in rule.refusals.values():
            assert sentence.endswith(".")
            assert not sentence[0].islower()
            assert sentence.format(**dict.fromkeys(_ARGUMENTS, "x"))


_ARGUMENTS = "value card colour square target border thing creature place".split()


def test_some_games_of_sensible_players_end() -> None:
    for seed in range(30):
        rng = Random(seed)
        state, moves = play_out(start(rng), rng)
        assert game.winners(state) is not None, moves


def test_some_random_moves_keep_all_laws() -> None:
    assert check(4_000, seed=3) == 4_000
