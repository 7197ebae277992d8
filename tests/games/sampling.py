"""Games of every kind, played at random: what the contract is tried on."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple, TypeVar

from mt_widgets.engine.errors import PositionError
from mt_widgets.engine.game import CHANCE, AnyGame, Move, Position, View
from mt_widgets.games import GAMES
from tests.nim import NIM

__all__ = ["ALL", "Step", "eyes", "seats", "some", "starts", "states", "steps", "views"]

ALL: tuple[AnyGame, ...] = (*GAMES.values(), NIM)
_MOVES = 60  # of a game are made at most
Thing = TypeVar("Thing")


class Step(NamedTuple):
    """A move that was made, and the states before and after it."""

    before: Position
    move: Move
    after: Position


@cache
def starts(game: AnyGame) -> tuple[Position, ...]:
    """A start as usual, and one for each value that a form offers."""
    offered = [(option.name, value) for option in game.setup.OPTIONS for value in option.values]
    wanted = [{name: value} for name, value in offered if value]
    return tuple(_start(game, n, one, offered) for n, one in enumerate([{}, *wanted]))


def _start(
    game: AnyGame, seed: int, wanted: dict[str, str], offered: list[tuple[str, str]]
) -> Position:
    """A start with what is wanted, and with one other thing if it is not to be had alone."""
    for more in ({}, *({name: value} for name, value in offered)):
        try:
            return game.setup.new({**more, **wanted, "seed": str(seed)})
        except PositionError as error:
            refused = error
    raise refused


@cache
def steps(game: AnyGame) -> tuple[Step, ...]:
    """Random play from every start."""
    return tuple(step for n, start in enumerate(starts(game)) for step in _walk(game, start, n))


def _walk(game: AnyGame, state: Position, seed: int) -> Iterator[Step]:
    rng, rules = Random(seed), game.rules
    for _ in range(_MOVES):
        if rules.mover(state) is None:
            return
        chance = rules.mover(state) == CHANCE
        move = rules.chance_move(state, rng) if chance else rng.choice(rules.legal_moves(state))
        yield Step(state, move, rules.play(state, move))
        state = rules.play(state, move)


@cache
def states(game: AnyGame) -> tuple[Position, ...]:
    """Every state of those games, the last ones too."""
    return tuple(dict.fromkeys((*starts(game), *(step.after for step in steps(game)))))


def some(things: Sequence[Thing], number: int) -> Sequence[Thing]:
    """About so many of them, from the first to the last."""
    return things[:: max(1, len(things) // number)]


def seats(game: AnyGame, state: Position) -> range:
    """The numbers of the seats."""
    return range(len(game.setup.seats(state)))


def eyes(game: AnyGame, state: Position) -> Iterator[tuple[int | None, str]]:
    """Everybody who may look: who sees all, who looks on, and each seat; with each memory."""
    for seat in (None, CHANCE, *seats(game, state)):
        for grade in game.knowledge.GRADES:
            yield seat, grade


def views(game: AnyGame, number: int) -> Iterator[tuple[Position, View]]:
    """Some states, each as everybody sees it."""
    for state in some(states(game), number):
        for seat, grade in eyes(game, state):
            yield state, game.knowledge.look(state, seat, grade)
