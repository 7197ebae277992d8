"""What a miner is told, and what a miner brings back; both travel between machines."""

from dataclasses import dataclass, field

__all__ = ["Find", "Haul", "Job", "Settings"]


@dataclass(frozen=True, slots=True)
class Settings:
    """How the games are played and where one looks; None: each game has its own by its seed."""

    players: int | str | None = None
    spells: int | str | None = None
    rules: str = "base"
    bots: str = "greedy"  # by name, with commas between, taken in turn by the seats
    theme: str = ""  # only puzzles of this theme
    looks: int = 8  # positions of a game; turns that follow each other are much alike
    most: int = 3_000  # positions in a proof: what takes more is too large for people as well

    def __str__(self) -> str:
        """One line that tells them all."""
        return " ".join(f"{name}={getattr(self, name)}" for name in self.__slots__)


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
    """A puzzle: the stem of its file's name, the file's text, and what it has with its likes."""

    name: str
    text: str
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Haul:
    """What one game brought: its finds, and how many candidates were looked at for them."""

    finds: tuple[Find, ...] = ()
    candidates: int = 0
