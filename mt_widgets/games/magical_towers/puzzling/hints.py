"""Hints made from a solution, for puzzles to which nobody has written any."""

from ....engine.words import say
from .. import moves as m
from ..box import SPELL_NAMES

__all__ = ["hints"]


def hints(line: tuple[m.Move, ...]) -> tuple[str, str, str]:
    """The idea, the piece and the move of a solution, with colours and spaces in braces.

    The move that matters most is the spell, if one is cast, else the last that does something.
    """
    casts = [move for move in line if isinstance(move, m.Cast)]
    done = [move for move in line if not isinstance(move, m.EndTurn | m.Pass | m.Decline)]
    key = (casts or done[-1:] or line)[0]
    return _idea(key), _piece(key), _moves(key, " ".join(map(str, line)))


def _idea(move: m.Move) -> str:
    match move:
        case m.Cast(spell=spell):
            return say("A spell does it: {spell}.", spell=say(SPELL_NAMES[spell]))
        case m.NewHand():
            return say("Your hand does not do it. Take a new one.")
        case m.RollCard() | m.RollAgain():
            return say("Trust the die.")
        case m.PlayCard(piece=None) | m.Choose(piece=None):
            return say("A card may also be played in vain.")
        case m.PlayCard(piece=m.Tower()) | m.Choose(piece=m.Tower()):
            return say("Think of what a tower carries, covers or leaves behind.")
        case m.PlayCard(riders=(_, *_)) | m.Choose(riders=(_, *_)):
            return say("Two of yours can go together.")
        case m.PlayCard() | m.Choose():
            return say("Count the steps exactly.")
        case m.EndTurn() | m.Pass():
            return say("Not every spell that can be cast has to be cast.")
        case m.Ask() | m.Lend() | m.GiveBack():
            return say("Partners may exchange a card.")
        case m.Give() | m.Get():
            return say("Partners may hand each other full flasks.")
        case m.Decline():
            return say("Not every card that is asked for has to be passed.")
    return say("There is more to do than to play a card.")


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
    return _thing(move)


def _thing(move: m.Move) -> str:
    """What to look at where no piece moves."""
    match move:
        case m.RollCard():
            return say("Look at your cards with stars.")
        case m.RollAgain():
            return say("Look at the die: you may roll it again.")
        case m.PlayCard() | m.Choose():
            return say("Look for steps that nobody can go.")
        case m.EndTurn() | m.Pass() | m.Give() | m.Get():
            return say("Look at the full flasks, and at what they are needed for.")
        case m.Ask():
            return say("Look at the cards of your partner.")
    return say("Look at your cards.")


def _moves(key: m.Move, moves: str) -> str:
    match key:
        case m.EndTurn():
            return say("Cast nothing and end your turn: {{{moves}}}.", moves=moves)
        case m.Pass():
            return say("Cast nothing and pass: {{{moves}}}.", moves=moves)
        case m.RollAgain():
            return say("Roll again: {{{moves}}}.", moves=moves)
    return say("Play {{{moves}}}.", moves=moves)
