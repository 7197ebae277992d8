"""Players made of code. A bot sees a view and never a state, so that it cannot peek."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from types import MappingProxyType

from ..moves import Move
from ..state import State
from ..view import View, look
from .choices import random_move
from .greedy import greedy_move, prospect
from .weighing import WEIGHTS, worth

__all__ = [
    "BOTS", "WEIGHTS", "Bot", "greedy_move", "prospect", "random_move", "seat_bots", "worth",
]  # fmt: skip

Bot = Callable[[View, Random], Move]
"""Chooses a legal move for the seat of a view; called only when that seat is to move."""

BOTS: Mapping[str, Bot] = MappingProxyType({"random": random_move, "greedy": greedy_move})


def seat_bots(bots: Sequence[Bot], rng: Random) -> list[Callable[[State], Move]]:
    """A function for each seat that shows its bot what a perfect memory knows, and nothing else."""
    return [partial(_ask, bot, seat, rng) for seat, bot in enumerate(bots)]


def _ask(bot: Bot, seat: int, rng: Random, state: State) -> Move:
    return bot(look(state, seat, memory=True), rng)
