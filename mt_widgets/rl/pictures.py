"""What is rendered: the position as the seat that is to decide sees it, as text or as dots."""

import io

import numpy as np
from numpy.typing import NDArray

from ..draw.png import paint_png
from ..engine.errors import Mistake
from ..engine.game import AnyGame, View
from ..engine.words import say

__all__ = ["check_mode", "dots", "modes"]

_WIDTH = 700  # dots


def modes(game: AnyGame) -> list[str]:
    """The ways to render a game; one without a face has no picture."""
    return ["human", "ansi", *(["rgb_array"] if "face" in game.parts else [])]


def check_mode(game: AnyGame, mode: str | None) -> None:
    """Raise Mistake if a game cannot be rendered in this way."""
    if mode is not None and mode not in modes(game):
        there = ", ".join(modes(game))
        raise Mistake(
            say("render_mode: {game} can be shown as {there}", game=game.name, there=there)
        )


def dots(game: AnyGame, view: View) -> NDArray[np.uint8]:
    """The picture of a view: height, width, and red, green and blue."""
    from PIL import Image

    scene = game.face.scene(view, frame=game.face.FRAMES[0])
    return np.asarray(Image.open(io.BytesIO(paint_png(scene, _WIDTH))).convert("RGB"))
