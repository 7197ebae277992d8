"""Pictures of those who sit at a table: faces of opponents, and what stands for a seat."""

from collections.abc import Iterable, Iterator

from ...draw.faces import face
from ...draw.scene import Group, Scene
from ...draw.svg import paint_svg
from ...engine.game import AnyGame, Position
from .opponents import Opponent, Opponents

__all__ = ["PERSON", "faces", "gathered", "seat_picture"]

PERSON = "person"  # the face of whoever is one
_SIGN = 0.56  # how large what stands for a seat is beside a face


def faces(names: Iterable[str], theme: str) -> dict[str, str]:
    """Faces as pictures, by their names."""
    return {name: paint_svg(face(name, theme)) for name in names}


def seat_picture(
    game: AnyGame, state: Position, seat: int, who: Opponent | None, theme: str
) -> str:
    """What stands for a seat, and the face of the opponent who has it, if one has."""
    sign: Scene = game.face.portrait(game.face.emblem(game.setup.seats(state)[seat]), theme)
    if who is None:
        return paint_svg(sign)
    drawn = face(who.face, theme)
    size, corner = drawn.width, (1.02 - _SIGN) * drawn.width
    beside = Group(sign.shapes, corner, corner, _SIGN * size / sign.width)
    return paint_svg(Scene(size, size, (), (*drawn.shapes, beside)))


def gathered(
    game: AnyGame, state: Position, opponents: Opponents, theme: str
) -> Iterator[dict[str, object]]:
    """Everybody at the table for the card at the end: a picture, who it is, and who has won."""
    won = game.rules.winners(state) or ()
    for seat in range(len(game.setup.seats(state))):
        name = game.voice.say_seat(state, seat)
        one = opponents.seats.get(seat)
        yield {
            "picture": seat_picture(game, state, seat, one, theme),
            "name": name if one is None else one.name,
            "won": seat in won,
        }
