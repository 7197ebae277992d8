"""States of Wiz-War for property tests: from play, and made up so that much happens in them."""

from random import Random

from hypothesis import strategies as st

from mt_widgets.engine.errors import PositionError
from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wiz_war import game, notation, setup
from mt_widgets.games.wiz_war.board import board_for
from mt_widgets.games.wiz_war.box import COLOURS, OPTIONS
from mt_widgets.games.wiz_war.cards import CARDS, CREATURES, ITEMS, NUMBERS, SINGLE, TRAPS
from mt_widgets.games.wiz_war.moves import Cast, Give, Move, Pass, StepWizard, Throw
from mt_widgets.games.wiz_war.state import State

__all__ = ["made_up", "made_up_states", "some_move", "start", "states", "walk"]

_COMMON = [card for card in CARDS if card not in SINGLE and card not in TRAPS]


def start(rng: Random) -> State:
    """A start position with any number of players and any options."""
    options = [option for option in OPTIONS if rng.random() < 0.25]
    given = {"players": rng.choice("234"), "options": ",".join(options)}
    return setup.new({**given, "seed": str(rng.randrange(1 << 30))})


def some_move(state: State, rng: Random) -> Move:
    """A random move; cards and attacks more often than passing, walking and trading."""
    if game.mover(state) == CHANCE:
        return game.chance_move(state, rng)
    moves = game.legal_moves(state)
    lively = [move for move in moves if not isinstance(move, Give | Throw | Pass | StepWizard)]
    cards = [move for move in lively if isinstance(move, Cast)]
    drawn = rng.random()
    return rng.choice((drawn < 0.4 and cards) or (drawn < 0.7 and lively) or moves)


def walk(state: State, moves: int, rng: Random) -> State:
    """The state after so many random moves, or the end."""
    for _ in range(moves):
        if game.mover(state) is None:
            break
        state = game.play(state, some_move(state, rng))
    return state


@st.composite
def states(draw: st.DrawFn) -> State:
    """States in the middle of random games."""
    rng = Random(draw(st.integers(0, 1 << 20)))
    return walk(start(rng), draw(st.integers(0, 250)), rng)


@st.composite
def made_up_states(draw: st.DrawFn) -> State:
    """Made-up states, and what comes of some moves in them."""
    rng = Random(draw(st.integers(0, 1 << 20)))
    return walk(made_up(rng), draw(st.integers(0, 12)), rng)


def made_up(rng: Random) -> State:
    """Wizards near each other with full hands, creatures, creations, fires and weak walls."""
    while True:
        try:
            return notation.parse_position(_Sketch(rng).text())
        except PositionError:
            continue  # a stone block on a wizard, say


class _Sketch:
    """A random position text that may or may not be readable."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.colours = rng.sample(COLOURS, rng.choice((2, 2, 3, 4)))
        self.board = board_for(len(self.colours))
        centre = rng.randrange(self.board.size)
        reach = rng.choice((1, 2, 3))
        self.near = [s for s in range(self.board.size) if self.board.apart(centre, s) <= reach]
        self.singles = rng.sample(sorted(SINGLE), len(SINGLE))
        self.treasures = [c.upper() for c in self.colours for _ in "12" if rng.random() < 0.8]
        self.turn = rng.choice(self.colours)

    def _square(self) -> str:
        near = self.rng.random() < 0.85
        return self.board.names[self.rng.choice(self.near if near else self.board.middles)]

    def _card(self) -> str:
        drawn = self.rng.random()
        if drawn < 0.15 and self.singles:
            return self.singles.pop()
        return self.rng.choice(NUMBERS if drawn < 0.35 else [*_COMMON, "?"])

    def _player(self, colour: str) -> str:
        rng = self.rng
        carried = [self.singles.pop() for _ in range(rng.choice((0, 0, 1))) if self.singles]
        carried = [thing for thing in carried if thing in ITEMS]
        if self.treasures and rng.random() < 0.5:
            carried.append(self.treasures.pop())
        hand = ",".join(self._card() for _ in range(rng.choice((0, 1, 3, 5, 8))))
        effects = [f"slow{rng.randint(1, 3)}{rng.choice(self.colours)}"] * (rng.random() < 0.2)
        effects += [f"vision{rng.randint(1, 3)}{colour}"] * (rng.random() < 0.2)
        effects += [f"giant{rng.randint(1, 3)}{colour}"] * (rng.random() < 0.1)
        effects += ["stun"] * (rng.random() < 0.1)
        text = f"{colour}{rng.choice((1, 2, 4, 6, 15))}@{self._square()}:{hand}"
        text += "+" + ",".join(carried) if carried else ""
        return text + ("~" + ",".join(effects) if effects else "")

    def _floor(self) -> str:
        rng, lying = self.rng, dict[str, list[str]]()
        for treasure in self.treasures:
            lying.setdefault(self._square(), []).append(treasure)
        for name in [one for one in self.singles if one in CREATURES][: rng.choice((0, 1, 2))]:
            self.singles.remove(name)
            owner = rng.choice(self.colours)
            marks = "+2!" if owner == self.turn else ""
            lying.setdefault(self._square(), []).append(f"{name}.{owner}{rng.randint(1, 3)}{marks}")
        for _ in range(rng.choice((0, 1, 2))):
            block = rng.choice(("stone", "bush", "bush-4", "stone-17"))
            lying.setdefault(self._square(), []).append(block)
        return "/".join(f"{s}:{','.join(things)}" for s, things in lying.items()) or "-"

    def text(self) -> str:
        """The whole position."""
        rng, board = self.rng, self.board
        sectors = [c + rng.choice("ABCD") + rng.choice("0123") for c in self.colours]
        rows = [sectors[:2], sectors[2:]] if len(sectors) == 4 else [sectors]
        players = "|".join(self._player(colour) for colour in self.colours)
        kinds = {
            rng.choice(board.border_names): rng.choice(("o", "w", "w19", "f")) for _ in range(8)
        }
        kinds |= {
            self._square() + rng.choice("es"): rng.choice(("o", "f", "w15")) for _ in range(5)
        }
        walls = ",".join(f"{border}:{kind}" for border, kind in kinds.items())
        options = ",".join(option for option in OPTIONS if rng.random() < 0.2)
        pile = ",".join(rng.choice([*TRAPS, *_COMMON]) for _ in range(rng.choice((0, 1, 3, 9))))
        piles = f"draw={pile} discard={rng.choice(_COMMON)}"
        place = "/".join(",".join(row) for row in rows)
        first = rng.choice(("", "", "", self.turn))
        return (
            f"{place} {self.turn}{rng.randrange(4)} {players} {self._floor()}"
            f" walls={walls} first={first} opt={options} {piles}"
        )
