"""The sides of a game: who wins together."""

from .game import AnyGame, Position

__all__ = ["sides_of"]


def sides_of(game: AnyGame, state: Position) -> tuple[tuple[int, ...], ...]:
    """The seats of each side, in the order of the seats."""
    seats = range(len(game.setup.seats(state)))
    return tuple(dict.fromkeys(tuple(sorted(game.rules.side(state, seat))) for seat in seats))
