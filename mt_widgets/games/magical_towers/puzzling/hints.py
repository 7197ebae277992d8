"""Hints made from a solution, for puzzles to which nobody has written any."""

from ....engine.words import marked, say
from .. import moves as m
from ..box import SPELL_NAMES

_Said = dict[tuple[type[m.Move], ...], str]
# The idea of a move, and what to look at where no piece moves.
_IDEAS: _Said = marked({
    (m.NewHand,): "Your hand does not do it. Take a new one.",
    (m.RollCard, m.RollAgain): "Trust the die.",
    (m.EndTurn, m.Pass): "Not every spell that can be cast has to be cast.",
    (m.Ask, m.Lend, m.GiveBack): "Partners may exchange a card.",
    (m.Give, m.Get): "Partners may hand each other full flasks.",
    (m.Decline,): "Not every card that is asked for has to be passed.",
})  # fmt: skip
_THINGS: _Said = marked({
    (m.RollCard,): "Look at your cards with stars.",
    (m.RollAgain,): "Look at the die: you may roll it again.",
    (m.PlayCard, m.Choose): "Look for steps that nobody can go.",
    (m.EndTurn, m.Pass, m.Give, m.Get):
        "Look at the full flasks, and at what they are needed for.",
    (m.Ask,): "Look at the cards of your partner.",
})  # fmt: skip
_MOVES: _Said = marked({
    (m.EndTurn,): "Cast nothing and end your turn: {{{moves}}}.",
    (m.Pass,): "Cast nothing and pass: {{{moves}}}.",
    (m.RollAgain,): "Roll again: {{{moves}}}.",
})  # fmt: skip
_PLAY = marked("Play {{{moves}}}.")
_MORE = marked("There is more to do than to play a card.")
_CARDS = marked("Look at your cards.")


def _of(table: _Said, move: m.Move, other: str) -> str:
    """What a table has for a kind of move, or something else."""
    return next((said for kinds, said in table.items() if isinstance(move, kinds)), other)


def hints(line: tuple[m.Move, ...]) -> tuple[str, str, str]:
    """The idea, the piece and the move of a solution, with colours and spaces in braces.

    The move that matters most is the spell, if one is cast, else the last that does something.
    """
    casts = [move for move in line if isinstance(move, m.Cast)]
    done = [move for move in line if not isinstance(move, m.EndTurn | m.Pass | m.Decline)]
    key = (casts or done[-1:] or line)[0]
    told = say(_of(_MOVES, key, _PLAY), moves=" ".join(map(str, line)))
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
    return say(_of(_IDEAS, move, _MORE))


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
    return say(_of(_THINGS, move, _CARDS))
