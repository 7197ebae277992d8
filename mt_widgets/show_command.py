"""Showing a position or a puzzle of Magical Towers: in words, or as a picture in a file."""

import argparse
from collections.abc import Callable
from pathlib import Path

from .draw.scene import Scene
from .engine.errors import FileError, excerpt
from .games.magical_towers import api
from .games.magical_towers.view import View
from .output import Output, write_outputs
from .puzzle_commands import is_puzzle, told_puzzle

__all__ = ["show_first"]


def show_first(given: argparse.Namespace, position: str) -> list[str]:
    """The board in words; or nothing, as it was drawn into a file."""
    memory = given.memory if given.output is not None else not given.eyes
    told, state = told_puzzle(position) if is_puzzle(position) else ([], None)
    seen = api.view(state or api.parse(position), given.seat, memory=memory)
    if given.output is None:
        return [*told, *str(seen).split("\n")]
    write_outputs(Output(Path(given.output), _picture(given, seen)))
    return []


def _picture(given: argparse.Namespace, seen: View) -> str | bytes:
    """A view as the file that is asked for."""
    from .draw.png import paint_png
    from .draw.svg import paint_svg
    from .games.magical_towers import face

    for option, known in (("theme", face.THEMES), ("frame", face.FRAMES)):
        name = getattr(given, option)
        if name not in known:
            raise ValueError(f"{option}: there is no {excerpt(name)}; there are {', '.join(known)}")
    painters: dict[str, Callable[[Scene], str | bytes]] = {".svg": paint_svg, ".png": paint_png}
    paint = painters.get(Path(given.output).suffix.lower())
    if paint is None:
        raise FileError(given.output, 0, f"the name of a picture ends in {' or '.join(painters)}")
    return paint(face.scene(seen, frame=given.frame, theme=given.theme))
