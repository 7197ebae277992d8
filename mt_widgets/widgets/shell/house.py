"""The house: one page with the map, where what is opened takes its place, and one Python."""

from typing import Any, Self

import ipywidgets

from ...engine.errors import Mistake
from ...lessons.course import chapters
from ...lessons.route_reading import parse_route
from ...lessons.routes import MAP, Route, chapter_route, format_route
from ...lessons.sharing import say_route, share_line
from ..lesson.course import Course
from .door import HouseDoor
from .pages import work_book
from .place import HousePlace

_AGAIN = "again"  # why the page asks for a place: Python had to be started anew
_OPEN = "mt-house-open"  # the class of a house in which something else than the map is shown


class House(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets tells no types
    """The map of the course; what is opened from it takes its place until the map is asked for.

        house = House()
        house.go_to("lesson=walking")

    What can be opened is named by a route: see ``mt_widgets.lessons.routes``.
    """

    _latest: "House | None" = None

    def __init__(self) -> None:
        self.route = Route()
        self.map, self.place = Course(open_extra=self.go_to), HousePlace()
        self.door = HouseDoor(self._asked)
        super().__init__([self.door, self.map, self.place])
        self.add_class("mt-house")
        type(self)._latest = self

    @classmethod
    def here(cls) -> Self:
        """The house of this Python: the one that there is, or a new one."""
        house = cls._latest
        return house if isinstance(house, cls) else cls()

    def go_to(self, route: str) -> str | None:
        """Open what a route names; nothing names the map. A sentence, if it cannot be opened."""
        return self._open(route, again=False)

    def _asked(self, wish: str, why: str) -> None:
        """The page asks for a route, or for a notebook of the course; the first one is the map."""
        chapter = next((one for one in chapters() if one.notebook == wish), None)
        if chapter is not None:
            wish = "" if chapter == chapters()[0] else format_route(chapter_route(chapter))
        self._open(wish, again=why == _AGAIN)

    def _open(self, text: str, *, again: bool) -> str | None:
        try:
            route = parse_route(text)
            if book := work_book(route):
                self.door.open_notebook(book)
                self.door.stay()
                return None
            self.route = self.place.show(route, again=again)
        except Mistake as error:
            self._tell(str(error))
            self.door.stay()
            return str(error)
        self._tell(self.place.told)
        return None

    def _tell(self, told: str) -> None:
        """Show what is open on the page."""
        is_map = self.route.kind == MAP
        if is_map:
            self.map.look()
        self.map.layout.display = None if is_map else "none"
        (self.remove_class if is_map else self.add_class)(_OPEN)
        with self.door.hold_sync():
            self.door.title = "" if is_map else say_route(self.route)
            self.door.line = share_line(self.route)
            self.door.told = told
            self.door.route = format_route(self.route)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The live house; where there is no kernel, the map as a list of links."""
        return {**(super()._repr_mimebundle_(**kwargs) or {}), **self.map.stored()}
