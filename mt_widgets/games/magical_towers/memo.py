"""Memory for small answers that are asked for all the time."""

from collections.abc import Callable
from typing import TypeVar

__all__ = ["Memo"]

Key = TypeVar("Key")
Value = TypeVar("Value")


class Memo(dict[Key, Value]):
    """A function as a dictionary that fills itself: half the price of a call, and bounded.

    >>> squares = Memo(lambda number: number * number)
    >>> squares[7], len(squares)
    (49, 1)
    """

    def __init__(self, function: Callable[[Key], Value], most: int = 1 << 16) -> None:
        self._function, self._most = function, most

    def __missing__(self, key: Key) -> Value:
        if len(self) >= self._most:
            self.clear()
        value = self[key] = self._function(key)
        return value
