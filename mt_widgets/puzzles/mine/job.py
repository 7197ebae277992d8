"""What a miner is told, and what a miner brings back; both travel between machines."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...games import FIRST, find_game


@dataclass(frozen=True, slots=True)
class Settings:
    """How the games are played and where one looks; None: each game has its own by its seed.

    ``given`` are the options of the game's mining, those that are left out with their usual values.
    """

    given: Mapping[str, str | None] = field(default_factory=dict)
    theme: str = ""  # only puzzles of this theme
    looks: int = 8  # positions of a game; turns that follow each other are much alike
    most: int = 3_000  # positions in a proof: what takes more is too large for people as well
    game: str = FIRST

    @property
    def options(self) -> dict[str, str | None]:
        """Every option of the game's mining, with its value."""
        usual = {one.name: one.value or None for one in find_game(self.game).mining.OPTIONS}
        return {**usual, **self.given}

    def __str__(self) -> str:
        """One line that tells them all."""
        named = {} if self.game == FIRST else {"game": self.game}
        told = {
            **named,
            **self.options,
            "theme": self.theme,
            "looks": self.looks,
            "most": self.most,
        }
        return " ".join(f"{name}={value}" for name, value in told.items())


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played and looked through."""

    seed: int
    settings: Settings = field(default_factory=Settings)

    def __str__(self) -> str:
        """One line that no other job has."""
        return f"seed={self.seed} {self.settings}"


@dataclass(frozen=True, slots=True)
class Find:
    """A puzzle: the stem of its file's name, its text, and what it shares with similar ones."""

    name: str
    text: str
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Haul:
    """What one game brought: its finds, and how many candidates were looked at for them."""

    finds: tuple[Find, ...] = ()
    candidates: int = 0
