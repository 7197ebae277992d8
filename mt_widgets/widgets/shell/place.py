"""The place of the house where one thing at a time is open."""

from collections.abc import Iterable

import ipywidgets

from ...engine.words import say
from ...lessons.routes import DAY, MAP, PAGE, POSITION, PUZZLE, REVIEW, Route
from ..page.closing import close_with_parts
from ..table.play import Play
from .pages import open_route, settle

_UNKEPT = {PUZZLE, DAY, POSITION, REVIEW}
_KEPT = {"play", "rules", "teachers", "plans"}  # pages where nothing is lost


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
            close_with_parts(before)
            self.told = ""
        if again:  # also on the map, with which every Python begins
            self.told = _pick_up(route, self._shown)
        return route

    def _put(self, shown: ipywidgets.Widget) -> None:
        """Show something in place of what the route names, or that again."""
        left = set(self._instead) - {shown, *self._shown}
        self._instead = self.children = (shown,)
        close_with_parts(left)


def begins_anew(route: Route) -> bool:
    """Whether a new Python knows nothing of what was done there: half a puzzle is kept nowhere."""
    return route.name not in _KEPT if route.kind == PAGE else route.kind in _UNKEPT


def _pick_up(route: Route, opened: Iterable[ipywidgets.Widget]) -> str:
    """Go on with what is kept; a sentence that tells what is not."""
    tables = [one for one in opened if isinstance(one, Play)]
    lost = begins_anew(route) or not all(table.has_saved for table in tables)
    for table in tables:
        if table.has_saved:
            with table.thinker.alive():  # opponents are not to keep the page waiting
                table.resume()
    if route.kind in (PUZZLE, DAY):
        return say("Python had to be started again, so this puzzle begins from its start.")
    if lost:
        return say("Python had to be started again, so this page begins from its start.")
    return say("Python had to be started again. You are where you were.")
