"""Hints made from a solution, for puzzles to which nobody has written any."""

from ....engine.data import read_data
from ....engine.words import say
from .. import moves as m
from ..box import SPELL_NAMES

_WORDS = read_data(__package__.removesuffix(".puzzling"), "words/hints.toml")


def _of(table: str, move: m.Move) -> str:
    """What a table has for a kind of move, or for any other."""
    said: dict[str, str] = _WORDS[table]
    return said.get(type(move).__name__, said["other"])


def hints(line: tuple[m.Move, ...]) -> tuple[str, str, str]:
    """The idea, the piece and the move of a solution, with colours and spaces in braces.

    The move that matters most is the spell, if one is cast, else the last that does something.
    """
    casts = [move for move in line if isinstance(move, m.Cast)]
    done = [move for move in line if not isinstance(move, m.EndTurn | m.Pass | m.Decline)]
    key = (casts or done[-1:] or line)[0]
    told = say(_of("moves", key), moves=" ".join(map(str, line)))
    return _idea(key), _piece(key), told


def _idea(move: m.Move) -> str:
    match move:
        case m.Cast(spell=spell):
            return say("A spell does it: {spell}.", spell=say(SPELL_NAMES[spell]))
        case m.PlayCard(piece=None) | m.Choose(piece=None):
            return say("A card may also be played in vain.")
        case m.PlayCard(piece=m.Tower()) | m.Choose(piece=m.Tower()):
            return say("Think of what a tower carries, covers or leaves behind.")
        case m.PlayCard(riders=(_, *_)) | m.Choose(riders=(_, *_)):
            return say("Two of yours can go together.")
        case m.PlayCard() | m.Choose():
            return say("Count the steps exactly.")
    return say(_of("ideas", move))


def _piece(move: m.Move) -> str:
    piece = move.target if isinstance(move, m.Cast) else getattr(move, "piece", None)
    piece = move.push if isinstance(move, m.NewHand) else piece
    match piece:
        case m.Wizard(colour=colour, space=space):
            return say(
                "Look at the {{{colour}}} wizard on space {{{space}}}.", colour=colour, space=space
            )
        case m.Tower(space=space, number=number):
            return say("Look at tower {number} of space {{{space}}}.", number=number, space=space)
        case (one, other):
            return say("Look at spaces {{{one}}} and {{{other}}}.", one=one, other=other)
        case int():
            return say("Look at the castle.")
    return say(_of("things", move))
