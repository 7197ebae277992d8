"""The place of the house where one thing at a time is open."""

from collections.abc import Iterator

import ipywidgets

from .pages import open_route


def _parts(widget: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    """A widget and all that it is made of."""
    for value in widget.trait_values().values():
        for one in value if isinstance(value, (tuple, list)) else (value,):
            if isinstance(one, ipywidgets.Widget):
                yield from _parts(one)
    yield widget


class Place(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets tells no types
    """Shows what a route names; what was open before is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.add_class("mt-place")
        self.route = ""

    def go_to(self, route: str) -> None:
        """Open what the route names, once."""
        if route == self.route:
            return
        opened = (open_route(route),) if route else ()
        before, self.children, self.route = self.children, opened, route
        for widget in before:
            for part in _parts(widget):
                part.close()
