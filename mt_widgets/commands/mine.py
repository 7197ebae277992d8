"""The command line for mining."""

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from time import monotonic

from ..engine.errors import Mistake, PositionError, excerpt
from ..engine.game import Option
from ..engine.words import say
from ..games import FIRST, GAMES, find_game
from ..puzzles.mine.folder import open_folder
from ..puzzles.mine.job import Job, Settings
from ..puzzles.mine.mining import Tally, mine
from ..puzzles.themes import themes
from .arguments import whole
from .hire import hire
from .progress import Progress
from .streams import complain

_GAMES = 100
_LARGEST = 999_999_999
_SHOWN = 5  # skipped games that are named
_WHOLE = partial(whole, _LARGEST)


def describe_mine(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.add_argument(
        "folder", metavar="FOLDER", help="where puzzles go; nothing is overwritten"
    )
    length = command.add_mutually_exclusive_group()
    length.add_argument(
        "--games", type=_WHOLE, default=_GAMES, help=f"how many; {_GAMES} if left out"
    )
    length.add_argument("--minutes", type=_minutes, help="how long; games under way are finished")
    command.add_argument("--seed", type=_WHOLE, default=0, help="the number of the first game")
    hands = command.add_mutually_exclusive_group()
    hands.add_argument("--processes", type=_WHOLE, help="on this machine; as many as it has cores")
    hands.add_argument("--scheduler", metavar="ADDRESS", help="of a Dask cluster to use instead")
    for name, option in _options().items():
        command.add_argument(f"--{name}", default=option.value or None, help=option.about)
    command.add_argument("--theme", default="", help="only puzzles of this theme, such as tempo")


def _options() -> dict[str, Option]:
    """What can be chosen in some game in which puzzles can be found."""
    games = (game for game in GAMES.values() if "mining" in game.parts)
    return {option.name: option for game in games for option in game.mining.OPTIONS}


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = -1
    if not 0 <= minutes <= _LARGEST:
        raise argparse.ArgumentTypeError(f"{excerpt(text)} is not a number of minutes")
    return minutes


def handle_mine(given: argparse.Namespace) -> int:
    """Look for puzzles until the games are played, the time is over, or somebody stops it."""
    settings, progress, since = _settings(given), Progress(sys.stderr), monotonic()
    hands = hire("mine: processes", given.processes, given.scheduler)
    with hands as pool, open_folder(Path(given.folder)) as folder:
        jobs = (Job(seed, settings) for seed in _seeds(given))
        new = (job for job in jobs if not folder.is_done(job))  # it was not looked through before
        tally = mine(pool, new, folder, lambda tally: progress.tell(_line(tally, since)))
    progress.end(_line(tally, since))
    for sentence in _remarks(tally, given.folder):
        complain(sentence)
    return 130 if tally.stopped else 2 if tally.lost else 0


def _settings(given: argparse.Namespace) -> Settings:
    """What was asked for, tried out once before anybody is hired."""
    game = find_game(given.game or FIRST)
    options = {option.name: getattr(given, option.name) for option in game.mining.OPTIONS}
    try:
        game.mining.check(options)
    except PositionError as error:
        raise Mistake(f"mine: {error.where}: {error.what}") from error
    if given.theme and given.theme not in themes(game):
        known = ", ".join(themes(game))
        raise Mistake(f"mine: theme: {excerpt(given.theme)} is none of {known}")
    return Settings(options, given.theme, game=game.name)


def _seeds(given: argparse.Namespace) -> Iterator[int]:
    end = None if given.minutes is None else monotonic() + 60 * given.minutes
    for seed in count(given.seed):
        if seed >= given.seed + given.games if end is None else monotonic() >= end:
            return
        yield seed


def _line(tally: Tally, since: float) -> str:
    rate = 60 * tally.finds / max(monotonic() - since, 0.001)
    return say(
        "games: {games}; candidates: {candidates}; puzzles: {finds}, {rate} a minute",
        games=tally.games, candidates=tally.candidates, finds=tally.finds, rate=f"{rate:.1f}",
    )  # fmt: skip


def _remarks(tally: Tally, folder: str) -> Iterator[str]:
    """What has to be said in the end."""
    for lost in tally.lost[:_SHOWN]:
        yield say("game {seed} was skipped: {why}", seed=lost.job.seed, why=lost.reason)
    if len(tally.lost) > _SHOWN:
        yield say("games skipped in all: {number}", number=len(tally.lost))
    if tally.stopped:
        yield say("Stopped. All that was found is kept in {folder}.", folder=folder)
    elif not tally.games and not tally.lost:
        yield say("These games were looked through before; --seed takes others.")
