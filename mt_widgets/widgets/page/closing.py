"""Closing widgets with all that they are made of."""

from collections.abc import Iterable, Iterator

from ipywidgets import Widget

__all__ = ["close_with_parts"]


def close_with_parts(widgets: Iterable[Widget]) -> None:
    """Let the page and Python forget widgets with all their parts."""
    for widget in widgets:
        for part in {one.model_id: one for one in _parts(widget)}.values():
            part.close()


def _parts(widget: Widget) -> Iterator[Widget]:
    """A widget and all that it is made of."""
    for value in widget.trait_values().values():
        for one in value if isinstance(value, (tuple, list)) else (value,):
            if isinstance(one, Widget):
                yield from _parts(one)
    yield widget
