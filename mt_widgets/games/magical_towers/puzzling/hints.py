"""Hints made from a solution, for puzzles to which nobody has written any."""

from ....engine.words import say
from ..box import SPELL_NAMES
from ..moves import (
    Ask,
    Cast,
    Choose,
    Decline,
    EndTurn,
    Get,
    Give,
    GiveBack,
    Lend,
    Move,
    NewHand,
    Pass,
    PlayCard,
    RollAgain,
    RollCard,
    Tower,
    Wizard,
)

__all__ = ["hints"]


def hints(line: tuple[Move, ...]) -> tuple[str, str, str]:
    """The idea, the piece and the move of a solution, with colours and spaces in braces.

    The move that matters most is the spell, if one is cast, else the last that does something.
    """
    casts = [move for move in line if isinstance(move, Cast)]
    done = [move for move in line if not isinstance(move, EndTurn | Pass | Decline)]
    key = (casts or done[-1:] or line)[0]
    return _idea(key), _piece(key), _moves(key, " ".join(map(str, line)))


def _idea(move: Move) -> str:
    match move:
        case Cast(spell=spell):
            return say("A spell does it: {spell}.", spell=say(SPELL_NAMES[spell]))
        case NewHand():
            return say("Your hand does not do it. Take a new one.")
        case RollCard() | RollAgain():
            return say("Trust the die.")
        case PlayCard(piece=None) | Choose(piece=None):
            return say("A card may also be played in vain.")
        case PlayCard(piece=Tower()) | Choose(piece=Tower()):
            return say("Think of what a tower carries, covers or leaves behind.")
        case PlayCard(riders=(_, *_)) | Choose(riders=(_, *_)):
            return say("Two of yours can go together.")
        case PlayCard() | Choose():
            return say("Count the steps exactly.")
        case EndTurn() | Pass():
            return say("Not every spell that can be cast has to be cast.")
        case Ask() | Lend() | GiveBack():
            return say("Partners may exchange a card.")
        case Give() | Get():
            return say("Partners may hand each other full flasks.")
        case Decline():
            return say("Not every card that is asked for has to be passed.")
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
    return _thing(move)


def _thing(move: Move) -> str:
    """What to look at where no piece moves."""
    match move:
        case RollCard():
            return say("Look at your cards with stars.")
        case RollAgain():
            return say("Look at the die: you may roll it again.")
        case PlayCard() | Choose():
            return say("Look for steps that nobody can go.")
        case EndTurn() | Pass() | Give() | Get():
            return say("Look at the full flasks, and at what they are needed for.")
        case Ask():
            return say("Look at the cards of your partner.")
    return say("Look at your cards.")


def _moves(key: Move, moves: str) -> str:
    match key:
        case EndTurn():
            return say("Cast nothing and end your turn: {{{moves}}}.", moves=moves)
        case Pass():
            return say("Cast nothing and pass: {{{moves}}}.", moves=moves)
        case RollAgain():
            return say("Roll again: {{{moves}}}.", moves=moves)
    return say("Play {{{moves}}}.", moves=moves)
