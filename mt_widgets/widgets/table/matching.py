"""Finding an equal: which level somebody would beat in about half of their games, and why."""

from datetime import UTC, datetime
from fractions import Fraction

from ...engine.errors import FileError
from ...engine.game import AnyGame, Position
from ...engine.words import say, say_many
from ...learner.data_folder import home
from ...learner.games import GamesFile, PlayedGame
from ...learner.rating import NEWEST, chance, rate
from ...search.opponents.levels import levels_of
from ...search.opponents.strengths import strengths_of
from .opponents import Opponents

__all__ = ["USUAL", "Matching"]

USUAL = 2  # the level that is proposed to whom nobody knows
_FILE = "games.json"


class Matching:
    """Proposes a level and keeps how games end, where that is wished for."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.wished = self._file.wished
        self.mode = ""  # how the game was set up, where that is not the usual
        self._noted = False

    @property
    def _file(self) -> GamesFile:
        return GamesFile(home() / _FILE)

    def begin(self, mode: str) -> None:
        """Another game begins."""
        self.mode, self._noted = mode, False

    def wish(self, *, wished: bool) -> str:
        """Propose from now on, or not; a sentence if that could not be kept."""
        self.wished = wished
        try:
            self._file.wish(wished=wished)
        except FileError as error:
            return _sorry(error)
        return ""

    def propose(self, state: Position, seat: int) -> tuple[int, str]:
        """A level for all others, and why this one."""
        played = self._file.games(self._game.name) if self.wished else ()
        levels, strengths = levels_of(self._game), strengths_of(self._game)
        usual = min(USUAL, len(levels))
        rating = rate(played, strengths, strengths[usual - 1])
        chances = [self._chance(state, seat, rating.points, points) for points in strengths]
        nearest = min(range(len(levels)), key=lambda one: abs(chances[one] - 0.5))
        number = nearest + 1 if rating.games else usual
        won = sum(one.share > 0 for one in played[-NEWEST:])
        name = say(levels[number - 1].name)
        return number, _why(name, rating.games, won, round(10 * chances[number - 1]))

    def _chance(self, state: Position, seat: int, mine: float, theirs: float) -> float:
        side, *rivals = _sides(self._game, state, seat)
        against = [[theirs] * len(rival) for rival in rivals]
        return chance(mine, [theirs] * (len(side) - 1), against)

    def note(self, state: Position, opponents: Opponents) -> str:
        """Keep how a game has ended, once; a sentence if that could not be done.

        It tells something of one person only where all others are levels.
        """
        won = self._game.rules.winners(state)
        seats = range(len(self._game.setup.seats(state)))
        people = [seat for seat in seats if seat not in opponents.seats]
        if won is None or self._noted or not self.wished or len(people) != 1:
            return ""
        if len(seats) < 2 or not all(one.level for one in opponents.seats.values()):
            return ""
        self._noted = True
        try:
            self._file.note(self._played(state, people[0], opponents))
        except FileError as error:
            return _sorry(error)
        return ""

    def _played(self, state: Position, seat: int, opponents: Opponents) -> PlayedGame:
        sides = _sides(self._game, state, seat)
        mine, *rivals = (
            tuple(opponents.seats[one].level for one in sorted(side - {seat})) for side in sides
        )
        winners = frozenset(self._game.rules.winners(state) or ())
        winning = sum(not winners.isdisjoint(side) for side in sides)
        share = Fraction(not winners.isdisjoint(sides[0]), max(winning, 1))
        ended = datetime.now(UTC).isoformat(timespec="seconds")
        return PlayedGame(self._game.name, ended, self.mode, mine, tuple(rivals), share)


def _sides(game: AnyGame, state: Position, seat: int) -> list[frozenset[int]]:
    """All sides at a table, the one of a seat first."""
    seats = range(len(game.setup.seats(state)))
    sides = dict.fromkeys(game.rules.side(state, one) for one in (seat, *seats))
    return list(sides)


def _why(name: str, games: int, won: int, tenths: int) -> str:
    if not games:
        return say("No game is kept yet, so {name} is where most people start.", name=name)
    return say_many(
        "You have played {number} game so far, so this is a guess: try {name}.",
        "You won {won} of your last {number} games. Against {name} you should win {tenths} in 10.",
        games, name=name, won=won, tenths=tenths,
    )  # fmt: skip


def _sorry(error: FileError) -> str:
    return say("How the game ended could not be kept: {error}", error=error)
