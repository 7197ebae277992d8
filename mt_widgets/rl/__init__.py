"""Every game as an environment for programs that learn by playing, as PettingZoo has them.

``from mt_widgets.rl import env``, and ``env(players=3)`` is a game for three. What it needs comes
with the extra ``rl``.
"""

from . import needs  # noqa: F401  # before anything else it tells what is missing
from .environment import Environment
from .make import env, raw_env

__all__ = ["Environment", "env", "raw_env"]
