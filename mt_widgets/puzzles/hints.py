"""Hints made from a solution, for puzzles to which nobody has written any."""

from ..engine.game import AnyGame, Move, Position
from ..engine.words import say, say_many
from .wording import has_puzzling


def automatic_hints(game: AnyGame, start: Position, line: tuple[Move, ...]) -> tuple[str, str, str]:
    """The idea, the piece and the moves of a solution, as texts of a puzzle."""
    if has_puzzling(game):
        return game.puzzling.hints(line)
    idea = say_many("One move is enough.", "It takes {number} moves.", len(line))
    first, moves = _write(game, line[:1]), _write(game, line)
    piece = say("Begin with {{{move}}}.", move=first)
    if "clicks" in game.parts:  # which know a thing to look at
        view = game.knowledge.look(start, None, game.knowledge.GRADES[-1])
        thing = game.voice.thing(view, game.clicks.move_tags(start, line[0]).parts[0])
        piece = say("Look at {thing}.", thing=thing)
    return idea, piece, say("Play {{{moves}}}.", moves=moves)


def _write(game: AnyGame, line: tuple[Move, ...]) -> str:
    return " ".join(map(game.notation.format_move, line))
