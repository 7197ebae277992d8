"""One game between bots: the same result for the same seed, wherever it is played."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from ..engine.errors import IllegalMove, MoveError
from ..engine.game import CHANCE, AnyGame, Position
from ..engine.record import each_move, play_legal
from ..engine.sides import sides_of
from ..engine.words import say
from ..games import find_game
from .bot_file import Allowance, BotFile, HostedBot
from .bot_host import BotFailed, BotKilled
from .players import Bot, find_bot, is_file

__all__ = ["Match", "MatchResult", "play_match"]

_LONGEST = 10_000  # moves, those of chance included
_TRIES = 3  # how often the process of a bot may be killed in a game before that is its own fault

Sides = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Match:
    """Who sits where, in which game, with which cards."""

    game: str
    players: tuple[str, ...]
    seed: int
    given: Mapping[str, str] = field(default_factory=dict)
    patience: float = Allowance.seconds  # seconds for one move of a bot that somebody wrote
    megabytes: int = Allowance.megabytes  # for such a bot


@dataclass(frozen=True)
class MatchResult:
    """The share of the win that each seat has, and why somebody was shut out.

    ``sides`` are the seats that win together; ``forfeit`` is the seat that was shut out.
    """

    shares: tuple[float, ...]
    moves: int
    told: str = ""
    sides: Sides = ()
    forfeit: int | None = None


class _Forfeit(Exception):
    """A seat has lost its game by what its bot did."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(seat, reason)
        self.seat, self.reason = seat, reason


class _Interrupted(Exception):
    """Somebody else has ended the process of a seat's bot."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


def play_match(match: Match) -> MatchResult:
    """The game from its start to its end; a bot that fails loses it, and says why.

    Where the process of a bot is killed, the game begins once more: nobody loses by that.
    """
    killed = Counter[int]()
    while True:
        try:
            return _play(match)
        except _Interrupted as by:
            killed[by.seat] += 1
            if killed[by.seat] == _TRIES:
                told = say("its process was killed {times} times", times=_TRIES)
                return _shut_out(match, sides_of(*_begun(match)), by.seat, told)


def _begun(match: Match) -> tuple[AnyGame, Position]:
    game = find_game(match.game)
    return game, game.setup.new({**match.given, "seed": str(match.seed)})


def _play(match: Match) -> MatchResult:
    game, state = _begun(match)
    rng, sides, moves = Random(match.seed), sides_of(game, state), 0
    bots = [_seated(match, game, seat) for seat in range(len(match.players))]
    try:
        while (mover := game.rules.mover(state)) is not None and moves < _LONGEST:
            state = (
                game.rules.play(state, game.rules.chance_move(state, rng))
                if mover == CHANCE
                else _moved(game, state, mover, bots[mover], rng)
            )
            moves += 1
    except _Forfeit as lost:
        return _shut_out(match, sides, lost.seat, lost.reason, moves)
    finally:
        for bot in bots:
            if isinstance(bot, HostedBot):
                bot.end()
    return MatchResult(_shares(sides, game.rules.winners(state) or ()), moves, sides=sides)


def _shut_out(match: Match, sides: Sides, out: int, reason: str, moves: int = 0) -> MatchResult:
    """All other sides have won."""
    others = [seat for side in sides if out not in side for seat in side]
    told = f"{match.players[out]}: {reason}"
    return MatchResult(_shares(sides, others), moves, told, sides, out)


def _shares(sides: Sides, won: Sequence[int]) -> tuple[float, ...]:
    seats = sum(map(len, sides))
    return tuple(1 / len(won) if seat in won else 0.0 for seat in range(seats))


def _seated(match: Match, game: AnyGame, seat: int) -> Bot:
    """The bot of a seat; one that somebody wrote has a process of its own."""
    name = match.players[seat]
    if not is_file(name):
        return find_bot(game, name, seat)
    limits = Allowance(match.patience, match.megabytes)
    return HostedBot(BotFile.named(name), match.game, f"{match.seed} {seat}", limits)


def _moved(game: AnyGame, state: Position, seat: int, bot: Bot, rng: Random) -> Position:
    """The state after a bot's move; raises _Forfeit for what no player may do."""
    view = game.knowledge.look(state, seat, game.knowledge.GRADES[-1])
    try:
        chosen = bot(view, rng)
    except BotKilled:
        raise _Interrupted(seat) from None
    except BotFailed as failed:
        raise _Forfeit(seat, str(failed)) from None
    try:
        moves = [*each_move(game, [chosen])]
        if len(moves) == 1:
            return play_legal(game, state, moves[0])
    except IllegalMove as refused:
        raise _Forfeit(seat, say("an illegal move: {why}", why=refused)) from None
    except MoveError as unread:
        raise _Forfeit(seat, str(unread)) from None
    raise _Forfeit(seat, say("one move is asked for, not {number}", number=len(moves)))
