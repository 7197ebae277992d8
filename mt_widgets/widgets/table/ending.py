"""What a table shows when a game is over: who has won against whom, and how the race went."""

from ...draw.svg import paint_svg
from ...engine.board_model import BoardModel
from ...engine.words import listing, say, say_many
from ..board.screen import Screen
from .opponents import Opponents
from .portraits import gathered

__all__ = ["summary"]

_UPRIGHT, _FLAT = (420, 560), (900, 320)  # the plot's width and height


def summary(model: BoardModel, screen: Screen, opponents: Opponents) -> dict[str, object]:
    """The card at the end of a game; nothing while it goes on."""
    game, state = model.game, model.state
    won, voice = game.rules.winners(state), game.voice
    if won is None:
        return {}
    names = listing(voice.say_seat(state, seat) for seat in won)
    title = say("Nobody has won.")
    if won:
        title = say_many("{players} won!", "{players} won!", len(won), players=names)
    width, height = _UPRIGHT if screen.slim else _FLAT
    race = game.face.race_scene(model.turn_ends(), theme=screen.theme, width=width, height=height)
    faces = list(gathered(game, state, opponents, screen.theme))
    lines, plot = list(voice.standings(state)), paint_svg(race)
    return {"title": title, "faces": faces, "lines": lines, "svg": plot}
