"""The place of the house where one thing at a time is open."""

from collections.abc import Iterable, Iterator

import ipywidgets

from ...engine.words import say
from ...lessons.routes import DAY, MAP, PUZZLE, Route
from ..table.play import Play
from .pages import open_route, settle


class HousePlace(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets tells no types
    """Shows what a route names; what was open before is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.add_class("mt-place")
        self.route, self._shown = Route(), tuple[ipywidgets.Widget, ...]()
        self._instead = self._shown  # what stands there now, if something else does
        self.told = ""  # what became of what was open, where Python had to be started again

    def show(self, route: Route, *, again: bool = False) -> Route:
        """Open what a route names, which comes back; if that raises Mistake, nothing changes."""
        route = settle(route)
        if route != self.route:
            opened = () if route.kind == MAP else open_route(route)
            for table in opened:
                if isinstance(table, Play):
                    table.place = self._put
            before = dict.fromkeys((*self._shown, *self._instead))
            self._shown, self._instead, self.route = opened, (), route
            self.children = opened
            _close(before)
            self.told = ""
        if again:  # also on the map, with which every Python begins
            self.told = _pick_up(route, self._shown)
        return route

    def _put(self, shown: ipywidgets.Widget) -> None:
        """Show something in place of what the route names, or that again."""
        self._instead = self.children = (shown,)


def begins_anew(route: Route) -> bool:
    """Whether a new Python knows nothing of what was done there: half a puzzle is kept nowhere."""
    return route.kind in (PUZZLE, DAY)


def _pick_up(route: Route, opened: Iterable[ipywidgets.Widget]) -> str:
    """Go on with what is kept; a sentence that tells what is not."""
    for table in opened:
        if isinstance(table, Play) and table.has_saved:
            table.resume()
    if begins_anew(route):
        return say("Python had to be started again, so this puzzle begins from its start.")
    return say("Python had to be started again. You are where you were.")


def _close(widgets: Iterable[ipywidgets.Widget]) -> None:
    """Let the page and Python forget widgets with all their parts."""
    for widget in widgets:
        for part in {one.model_id: one for one in _parts(widget)}.values():
            part.close()


def _parts(widget: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    """A widget and all that it is made of."""
    for value in widget.trait_values().values():
        for one in value if isinstance(value, (tuple, list)) else (value,):
            if isinstance(one, ipywidgets.Widget):
                yield from _parts(one)
    yield widget
