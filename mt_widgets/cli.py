"""The command line: the engine for people in a terminal and for other programs."""

import argparse
import io
import sys
from collections.abc import Callable
from typing import BinaryIO

from .commands.arguments import COMMANDS, find_part, parse_arguments, wishes
from .commands.games import count, explain, legal, play, result
from .commands.move import move
from .commands.show import show
from .commands.streams import complain, prepare_streams, silence_streams
from .engine.errors import FileError, MoveError, PositionError
from .engine.game import AnyGame
from .engine.words import say
from .files.whole import why
from .games import FIRST, GAMES, find_game, game_of

_LONGEST_LINE = 1_000_000

_ANSWERS: dict[str, Callable[[argparse.Namespace, AnyGame, str, list[str]], list[str]]] = {
    "legal": lambda _, game, position, words: legal(game, position),
    "play": lambda _, game, position, words: [play(game, position, words)],
    "explain": lambda _, game, position, words: [explain(game, position, words)],
    "result": lambda _, game, position, words: [result(game, position)],
    "perft": lambda given, game, position, words: [str(count(game, position, given.depth))],
    "move": lambda given, game, position, words: [move(game, position, given.level, given.seed)],
    "show": lambda given, game, position, words: show(given, game, position),
}


def _answer(given: argparse.Namespace, position: str, words: list[str]) -> list[str]:
    """What is answered about a position of the game that is named, or else of the one it fits."""
    game = game_of(position.lstrip()) if given.game is None else find_game(given.game)
    return _ANSWERS[given.command](given, game, position, words)


def _answer_lines(given: argparse.Namespace, source: BinaryIO) -> None:
    """The mode for programs: one line in, one line out, at once."""
    while line := source.readline(_LONGEST_LINE):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(_LONGEST_LINE)
        position, semicolon, moves = line.decode("utf-8", "replace").strip("\r\n ").partition(";")
        try:
            if len(line) == _LONGEST_LINE:
                raise PositionError("line", f"longer than {_LONGEST_LINE} bytes")
            if semicolon and not hasattr(given, "moves"):
                raise PositionError("end", "no moves are wanted here")
            print(" ".join(_answer(given, position, moves.split(" "))), flush=True)
        except ValueError as error:
            print(f"! {error}", flush=True)


def _run(given: argparse.Namespace) -> int:
    if given.command == "games":
        print("\n".join(GAMES))
        return 0
    if given.command in COMMANDS:
        status: int = find_part("handle", given.command)(given)
        return status
    if given.command == "new":
        game = find_game(FIRST if given.game is None else given.game)
        lines = [game.notation.format_position(game.setup.new(wishes(given)))]
    elif given.position == "-":
        if getattr(given, "moves", []):
            raise MoveError(given.moves[0], "with - the moves stand behind each position")
        if getattr(given, "output", None) is not None:
            raise FileError(given.output, 0, "a picture shows one position, not those behind -")
        source = io.BytesIO() if sys.stdin is None else sys.stdin.buffer  # it may be closed
        if given.game is not None:
            find_game(given.game)  # before the first line is read
        _answer_lines(given, source)
        return 0
    else:
        lines = _answer(given, given.position, getattr(given, "moves", []))
    print("".join(f"{line}\n" for line in lines), end="")
    return 0


def main(arguments: list[str] | None = None) -> int:
    """Run a command; bad input is answered with one sentence and status 2."""
    prepare_streams()
    try:
        try:
            return _answered(sys.argv[1:] if arguments is None else arguments)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough
        return 0
    except OSError as error:  # a full disk, say
        complain(f"{say('standard output')}: {why(error)}")
        return 2
    finally:
        silence_streams()


def _answered(arguments: list[str]) -> int:
    given = parse_arguments(arguments)
    try:
        return _run(given)
    except PositionError as error:
        told = f"new: {error.where}: {error.what}" if given.command == "new" else str(error)
    except ValueError as error:
        told = str(error)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        raise
    except OSError as error:
        told = f"{given.command}: {why(error)}"
    complain(told)
    return 2
