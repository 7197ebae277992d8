"""A tournament in words: a table for a terminal, who was shut out and why, and all of it as CSV."""

from collections.abc import Iterable, Iterator, Sequence

from ..engine.words import say, say_many
from ..files.spreadsheet import format_table
from .standings import SeatRow, Standing

__all__ = ["cells", "format_csv", "heads", "say_forfeits", "table"]

_SHOWN = 5  # reasons of a player that are told
_GAP = "  "


def heads() -> tuple[str, ...]:
    """What stands above the numbers of each player."""
    return (
        say("player"), say("rating"), say("games"), say("wins"), say("share"), say("to 95 %"),
        say("forfeits"),
    )  # fmt: skip


def cells(one: Standing) -> tuple[str, ...]:
    """The numbers of a player."""
    low, high = one.bounds
    share = f"{one.wins / one.games:.1%}" if one.games else "-"
    return (
        one.player, f"{one.rating.value:.1f} ± {one.rating.spread:.1f}", str(one.games),
        f"{one.wins:.1f}".removesuffix(".0"), share, f"{low:.1%} - {high:.1%}",
        str(one.forfeits.total()),
    )  # fmt: skip


def table(standing: Iterable[Standing]) -> list[str]:
    """The lines of a table, names to the left and numbers to the right."""
    lines = [heads(), *map(cells, standing)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return [_line(line, widths) for line in lines]


def _line(line: Sequence[str], widths: Sequence[int]) -> str:
    name, *numbers = (
        cell.ljust(width) if not place else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(line, widths, strict=True))
    )
    return _GAP.join([name, *numbers])


def say_forfeits(standing: Iterable[Standing]) -> Iterator[str]:
    """Why games were lost without being played to their end, the most common reasons first."""
    for one in standing:
        for reason, number in one.forfeits.most_common(_SHOWN):
            yield say_many(
                "{player} lost {number} game by forfeit: {reason}",
                "{player} lost {number} games by forfeit: {reason}",
                number, player=one.player, reason=reason,
            )  # fmt: skip
        more = len(one.forfeits) - _SHOWN
        if more > 0:
            yield say_many(
                "{player} has {number} more reason for a forfeit.",
                "{player} has {number} more reasons for forfeits.", more, player=one.player,
            )  # fmt: skip


def format_csv(rows: Iterable[SeatRow]) -> str:
    """A line for every seat of every game; names of columns are for programs, in no language."""
    return format_table([COLUMNS, *map(_values, rows)])


COLUMNS = "game", "seed", "seat", "player", "win", "rating", "to_95", "moves", "forfeit"


def _values(row: SeatRow) -> tuple[object, ...]:
    game = row.game
    return (
        game.number, game.match.seed, row.seat + 1, row.player, round(row.share, 4),
        round(row.rating.value, 4), round(row.rating.spread, 4), game.result.moves, row.forfeit,
    )  # fmt: skip
