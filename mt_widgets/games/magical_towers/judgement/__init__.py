"""How good a position is: some numbers for each seat, which weights turn into one."""

from ..bots import BOTS, prospect
from .choices import kind, sensible
from .features import FEATURES, features
from .reasons import reasons
from .recall import MEMORIES, recall

__all__ = [
    "BOTS", "FEATURES", "MEMORIES", "features", "kind", "prospect", "reasons", "recall", "sensible",
]  # fmt: skip
