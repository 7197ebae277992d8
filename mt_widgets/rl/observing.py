"""What an agent observes: its view as text and as numbers, and which actions are legal."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..engine.game import AnyGame, Position, View
from .limits import Limits
from .numbers import names, numbers
from .pages import ActionPage

__all__ = ["Observation", "Observer"]

Observation = dict[str, NDArray[Any]]
_UNBOUNDED = float("inf")


class Observer:
    """The eyes of all agents; they see what their seats may know, and nothing else."""

    def __init__(self, game: AnyGame, seats: int, limits: Limits) -> None:
        self._game, self._limits = game, limits
        self.names = names(game, seats)

    def space(self) -> spaces.Dict:
        """Where all observations lie."""
        limits = self._limits
        size = (len(self.names),)
        return spaces.Dict({
            "observation": spaces.Box(-_UNBOUNDED, _UNBOUNDED, size, np.float32),
            "text": spaces.Box(0, 255, (limits.text,), np.uint8),
            "action_mask": spaces.Box(0, 1, (limits.actions,), np.int8),
        })  # fmt: skip

    def view(self, state: Position, seat: int) -> View:
        """What a seat that forgets nothing knows of a position."""
        return self._game.knowledge.look(state, seat, self._game.knowledge.GRADES[-1])

    def numbers(self, state: Position, seat: int, page: int, time: float) -> NDArray[np.float32]:
        """The numbers of a position as a seat knows it."""
        known = self._game.knowledge.reconstruct(self.view(state, seat))
        return np.array(numbers(self._game, known, seat, page=page, time=time), np.float32)

    def text(self, state: Position, seat: int) -> NDArray[np.uint8]:
        """The bytes of a position as a seat may pass it on, with zeros behind them."""
        known = self._game.knowledge.hide(state, seat)
        written = self._game.notation.format_position(known).encode()[: self._limits.text]
        found = np.zeros(self._limits.text, np.uint8)
        found[: len(written)] = np.frombuffer(written, np.uint8)
        return found

    def mask(self, page: ActionPage | None = None) -> NDArray[np.int8]:
        """A 1 for each action that is legal; none where somebody else is to decide."""
        found = np.zeros(self._limits.actions, np.int8)
        if page is not None:
            found[: len(page.moves)] = 1
            found[-1] |= page.pages > 1
        return found

    def ahead(
        self, state: Position, seat: int, page: ActionPage, time: float
    ) -> NDArray[np.float32]:
        """The numbers right after each legal action, a row for each, as the seat foresees them."""
        game, known = self._game, self._game.knowledge.reconstruct(self.view(state, seat))
        afters = [game.forecast.play(known, move) for move in page.moves]
        rows = [numbers(game, after, seat, time=time) for after in afters]
        if page.pages > 1:
            rows.append(numbers(game, known, seat, page=page.following, time=time))
        return np.array(rows, np.float32).reshape(-1, len(self.names))
