"""The house: the map, and in its place what is opened from there, behind one page and one Python."""

import ipywidgets

from ...engine.errors import Mistake
from ...engine.words import say
from ...lessons.course import chapters
from ..lesson.course import Course
from .door import Door
from .place import Place


class House(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets tells no types
    """The map of the course; what is opened from it takes its place until the map is asked for."""

    def __init__(self) -> None:
        self.map, self.place, self.door = Course(), Place(), Door(self.go_to)
        super().__init__([self.door, self.map, self.place])
        self.add_class("mt-house")

    def go_to(self, route: str, why: str = "") -> None:
        """Open what a route names, or the notebook of a stop; nothing is the map."""
        chapter = next((one for one in chapters() if one.notebook == route), None)
        if chapter:
            route = f"lesson={chapter.lesson}" if chapter.lesson else "page=play"
        self.place.go_to(route)
        self.map.layout.display = "none" if route else None
        self.door.told = why
        self.door.route = route
