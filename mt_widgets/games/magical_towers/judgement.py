"""How good a position is."""

from .bots.greedy import prospect

__all__ = ["prospect"]
