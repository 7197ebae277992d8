"""A view as a picture: scenery, table and what lies over it."""

from ....draw.scene import Scene, Shapes
from ....engine.game import CHANCE
from ....engine.words import say
from ..view import View, shown_seat
from ..voice.spoken import say_colour
from .board.islet import islet
from .board.layout import Layout, lay_out
from .board.lens import lens
from .board.ring import board
from .board.scenery import scenery
from .cards.hand import hand, piles
from .cards.spells import laid_out
from .glow import plates
from .motion.cues import Cues
from .motion.marking import arrows, marks, trace
from .motion.preview import preview
from .panels.players import panels
from .theme import Theme, load_theme


def _title(view: View) -> str:
    """What the picture is, in a few words."""
    if view.mover is None:
        return say("Magical Towers, the game is over")
    seat = view.active if view.mover == CHANCE else view.mover
    return say("Magical Towers, {colour} to move", colour=say_colour(view.table.colours[seat]))


def _table(view: View, layout: Layout, theme: Theme, cues: Cues) -> Shapes:
    between = (
        *plates(layout, theme, cues),
        *marks(view, layout, theme, cues, spaces=True),
        *trace(view, cues.trace, cues.mover or view.table.colours[view.active], layout, theme),
        *laid_out(view, layout.spells, theme, cues),
        *islet(view, layout, theme, cues),
    )
    return (
        *board(view, layout, theme, cues, between),
        *(
            ()
            if cues.lens is not None and not layout.lens_moves
            else piles(view, layout.piles, theme)
        ),
        *panels(view, layout.panels, theme, cues),
        *hand(view, shown_seat(view), layout.hand, theme, cues),
    )


def scene(
    view: View, *, frame: str = "wide", theme: str = "light", cues: Cues | None = None
) -> Scene:
    """The picture of a view in a frame and a theme, with what is to be pointed out."""
    cues, colours = cues or Cues(), load_theme(theme)
    layout = lay_out(frame, view.table.seats)
    overlay = (
        *preview(view, cues.preview, layout, colours),
        *lens(view, layout, colours, cues),
        *marks(view, layout, colours, cues, spaces=False),
        *arrows(view, layout, colours, cues),
    )
    return Scene(
        layout.width, layout.height, scenery(layout, colours), _table(view, layout, colours, cues),
        overlay, _title(view), str(view),
    )  # fmt: skip
