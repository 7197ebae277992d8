"""What the other games say, in an invented language: boards, logs, labels, refusals and goals."""

from collections.abc import Iterator
from random import Random

import pytest

from mt_widgets.engine.aims import Aim
from mt_widgets.engine.game import CHANCE, AnyGame, Move, Position
from mt_widgets.games import FIRST, GAMES
from tests.games.known import GOALS, QUESTIONS
from tests.translate import invented
from tests.translate.page_text import check

OTHERS = [one for name, one in GAMES.items() if name != FIRST]


@pytest.fixture(scope="module", autouse=True)
def _spoken() -> Iterator[None]:
    with invented.spoken():
        yield


def _walk(played: AnyGame, moves: int) -> Iterator[tuple[Position, Move]]:
    """A random game."""
    rules, rng, state = played.rules, Random(3), played.setup.new({"seed": "3"})
    for _ in range(moves):
        mover = rules.mover(state)
        if mover is None:
            return
        chance = mover == CHANCE
        move = rules.chance_move(state, rng) if chance else rng.choice(rules.legal_moves(state))
        yield state, move
        state = rules.play(state, move)


@pytest.mark.parametrize("played", OTHERS, ids=lambda played: str(played.name))
def test_another_game(played: AnyGame) -> None:
    knowledge, voice = played.knowledge, played.voice
    walked = [*_walk(played, 40)]
    for state, move in walked:
        view = knowledge.look(state, None, knowledge.GRADES[-1])
        check(voice.board(view), voice.say_expected(view), list(voice.standings(state)))
        tags = [tag for group in voice.things(view).values() for tag in group]
        check([voice.label(view, tag) for tag in tags], [voice.thing(view, tag) for tag in tags])
        check("0", [voice.tell(event, state) for event in played.rules.events(state, move)])
    check(voice.title(), dict(voice.words()))


@pytest.mark.parametrize("played", OTHERS, ids=lambda played: str(played.name))
def test_why_not_in_another_game(played: AnyGame) -> None:
    walked = [*_walk(played, 40)]
    refused = [played.rules.why_not(state, move) for state, _ in walked[::8] for _, move in walked]
    assert any(refused)
    check([played.voice.explain(one) for one in dict.fromkeys(refused) if one])


@pytest.mark.parametrize("played", OTHERS, ids=lambda played: str(played.name))
def test_goals_of_another_game(played: AnyGame) -> None:
    state = played.setup.new({"seed": "3"})
    for text in (*GOALS[played.name], *QUESTIONS[played.name]):
        aim = played.goals.parse_aim(text, state)
        check([played.goals.say_aim(aim, turns) for turns in (1, 2)])
        if isinstance(aim, Aim) and not played.goals.predicate(aim.goal, state)(state):
            check(played.goals.missing(aim.goal, state, state))
