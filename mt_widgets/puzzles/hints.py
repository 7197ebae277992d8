"""Hints made from a proof, for puzzles to which nobody has written any."""

from ..engine.words import say
from ..games.magical_towers.box import SPELL_NAMES
from ..games.magical_towers.moves import (
    Cast,
    Choose,
    Move,
    NewHand,
    PlayCard,
    RollCard,
    Tower,
    Wizard,
)

__all__ = ["automatic_hints"]


def automatic_hints(line: tuple[Move, ...]) -> tuple[str, str, str]:
    """The idea, the piece and the move of a solution, with colours and spaces in braces.

    The move that matters most is the spell, if one is cast, else the last one.
    """
    casts = [move for move in line if isinstance(move, Cast)]
    key = casts[0] if casts else line[-1]
    return _idea(key), _piece(key), say("Play {{{moves}}}.", moves=" ".join(map(str, line)))


def _idea(move: Move) -> str:
    match move:
        case Cast(spell=spell):
            return say("A spell does it: {spell}.", spell=say(SPELL_NAMES[spell]))
        case NewHand():
            return say("Your hand does not do it. Take a new one.")
        case RollCard():
            return say("Trust the die.")
        case PlayCard(piece=Tower()) | Choose(piece=Tower()):
            return say("Think of what a tower carries, covers or leaves behind.")
        case PlayCard(riders=(_, *_)):
            return say("Two of yours can go together.")
        case PlayCard(piece=Wizard()):
            return say("Count the steps exactly.")
    return say("There is more to do than to play a card.")


def _piece(move: Move) -> str:
    piece = move.target if isinstance(move, Cast) else getattr(move, "piece", None)
    piece = move.push if isinstance(move, NewHand) else piece
    match piece:
        case Wizard(colour=colour, space=space):
            return say(
                "Look at the {{{colour}}} wizard on space {{{space}}}.", colour=colour, space=space
            )
        case Tower(space=space, number=number):
            return say("Look at tower {number} of space {{{space}}}.", number=number, space=space)
        case (one, other):
            return say("Look at spaces {{{one}}} and {{{other}}}.", one=one, other=other)
        case int():
            return say("Look at the castle.")
    return say("Look at your cards.")
