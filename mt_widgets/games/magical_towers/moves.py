"""Moves: one frozen dataclass per kind. A move names only what its mover can see."""

from dataclasses import dataclass

from ...engine.written import Written


@dataclass(frozen=True, slots=True)
class Wizard:
    """A wizard in sight: ``b5``."""

    colour: str
    space: int


@dataclass(frozen=True, slots=True)
class Tower:
    """A tower, counted from the ground: ``t5.1``."""

    space: int
    number: int


Piece = Wizard | Tower
Target = Wizard | Tower | tuple[int, int] | int
"""What a spell is cast on: a piece, two spaces, or a direction (1 forward, -1 back)."""


@dataclass(frozen=True, slots=True)
class PlayCard(Written):
    """A card with printed steps and the piece it moves (None: it allows no move): ``W3:b5&b5``."""

    card: str
    piece: Piece | None
    riders: tuple[Wizard, ...] = ()


@dataclass(frozen=True, slots=True)
class RollCard(Written):
    """A dice card is played; the roll follows: ``W**``."""

    card: str


@dataclass(frozen=True, slots=True)
class Roll(Written):
    """Chance: what the die shows: ``=3``."""

    value: int


@dataclass(frozen=True, slots=True)
class RollAgain(Written):
    """The roll is disliked: ``again``."""


@dataclass(frozen=True, slots=True)
class Choose(Written):
    """The piece that the rolled steps move (None: they allow no move): ``b5``."""

    piece: Piece | None
    riders: tuple[Wizard, ...] = ()


@dataclass(frozen=True, slots=True)
class NewHand(Written):
    """The whole hand for three new cards, with a push of one tower if wanted: ``new:t5.1``."""

    push: Tower | None = None


@dataclass(frozen=True, slots=True)
class Cast(Written):
    """A spell on its target: ``mw:b5``; ``freed`` is the partner's colour: ``fw:t5.1=y``."""

    spell: str
    target: Target
    freed: str = ""


@dataclass(frozen=True, slots=True)
class EndTurn(Written):
    """No spell any more: ``end``."""


@dataclass(frozen=True, slots=True)
class Pass(Written):
    """Not casting in this window: ``pass``."""


@dataclass(frozen=True, slots=True)
class Ask(Written):
    """Ask the partner for a card: ``ask``."""


@dataclass(frozen=True, slots=True)
class Lend(Written):
    """The partner passes a card: ``lend:W3``."""

    card: str


@dataclass(frozen=True, slots=True)
class Decline(Written):
    """The partner passes no card: ``decline``."""


@dataclass(frozen=True, slots=True)
class GiveBack(Written):
    """The active player gives a card back: ``back:T1``."""

    card: str


@dataclass(frozen=True, slots=True)
class Give(Written):
    """Full flasks to the partner: ``give:2``."""

    flasks: int


@dataclass(frozen=True, slots=True)
class Get(Written):
    """Full flasks from the partner: ``get:2``."""

    flasks: int


@dataclass(frozen=True, slots=True)
class Shuffle(Written):
    """Chance: the new draw pile from the top, as card letters: ``shuffle:W2,T3``."""

    pile: str


Move = (
    PlayCard
    | RollCard
    | Roll
    | RollAgain
    | Choose
    | NewHand
    | Cast
    | EndTurn
    | Pass
    | Ask
    | Lend
    | Decline
    | GiveBack
    | Give
    | Get
    | Shuffle
)
