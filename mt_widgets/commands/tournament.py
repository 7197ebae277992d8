"""The command line for tournaments: bots play each other, and it is told how strong they are."""

import argparse
import sys
from collections.abc import Iterator, Sequence

from ..draw.theme import THEMES
from ..engine.errors import Mistake, PositionError, excerpt, mistake
from ..engine.words import say, say_many
from ..games import FIRST, find_game
from ..tournament.bot_file import Allowance
from ..tournament.hold import HeldGames, Tournament, arrange, hold
from ..tournament.page import SIGN, tournament_page
from ..tournament.plot import rating_plot
from ..tournament.standings import SeatRow, rows, standings
from ..tournament.told import COLUMNS, format_csv, say_forfeits, table
from .arguments import wishes
from .hire import hire
from .output import Output, check_outputs, named_file, painter, write_outputs
from .progress import Progress
from .streams import complain

_SHOWN = 5  # lost games that are named


def handle_tournament(given: argparse.Namespace) -> int:
    """Play until all games are over or somebody stops it, and tell what was played."""
    planned, progress = _planned(given), Progress(sys.stderr)
    check_outputs(*_outputs(given, planned, []))
    with hire("tournament: workers", given.workers, given.cluster) as pool:
        if planned.games > given.games:
            complain(say("{games} games, so that all meet equally often, in every seat",
                         games=planned.games))  # fmt: skip
        held = hold(pool, planned, lambda held: progress.tell(_line(held)))
    progress.end(_line(held))
    if held.played:
        listed = rows(held.played)
        standing = standings(planned.players, listed)
        print("\n".join([*table(standing), *say_forfeits(standing)]))
        write_outputs(*_outputs(given, planned, listed))
    for sentence in _remarks(held):
        complain(sentence)
    return 130 if held.stopped else 2 if held.lost else 0


def _planned(given: argparse.Namespace) -> Tournament:
    """What was asked for, tried out once before anybody is hired."""
    wished = wishes(given)
    seed = int(wished.pop("seed", "0"))
    for name in ("games", "patience", "memory"):
        if not getattr(given, name):
            raise mistake("tournament: {name}: 0 is too few", name=name)
    limits, players = Allowance(given.patience, given.memory), tuple(given.bots)
    try:
        game = find_game(given.game or FIRST).name
        return arrange(Tournament(game, players, given.games, seed, wished, limits))
    except PositionError as error:
        raise Mistake(f"tournament: {error.where}: {error.what}") from error
    except Mistake as error:
        raise Mistake(f"tournament: {error}") from error


def _outputs(
    given: argparse.Namespace, planned: Tournament, listed: Sequence[SeatRow]
) -> Iterator[Output]:
    """The files that are asked for, also before anything is played, when all are equal."""
    if given.theme not in THEMES:
        there = ", ".join(THEMES)
        raise mistake("tournament: there is no theme {name}; there are {there}",
                      name=excerpt(given.theme), there=there)  # fmt: skip
    standing = standings(planned.players, listed)
    if given.output is not None:
        picture = painter(given.output)(rating_plot(standing, given.theme))
        yield Output(named_file("tournament", given.output), picture)
    if given.html is not None:
        page = tournament_page(standing, _lead(planned, listed))
        yield Output(named_file("tournament", given.html), page, lambda old: SIGN.encode() in old)
    if given.csv is not None:
        head = ",".join(COLUMNS).encode()
        path = named_file("tournament", given.csv)
        yield Output(path, format_csv(listed), lambda old: old.startswith(head))


def _lead(planned: Tournament, listed: Sequence[SeatRow]) -> str:
    """What was played, for the head of a page."""
    options = {**planned.given, "seed": planned.seed}
    return say_many(
        "{number} game of {game} ({options})", "{number} games of {game} ({options})",
        len({row.game.number for row in listed}), game=find_game(planned.game).voice.title(),
        options=" ".join(f"--{name} {value}" for name, value in options.items()),
    )  # fmt: skip


def _line(held: HeldGames) -> str:
    return say("games: {played} of {games}; forfeits: {forfeits}",
               played=len(held.played), games=held.planned, forfeits=held.forfeits)  # fmt: skip


def _remarks(held: HeldGames) -> Iterator[str]:
    """What has to be said in the end."""
    for lost in held.lost[:_SHOWN]:
        yield say("game {number} was lost: {why}", number=lost.number + 1, why=lost.reason)
    if len(held.lost) > _SHOWN:
        yield say("games lost in all: {number}", number=len(held.lost))
    if held.stopped:
        yield say("Stopped. What was played until then counts.")
