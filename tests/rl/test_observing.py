"""What agents observe: all that their seats may know, and nothing else."""

from random import Random

import numpy as np
import pytest

from mt_widgets.engine.game import CHANCE, AnyGame, Position
from mt_widgets.games import FIRST, GAMES
from mt_widgets.rl import raw_env
from mt_widgets.rl.limits import limits_of
from mt_widgets.rl.observing import Observer
from mt_widgets.rl.pages import page_of
from tests.games.sampling import ALL, seats, some, states
from tests.nim import NIM

every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def _observer(game: AnyGame, state: Position) -> Observer:
    return Observer(game, len(seats(game, state)), limits_of(game))


@every_game
def test_what_is_hidden_makes_no_difference(game: AnyGame) -> None:
    shuffled = 0
    for state in some(states(game), 60):
        observer, mover = _observer(game, state), game.rules.mover(state)
        for seat in seats(game, state):
            dealt = game.knowledge.deal(observer.view(state, seat), Random(seat))
            shuffled += dealt != state
            assert (observer.text(dealt, seat) == observer.text(state, seat)).all()
            found = observer.numbers(dealt, seat, 0, 0)
            assert (found == observer.numbers(state, seat, 0, 0)).all(), (state, seat)
            if seat == mover:
                page = page_of(game.rules.legal_moves(state), 12)
                expected = observer.ahead(state, seat, page, 0)
                assert (observer.ahead(dealt, seat, page, 0) == expected).all()
    assert shuffled > 60 or game == NIM  # where nothing is hidden


@every_game
def test_text_is_the_position_that_a_seat_may_pass_on(game: AnyGame) -> None:
    for state in some(states(game), 30):
        for seat in seats(game, state):
            written = bytes(_observer(game, state).text(state, seat)).rstrip(b"\0").decode()
            known = game.notation.parse_position(written)
            assert known == game.knowledge.hide(state, seat)


@every_game
def test_the_limits_of_a_game_are_enough_for_play_by_chance(game: AnyGame) -> None:
    limits = limits_of(game)
    for state in states(game):
        if game.rules.mover(state) not in (None, CHANCE):
            assert len(game.rules.legal_moves(state)) <= limits.actions
        for seat in seats(game, state):
            known = game.notation.format_position(game.knowledge.hide(state, seat))
            assert len(known.encode()) <= limits.text


def test_the_own_numbers_come_first_and_have_names() -> None:
    made = raw_env(FIRST, players=3)
    made.reset(options={"position": "K/Ty/1/b/R/r/10 b1 b1+2-4:W1|y3+0-6:?|r0+0-6:?,? -"})
    found = {
        agent: dict(zip(made.names, made.observe(agent)["observation"], strict=True))
        for agent in made.agents
    }
    assert [found["b"][f"turn[{place}]"] for place in range(3)] == [1, 0, 0]
    assert [found["r"][f"turn[{place}]"] for place in range(3)] == [0, 1, 0]
    assert [found["b"][f"full[{place}]"] for place in range(3)] == [2, 0, 0]
    assert [found["y"][f"full[{place}]"] for place in range(3)] == [0, 0, 2]
    assert {agent: found[agent]["decides"] for agent in found} == {"b": 1, "y": 0, "r": 0}


@pytest.mark.parametrize("name", GAMES)
def test_whoever_decides_knows_it(name: str) -> None:
    made, rng = raw_env(name), np.random.default_rng(1)
    made.reset(seed=1)
    for agent in made.agent_iter(60):
        for other in made.agents:
            seen = made.observe(other)
            assert seen["observation"][0] == (other == agent)
            assert seen["action_mask"].any() == (other == agent)
        made.step(rng.choice(np.flatnonzero(made.observe(agent)["action_mask"])))


def test_what_is_foreseen_is_observed_after_the_move() -> None:
    made = raw_env(NIM)
    made.reset(options={"position": "1,1,2 a 2"})
    rows = made.look_ahead()
    assert made.infos["a"] == {"moves": ["1-1", "2-1", "3-1", "3-2"]}
    assert rows.shape == (4, len(made.names))
    for action, row in enumerate(rows):
        made.reset(options={"position": "1,1,2 a 2"})
        made.step(action)
        after = dict(zip(made.names, made.observe("a")["observation"], strict=True))
        foreseen = dict(zip(made.names, row, strict=True))
        left = [name for name in made.names if name.startswith("left")]
        assert left
        assert [after[name] for name in left] == [foreseen[name] for name in left]
