"""The command line: the engine for people in a terminal and for other programs."""

import argparse
import io
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import BinaryIO, NoReturn

from .draw.scene import Scene
from .engine.errors import FileError, MoveError, PositionError, excerpt
from .engine.files import write_whole
from .games.magical_towers import api, game
from .games.magical_towers.box import COLOURS
from .games.magical_towers.events import Event
from .games.magical_towers.log import tell
from .games.magical_towers.moves import Move, Shuffle
from .games.magical_towers.state import Shuffling, State
from .games.magical_towers.view import View
from .lab import open_lab
from .puzzle_commands import COMMANDS, describe, is_puzzle, told_puzzle
from .search.perft import perft

__all__ = ["main"]

_ABOUT = """Play, check and explain positions of Magical Towers.

A position and a move are short texts. Try:

  magical-towers new --players 2 --seed 7        a start position
  magical-towers show "$(magical-towers new)"    the board in words
  magical-towers show "$(magical-towers new)" -o board.svg
  magical-towers legal "$(magical-towers new)"   every legal move there
  magical-towers solve puzzles/dice/001-*.toml   every solution, with its proof
  magical-towers check                           prove all puzzles again
  magical-towers lab                             the lessons, in JupyterLab
  magical-towers site OUT                        the lessons, as a site for any browser
  magical-towers serve                           the lessons, for a room
  magical-towers sheet --plan first              a first lesson for a class, to print
"""
_LINES = """With - for POSITION, requests are read from standard input, one a line, and each is
answered with one line; moves stand behind a semicolon: POSITION ; MOVE MOVE..."""
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
    try:
        write_whole(Path(given.output), _picture(given, seen))
    except OSError as error:
        raise FileError(given.output, 0, f"cannot be written: {error.strerror}") from error
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


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence, as for all bad input."""
        command = excerpt(message, 200).strip("'\"")
        self.exit(2, f"{self.prog}: {command}; '{self.prog} --help' tells more\n")


def _number(most: int, text: str) -> int:
    if not (
        text.isascii() and text.isdigit() and len(text) <= len(str(most)) and int(text) <= most
    ):
        raise argparse.ArgumentTypeError(f"{excerpt(text)} is not a whole number from 0 to {most}")
    return int(text)


def _describe_new(new: argparse.ArgumentParser) -> None:
    new.add_argument("--players", help="how many (1 to 6), or their colours, such as byr")
    new.add_argument("--spells", help="codes such as mw,mt; a number to draw so many; - for none")
    new.add_argument("--rules", default="base", help="base, master, team, master+team or solo")
    new.add_argument("--options", default="", help="such as skip_second,one_caster")
    new.add_argument("--costs", default="", help="costs of spells that differ, such as sw1")
    new.add_argument(
        "--seed", type=partial(_number, 999_999_999), help="the same number gives the same cards"
    )


def _describe_show(show: argparse.ArgumentParser) -> None:
    show.add_argument("--seat", metavar="COLOUR", help="only what this player may know, such as b")
    recall = show.add_mutually_exclusive_group()
    recall.add_argument(
        "--eyes", action="store_true", help="only what can be seen now, as a picture does anyway"
    )
    recall.add_argument(
        "--memory", action="store_true", help="imprisoned wizards too, as words do anyway"
    )
    show.add_argument("-o", dest="output", metavar="FILE", help="draw it: an .svg or .png file")
    show.add_argument("--theme", default="light", help="of the picture: light, dark or clear")
    show.add_argument("--frame", default="wide", help="of the picture: wide, medium or narrow")


def _parser() -> argparse.ArgumentParser:
    plain = argparse.RawDescriptionHelpFormatter
    parser = _Parser("magical-towers", description=_ABOUT, formatter_class=plain)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, about: str, *, position: bool = True) -> argparse.ArgumentParser:
        adding = commands.add_parser(name, help=about, description=about, formatter_class=plain)
        if position:
            adding.epilog = _LINES
            adding.add_argument(
                "position", metavar="POSITION", help="a position, or - for standard input"
            )
        return adding

    new = command("new", "a start position", position=False)
    _describe_new(new)
    command("legal", "every legal move, one per line, sorted")
    for name, about in (
        ("play", "the position after some moves"),
        ("explain", "whether a move is legal, and what it does or which rule refuses it"),
    ):
        command(name, about).add_argument("moves", nargs="*", metavar="MOVE", help="such as W3:b5")
    command("result", "who has won; none if nobody has; - while the game goes on")
    show = command("show", "the board of a position or a puzzle file, in words or as a picture")
    _describe_show(show)
    count = command("perft", "how many lines of play there are to a depth")
    count.add_argument("depth", type=partial(_number, 99), metavar="DEPTH")
    for name, (about, _) in COMMANDS.items():
        describe(name, command(name, about, position=False))
    lab = command("lab", "open the lessons in JupyterLab", position=False)
    lab.add_argument(
        "folder", nargs="?", metavar="FOLDER", help="where the lessons are or shall be put"
    )
    lab.add_argument("--no-browser", action="store_true", help="only print the address")
    return parser


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
    print("".join(f"{line}\n" for line in lines), end="", flush=True)
    return 0


def main(arguments: list[str] | None = None) -> int:
    """Run a command; bad input is answered with one sentence and status 2."""
    given = _parser().parse_args(arguments)
    try:
        return _run(given)
    except PositionError as error:
        print(
            f"new: {error.where}: {error.what}" if given.command == "new" else error,
            file=sys.stderr,
        )
    except ValueError as error:
        print(error, file=sys.stderr)
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except OSError as error:  # a full disk, say
        print(f"{given.command}: {error.strerror}", file=sys.stderr)
    return 2
