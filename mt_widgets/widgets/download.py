"""A button that saves a text as a file, from the browser and without any server."""

from typing import Any

import anywidget
from traitlets import Unicode

from ..engine.words import say
from .assets import read_assets

__all__ = ["Download"]


class Download(anywidget.AnyWidget):
    """Shows ``label`` on a button that saves ``text`` as a file called ``name``."""

    _esm = read_assets("desk_nodes.js", "desk_theme.js", "desk_file.js", "download.js")
    _css = read_assets("desk.css", "download.css")

    label = Unicode().tag(sync=True)
    name = Unicode().tag(sync=True)
    text = Unicode().tag(sync=True)
    saved = Unicode().tag(sync=True)  # what is said then, with the place for the name

    def __init__(self, label: str, name: str, text: str) -> None:
        told = say("{name} was saved.", name="{name}")
        super().__init__(label=label, name=name, text=text, saved=told)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[Any, Any], dict[Any, Any]]:
        """The live button; where there is no kernel, what it is for."""
        live, more = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**live, "text/plain": f"{self.label} ({self.name})"}, more
