"""The arguments of the command line: which commands there are, and what each is given."""

import argparse
import re
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.resources import files
from itertools import takewhile
from typing import Any, NoReturn

from ..engine.data import read_data
from ..engine.errors import excerpt
from ..games import GAMES

_LINES = """With - for POSITION, requests are read from standard input, one a line, and each is
answered with one line; moves stand behind a semicolon: POSITION ; MOVE MOVE..."""
_LARGEST = 999_999_999
_DASHES = re.compile(r"(--[^=]+|-\w)=?--")


COMMANDS = {
    "check": "prove puzzle files again, ours or your own",
    "solve": "every solution, and what each first move is worth",
    "hint": "a hint: the idea, the piece or the move",
    "mine": "look for puzzles in games that bots play",
    "review": "a look back at a saved game: the decisions that mattered, and what was better",
    "tournament": "bots play each other, yours too: a table and a plot of ratings",
    "serve": "one machine for a room: lessons for all on the local network",
    "hub": "a JupyterHub for a school: its configuration, and one to try",
    "assign": "an assignment for a class: its file, link and notebook",
    "results": "what a class has handed in: a table, weak rules, wrong moves",
    "sheet": "worksheets and keys to print, the board, rules, spells and plans",
    "site": "the whole course as a folder for any browser, without a network",
    "words": "everything that people read, for translators",
    "constraints": "versions that work together, with hashes, for pip",
    "lab": "open the lessons in JupyterLab",
}
_MODULES = {  # of commands that have none called after them
    **dict.fromkeys(("check", "solve", "hint"), "puzzles"),
    **dict.fromkeys(("serve", "hub"), "school"),
}
_OF_THE_GAMES = "hint", "mine", "solve"  # commands that are given what depends on the games
_OF_A_GAME = (
    "check",
    "hint",
    "mine",
    "sheet",
    "solve",
    "tournament",
)  # commands that may be told which game it is


def find_part(part: str, name: str) -> Callable[..., Any]:
    """The function of a command that is called after its part in it; its module is loaded now."""
    module = import_module(f".{_MODULES.get(name, name)}", __package__)
    found: Callable[..., Any] = getattr(module, f"{part}_{name}")
    return found


def parse_arguments(arguments: list[str]) -> argparse.Namespace:
    """What is asked for; ends the program with a sentence for what cannot be meant."""
    parser = _parser({*arguments})
    options = takewhile(lambda argument: argument != "--", arguments)
    for found in filter(None, map(_DASHES.fullmatch, options)):
        parser.error(f"argument {found[1]}: -- is no value")  # argparse would give it a list
    if arguments.count("--") > 1:
        parser.error("-- is needed only once")  # and so it would here
    return parser.parse_args(arguments)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence, as for all bad input."""
        command = excerpt(message, 200).strip("'\"")
        self.exit(2, f"{self.prog}: {command}; '{self.prog} --help' tells more\n")


def is_whole(text: str, least: int, most: int) -> bool:
    """Whether a text is a whole number within bounds, with no more digits than the largest."""
    digits = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    return digits and least <= int(text) <= most


def whole(most: int, text: str) -> int:
    """A number up to a bound, for an argument."""
    if not is_whole(text, 0, most):
        raise argparse.ArgumentTypeError(f"{excerpt(text)} is not a whole number from 0 to {most}")
    return int(text)


def _add_game(parser: argparse.ArgumentParser, default: str | None = argparse.SUPPRESS) -> None:
    """The option may stand before a command or behind it; the last one counts."""
    about = "which game it is, where the text does not tell; see the command games"
    parser.add_argument("--game", metavar="NAME", default=default, help=about)


def _options() -> dict[str, str]:
    """What can be wished for in some game, in the order in which it is told, each with its help."""
    offered = (option for game in GAMES.values() for option in game.setup.OPTIONS)
    found = dict[str, str]()
    for option in offered:
        found.setdefault(option.name, option.about)
    return found


def _describe_new(new: argparse.ArgumentParser) -> None:
    for name, about in _options().items():
        new.add_argument(f"--{name}", help=about)
    _add_seed(new, "the same number gives the same cards")


def _add_seed(parser: argparse.ArgumentParser, about: str) -> None:
    parser.add_argument("--seed", type=partial(whole, _LARGEST), help=about)


def wishes(given: argparse.Namespace) -> dict[str, str]:
    """The options of ``new`` that were given, as texts."""
    named = {name: getattr(given, name) for name in (*_options(), "seed")}
    return {name: str(value) for name, value in named.items() if value is not None}


def _describe(parser: argparse.ArgumentParser, name: str) -> None:
    """Add the arguments of a command; those that depend on the games stand in its module."""
    if name in _OF_THE_GAMES:
        find_part("describe", name)(parser)
        return
    groups: dict[str, Any] = {"": parser}
    for given in read_data(__package__, "arguments.toml")[name]:
        flag, must = given.pop("name"), given.pop("must_be", "")
        group = given.pop("one_of", must)
        if given.pop("kind", "") == "number":
            given["type"] = partial(whole, _LARGEST)
        if group not in groups:
            groups[group] = parser.add_mutually_exclusive_group(required=bool(must))
        groups[group].add_argument(flag, **given)
    if name == "tournament":
        _describe_new(parser)


def _parser(asked: set[str]) -> argparse.ArgumentParser:
    """All commands, with the options of those that are asked for: some have to be loaded."""
    plain = argparse.RawDescriptionHelpFormatter
    about = files(__package__).joinpath("data", "about.txt").read_text("utf-8")
    parser = _Parser("magical-towers", description=about, formatter_class=plain)
    _add_game(parser, None)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, about: str, *, position: bool = True) -> argparse.ArgumentParser:
        adding = commands.add_parser(name, help=about, description=about, formatter_class=plain)
        if position:
            adding.epilog = _LINES
            _add_game(adding)
            adding.add_argument(
                "position", metavar="POSITION", help="a position, or - for standard input"
            )
        return adding

    command("games", "the games that there are, one per line", position=False)
    new = command("new", "a start position", position=False)
    _add_game(new)
    if "new" in asked:
        _describe_new(new)
    command("legal", "every legal move, one per line, sorted")
    for name, about in (
        ("play", "the position after some moves"),
        ("explain", "whether a move is legal, and what it does or which rule refuses it"),
    ):
        command(name, about).add_argument("moves", nargs="*", metavar="MOVE", help="such as W3:b5")
    command("result", "who has won; none if nobody has; - while the game goes on")
    move = command("move", "the move that an opponent would make for the seat that is to decide")
    move.add_argument(
        "--level", type=partial(whole, 99), default=5, metavar="N", help="1 to 5; 5 if left out"
    )
    _add_seed(move, "the same number gives the same move")
    show = command("show", "the board of a position or a puzzle file, in words or as a picture")
    if "show" in asked:
        _describe(show, "show")
    count = command("perft", "how many lines of play there are to a depth")
    count.add_argument("depth", type=partial(whole, 99), metavar="DEPTH")
    for name, about in COMMANDS.items():
        adding = command(name, about, position=False)
        if name in _OF_A_GAME:
            _add_game(adding)
        if name in asked:
            _describe(adding, name)
    return parser
