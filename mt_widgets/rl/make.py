"""Making an environment: a game by its name, and what can be chosen in it."""

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..engine.errors import Mistake
from ..engine.game import AnyGame
from ..engine.words import say
from ..games import FIRST, find_game
from .environment import Action, Environment
from .observing import Observation

__all__ = ["env", "raw_env"]


def env(
    game: str | AnyGame = FIRST,
    render_mode: str | None = None,
    longest: int | None = None,
    **options: object,
) -> AECEnv[str, Observation, Action]:
    """A game for programs that learn, with PettingZoo's usual guards.

    An action outside its space is refused, one that the mask forbids loses the game, and asking
    before ``reset`` is an error. The options are those of a new game, such as ``players=3``.
    """
    made: AECEnv[str, Observation, Action] = raw_env(game, render_mode, longest, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(
    game: str | AnyGame = FIRST,
    render_mode: str | None = None,
    longest: int | None = None,
    **options: object,
) -> Environment:
    """A game for programs that learn, without guards; after so many decisions it is broken off."""
    if "seed" in options:
        raise Mistake(say("give the seed to reset instead: reset(seed=1)"))
    found = find_game(game) if isinstance(game, str) else game
    given = {name: str(value) for name, value in options.items()}
    return Environment(found, given, render_mode=render_mode, longest=longest)
