"""State: everything about a game at one moment, immutable, made of short strings and tuples."""

from dataclasses import dataclass, field
from typing import NamedTuple

from .box import SPELL_COSTS
from .moves import Piece, Tower


@dataclass(frozen=True)
class Table:
    """What stays the same all game: who sits where, the spells laid out, the way of playing."""

    colours: str
    spells: tuple[str, ...] = ()
    master: bool = False
    team: bool = False
    solo: bool = False
    options: frozenset[str] = frozenset()
    costs: tuple[tuple[str, int], ...] = ()  # only those that differ from the box
    cost: dict[str, int] = field(init=False, compare=False, repr=False)
    cheapest: int = field(init=False, compare=False, repr=False)
    seats: int = field(init=False, compare=False, repr=False)
    reactions: bool = field(init=False, compare=False, repr=False)
    plain: bool = field(init=False, compare=False, repr=False)
    flat: bool = field(init=False, compare=False, repr=False)  # plain, or alone in base timing
    _hash: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        spells = tuple(code for code in SPELL_COSTS if code in self.spells)  # always in one order
        cost = {code: dict(self.costs).get(code, SPELL_COSTS[code]) for code in spells}
        object.__setattr__(self, "spells", spells)
        object.__setattr__(self, "cost", cost)
        object.__setattr__(self, "cheapest", min(cost.values(), default=1_000_000))
        object.__setattr__(self, "seats", len(self.colours))
        reactions = self.master or "free_any_time" in self.options
        object.__setattr__(self, "reactions", reactions)
        object.__setattr__(self, "plain", not (reactions or self.team or self.solo))
        object.__setattr__(self, "flat", not (reactions or self.team))
        object.__setattr__(self, "_hash", hash((self.colours, spells, self.options, self.costs)))

    def __hash__(self) -> int:
        """Reckoned once: a search looks every state up, and its table with it."""
        return self._hash

    def __reduce__(self) -> tuple[type["Table"], tuple[object, ...]]:
        """For another process, in which texts have other hashes: what it was made of."""
        made_of = self.colours, self.spells, self.master, self.team, self.solo, self.options
        return Table, (*made_of, self.costs)

    def partner(self, seat: int) -> int | None:
        """The seat opposite in a team game."""
        return (seat + self.seats // 2) % self.seats if self.team else None


# What has been used up in a turn; the strings are those of the notation, in its order.
MARKS = SPELL_CAST, CARD_EXCHANGED, FLASKS_GIVEN, FLASKS_GOT = "*", "%", "&give", "&get"


@dataclass(frozen=True, slots=True)
class Rolling:
    """A dice card under way: its rolls so far, and whether the next one is awaited."""

    card: str
    rolls: tuple[int, ...] = ()
    awaiting: bool = True


@dataclass(frozen=True, slots=True)
class Named:
    """A move that is named but not yet made: what moves it, the piece, its level, who rides along.

    ``card`` is ``new`` for the push of a new-hand turn. ``piece`` is None once the wizard is home.
    ``level`` is the level a wizard stands on; it is on top unless it was imprisoned meanwhile.
    """

    card: str
    rolls: tuple[int, ...]
    piece: Piece | None
    level: int = 0
    riders: str = ""


@dataclass(frozen=True, slots=True)
class Window:
    """A time to cast: ``before``, ``during`` (with the named move) or ``after``; who is to decide.

    ``passes`` counts those in a row, with the players who could cast nothing and were not asked.
    """

    name: str
    decider: int
    passes: int = 0
    named: Named | None = None


@dataclass(frozen=True, slots=True)
class Asking:
    """The partner has been asked for a card."""


@dataclass(frozen=True, slots=True)
class Lending:
    """The partner has passed this card (a letter); one is to be given back."""

    card: str


@dataclass(frozen=True, slots=True)
class Shuffling:
    """The draw pile ran out while drawing; ``push`` is what a new-hand turn does next."""

    push: Tower | None = None


Pending = Rolling | Window | Asking | Lending | Shuffling


MARK_SETS = [
    frozenset(mark for bit, mark in enumerate(MARKS) if used >> bit & 1)
    for used in range(1 << len(MARKS))
]
BETWEEN = "|"  # the players' hands, or what they have cast, in one string


def pack_marks(marks: frozenset[str]) -> int:
    """A bit for each mark, in the order of the notation."""
    return sum(1 << bit for bit, mark in enumerate(MARKS) if mark in marks)


class State(NamedTuple):
    """A position with everything in it; see the notation for each field's text.

    Spaces are held as ``covered`` and ``tops`` (see stacks). What belongs to the players is packed,
    for a search keeps many states: ``counts`` is all that are home, then full, empty and spent;
    ``held`` the hands; ``used`` the marks and ``spoken`` the casts. The properties below unpack
    it, by seat. Hands and piles are strings of card letters; ``draw`` is None where nobody told
    us the pile.
    """

    table: Table
    covered: tuple[str, ...]
    tops: tuple[str, ...]
    castle: int
    seat: int
    action: int
    used: int
    spoken: str
    pending: Pending | None
    counts: tuple[int, ...]
    held: str
    draw: str | None
    discard: str

    @property
    def marks(self) -> frozenset[str]:
        """What has been used up in this turn."""
        return MARK_SETS[self.used]

    @property
    def casts(self) -> tuple[str, ...]:
        """Who has cast what in this action; nothing where nobody has."""
        return tuple(self.spoken.split(BETWEEN)) if self.spoken else ()

    @property
    def home(self) -> tuple[int, ...]:
        """Each player's wizards in the castle."""
        return self.counts[: self.table.seats]

    @property
    def full(self) -> tuple[int, ...]:
        """Each player's full flasks."""
        return self.counts[self.table.seats : 2 * self.table.seats]

    @property
    def empty(self) -> tuple[int, ...]:
        """Each player's empty flasks."""
        return self.counts[2 * self.table.seats : 3 * self.table.seats]

    @property
    def spent(self) -> tuple[int, ...]:
        """Each player's spent flasks."""
        return self.counts[3 * self.table.seats :]

    @property
    def hands(self) -> tuple[str, ...]:
        """Each player's cards."""
        return tuple(self.held.split(BETWEEN))

    def __str__(self) -> str:
        """The position as text."""
        from .notation import format_position  # the notation imports states

        return format_position(self)

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, str]:
        """What a notebook shows: the whole position as a picture."""
        from .view import look  # views are made of states

        return look(self)._repr_mimebundle_(**kwargs)
