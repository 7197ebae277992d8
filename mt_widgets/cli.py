"""The command line: the engine for people in a terminal and for other programs."""

import argparse
import io
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import BinaryIO

from .arguments import parse_arguments
from .draw.scene import Scene
from .engine.errors import FileError, MoveError, PositionError, excerpt
from .engine.files import why
from .engine.words import say
from .games.magical_towers import api, game
from .games.magical_towers.box import COLOURS
from .games.magical_towers.events import Event
from .games.magical_towers.log import tell
from .games.magical_towers.moves import Move, Shuffle
from .games.magical_towers.state import Shuffling, State
from .games.magical_towers.view import View
from .lab import open_lab
from .output import Output, write_outputs
from .puzzle_commands import COMMANDS, is_puzzle, told_puzzle
from .search.perft import perft
from .streams import complain, prepare_streams, silence_streams

__all__ = ["main"]

_LONGEST_LINE = 1_000_000

Answer = Callable[[str, list[str]], list[str]]


def _settled(state: State) -> State:
    """On the command line nothing is shuffled: a used-up pile is forgotten."""
    return game.forget_piles(state) if isinstance(state.pending, Shuffling) else state


def _play_settled(state: State, move: Move) -> State:
    return _settled(game.play(state, move))


def _moves(words: list[str]) -> list[Move]:
    return [move for word in words for move in game.parse_moves(word)]


def _line(state: State, moves: list[Move]) -> State:
    """The state after moves, of which a shuffle may be one."""
    for move in moves:
        state = api.play(state if isinstance(move, Shuffle) else _settled(state), move)
    return state


def legal(position: str, words: list[str]) -> list[str]:
    """Every legal move, sorted."""
    return sorted(map(str, game.legal_moves(game.parse_position(position))))


def play(position: str, words: list[str]) -> list[str]:
    """The position after the moves."""
    return [str(_settled(_line(game.parse_position(position), _moves(words))))]


def explain(position: str, words: list[str]) -> list[str]:
    """What a line of moves does, or which rule refuses the first that is not legal."""
    state, moves = game.parse_position(position), _moves(words)
    if not moves:
        raise MoveError("", "there is no move to explain")
    log = list[Event]()
    state = state if isinstance(moves[0], Shuffle) else _settled(state)
    for move, following in zip(moves, [*moves[1:], None], strict=True):
        refusal = game.why_not(state, move)
        if refusal is not None:
            return [f"illegal: {refusal.rule}: {game.explain(refusal)}"]
        log += game.events(state, move)
        state = game.play(state, move)
        if isinstance(state.pending, Shuffling) and not isinstance(following, Shuffle):
            state = game.forget_piles(state, log)
    return ["legal: " + " ".join(filter(None, (tell(event, state.table) for event in log)))]


def result(position: str, words: list[str]) -> list[str]:
    """The winners' colours, ``none`` without a winner, ``-`` while the game goes on."""
    state = game.parse_position(position)
    won = game.winners(state)
    if won is None:
        return ["-"]
    colours = [state.table.colours[seat] for seat in won]
    return ["".join(sorted(colours, key=COLOURS.index)) or "none"]


def _show(given: argparse.Namespace, position: str, words: list[str]) -> list[str]:
    """The board in words; or nothing, as it was drawn into a file."""
    memory = given.memory if given.output is not None else not given.eyes
    told, state = told_puzzle(position) if is_puzzle(position) else ([], None)
    seen = api.view(state or game.parse_position(position), given.seat, memory=memory)
    if given.output is None:
        return [*told, *str(seen).split("\n")]
    write_outputs(Output(Path(given.output), _picture(given, seen)))
    return []


def _picture(given: argparse.Namespace, seen: View) -> str | bytes:
    """A view as the file that is asked for."""
    from .draw.png import paint_png
    from .draw.svg import paint_svg
    from .games.magical_towers import face

    for option, known in (("theme", face.THEMES), ("frame", face.FRAMES)):
        name = getattr(given, option)
        if name not in known:
            raise ValueError(f"{option}: there is no {excerpt(name)}; there are {', '.join(known)}")
    painters: dict[str, Callable[[Scene], str | bytes]] = {".svg": paint_svg, ".png": paint_png}
    paint = painters.get(Path(given.output).suffix.lower())
    if paint is None:
        raise FileError(given.output, 0, f"the name of a picture ends in {' or '.join(painters)}")
    return paint(face.scene(seen, frame=given.frame, theme=given.theme))


def _perft(depth: int, position: str, words: list[str]) -> list[str]:
    return [str(perft(game, _settled(game.parse_position(position)), depth, _play_settled))]


def _new(given: argparse.Namespace) -> list[str]:
    def count(text: str | None) -> int | str | None:
        return int(text) if text and text.isascii() and text.isdigit() and len(text) < 9 else text

    state = api.start(
        count(given.players), count(given.spells), given.rules, options=given.options,
        costs=given.costs, seed=given.seed,
    )  # fmt: skip
    return [str(state)]


def _answer(given: argparse.Namespace) -> Answer:
    """The function behind a command that takes positions."""
    if given.command == "show":
        return partial(_show, given)
    if given.command == "perft":
        return partial(_perft, given.depth)
    return {"legal": legal, "play": play, "explain": explain, "result": result}[given.command]


def _answer_lines(answer: Answer, takes_moves: bool, source: BinaryIO) -> None:
    """The mode for programs: one line in, one line out, at once."""
    while line := source.readline(_LONGEST_LINE):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(_LONGEST_LINE)
        position, semicolon, moves = line.decode("utf-8", "replace").strip("\r\n ").partition(";")
        try:
            if len(line) == _LONGEST_LINE:
                raise PositionError("line", f"longer than {_LONGEST_LINE} bytes")
            if semicolon and not takes_moves:
                raise PositionError("end", "no moves are wanted here")
            print(" ".join(answer(position, moves.split(" "))), flush=True)
        except ValueError as error:
            print(f"! {error}", flush=True)


def _run(given: argparse.Namespace) -> int:
    if given.command == "lab":
        return open_lab(given.folder, browser=not given.no_browser)
    if given.command in COMMANDS:
        return COMMANDS[given.command][1](given)
    if given.command == "new":
        lines = _new(given)
    elif given.position == "-":
        if getattr(given, "moves", []):
            raise MoveError(given.moves[0], "with - the moves stand behind each position")
        if getattr(given, "output", None) is not None:
            raise FileError(given.output, 0, "a picture shows one position, not those behind -")
        source = io.BytesIO() if sys.stdin is None else sys.stdin.buffer  # it may be closed
        _answer_lines(_answer(given), hasattr(given, "moves"), source)
        return 0
    else:
        lines = _answer(given)(given.position, getattr(given, "moves", []))
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
