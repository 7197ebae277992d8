"""The plot of the chances above the board: a click or a key leads to a turn."""

from collections.abc import Callable
from typing import Any

import anywidget
from traitlets import Int, List, Unicode

from ...draw.svg import paint_svg
from ...engine.words import say
from ...review.looking_back import GameReview
from ...review.plot import POINT, TURN, chance_plot
from ...review.words import say_chances
from ..page.assets import read_assets

__all__ = ["COLUMN", "PHONE", "WIDE", "ChanceChart"]

# The width and height of the plot: above a board, in the words beside it, and on a phone.
WIDE, COLUMN, PHONE = (900.0, 210.0), (330.0, 190.0), (380.0, 122.0)


class ChanceChart(anywidget.AnyWidget):
    """Shows the plot, and each turn in words; reports which turn or decision somebody chooses."""

    _esm = read_assets("page", "panel_nodes.js") + read_assets("review", "chance_chart.js")
    _css = read_assets("review", "chance_chart.css")

    name = Unicode().tag(sync=True)
    theme = Unicode().tag(sync=True)
    svg = Unicode().tag(sync=True)
    told: List[Any] = List().tag(sync=True)  # the chances after each turn, in words
    turn = Int(-1).tag(sync=True)  # the one that is marked, if any

    def __init__(
        self, on_turn: Callable[[int], object], on_point: Callable[[int], object],
        on_error: Callable[[Exception], object],
    ) -> None:  # fmt: skip
        super().__init__(name=say("The chance to win, turn by turn"))
        self._on_turn, self._on_point, self._on_error = on_turn, on_point, on_error
        self._points = 0
        self.on_msg(lambda _widget, content, _buffers: self.receive(content))

    def receive(self, message: object) -> None:
        """Pass a choice on, if there is such a turn or decision."""
        match message:
            case {"do": "choose", "kind": kind, "number": int(number)} if type(number) is int:
                try:
                    self._choose(kind, number)
                except Exception as error:  # noqa: BLE001  # nobody else would ever hear of it
                    self._on_error(error)

    def _choose(self, kind: object, number: int) -> None:
        if kind == TURN and 0 <= number < len(self.told):
            self._on_turn(number)
        elif kind == POINT and 1 <= number <= self._points:
            self._on_point(number)

    def show(
        self, review: GameReview | None, turn: int, theme: str, size: tuple[float, float]
    ) -> None:
        """Show the plot of a review with a turn marked; nothing while there is no review."""
        self._points = len(review.points) if review else 0
        with self.hold_sync():
            self.svg = paint_svg(chance_plot(review, theme, size, turn)) if review else ""
            self.told = [say_chances(review, end) for end in review.turns] if review else []
            self.turn, self.theme = turn, theme
