"""What learning programs need, and one clear sentence where it is not installed."""

from importlib.util import find_spec

from ..engine.errors import Mistake
from ..engine.words import say

__all__ = ["NotInstalled"]


class NotInstalled(Mistake, ImportError):
    """Something that was asked for needs packages that are not there."""


if any(find_spec(name) is None for name in ("gymnasium", "numpy", "pettingzoo")):
    what = say("learning by playing needs PettingZoo; pip install 'magical-towers[rl]'")
    raise NotInstalled(what)
