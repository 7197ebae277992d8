"""A line of moves that nobody has made yet: how a picture points it out, and what it says."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from .cues import Arrow, Mark
from .game import Game, Move, Position, View
from .words import beside

__all__ = ["point_out", "say_line"]

_Played = Game[Position, Move, Any, Any]


def point_out(
    game: _Played, state: Position, view: View, moves: Sequence[Move]
) -> tuple[tuple[Mark, ...], tuple[Arrow, ...]]:
    """Rings round what the first move is made of, and an arrow for each piece that goes somewhere.

    ``view`` is what is drawn, ``state`` what is known of it; later moves start where their pieces
    will be.
    """
    drawn = {tag for tags in game.voice.things(view).values() for tag in tags}
    first = game.clicks.move_tags(state, moves[0]).parts
    marks = tuple(Mark(tag) for tag in first if tag in drawn)
    arrows = dict.fromkeys(_arrows(game, state, drawn, moves))  # two may look the same
    return marks, tuple(arrows)


def _arrows(
    game: _Played, state: Position, drawn: Collection[str], moves: Sequence[Move]
) -> Iterator[Arrow]:
    for move in moves:
        how = game.clicks.move_tags(state, move)
        piece = how.parts[-1]
        start = piece if piece in drawn else game.clicks.place(piece)
        if start in drawn and how.landing in drawn:
            yield Arrow(start, how.landing)
        state = game.forecast.play(state, move)


def say_line(game: _Played, state: Position, moves: Sequence[Move]) -> list[str]:
    """Each move in words; those that only let others go on are left out, if there are others."""
    told = list[str]()
    for move in moves:
        if move not in (game.rules.idle(state), game.rules.stop(state)) or len(moves) == 1:
            told.append(_say_move(game, state, move))
        state = game.forecast.play(state, move)
    return told


def _say_move(game: _Played, state: Position, move: Move) -> str:
    """What is seen to happen first, or what is clicked where nothing is."""
    foreseen = (game.voice.tell(event, state) for event in game.knowledge.foresee(state, move))
    return next(filter(None, foreseen), "") or _say_clicks(game, state, move)


def _say_clicks(game: _Played, state: Position, move: Move) -> str:
    seen = game.knowledge.look(state, game.rules.mover(state), game.knowledge.GRADES[-1])
    parts = game.clicks.move_tags(state, move).parts
    return beside(game.voice.label(seen, tag, parts[:place]) for place, tag in enumerate(parts))
