"""Showing a position or a puzzle: in words, or as a picture in a file."""

import argparse
from pathlib import Path

from ..engine.errors import excerpt, mistake
from ..engine.game import AnyGame, View
from ..games import seat_of
from .output import Output, painter, write_outputs
from .puzzles import is_puzzle, told_puzzle


def show(given: argparse.Namespace, game: AnyGame, position: str) -> list[str]:
    """The board in words; or nothing, as it was drawn into a file."""
    told = list[str]()
    if is_puzzle(position):
        told, puzzle = told_puzzle(position)
        game, state = puzzle.game, puzzle.start
    else:
        state = game.notation.parse_position(position)
    seat = None if given.seat is None else seat_of(game, state, given.seat)
    seen = game.knowledge.look(state, seat, _grade(given, game))
    if given.output is None:
        return [*told, *game.voice.board(seen).split("\n")]
    write_outputs(Output(Path(given.output), _picture(given, game, seen)))
    return []


def _grade(given: argparse.Namespace, game: AnyGame) -> str:
    """How much is remembered: what the eye sees in a picture, everything in words."""
    grades = game.knowledge.GRADES
    for option in ("eyes", "memory"):
        if getattr(given, option) and len(grades) == 1:
            who = game.voice.title()
            raise mistake("show: {option}: in {game} nothing can be forgotten",
                          option=option, game=who)  # fmt: skip
    memory = given.memory if given.output is not None else not given.eyes
    return grades[-1 if memory else 0]


def _picture(given: argparse.Namespace, game: AnyGame, seen: View) -> str | bytes:
    """A view as the file that is asked for."""
    for option, known in (("theme", game.face.THEMES), ("frame", game.face.FRAMES)):
        name = getattr(given, option)
        if name not in known:
            raise ValueError(f"{option}: there is no {excerpt(name)}; there are {', '.join(known)}")
    return painter(given.output)(game.face.scene(seen, frame=given.frame, theme=given.theme))
