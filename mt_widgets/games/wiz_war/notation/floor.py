"""What lies and stands in the maze: creations, creatures, items and treasures."""

import re
from dataclasses import dataclass, field

from ....engine.errors import PositionError, excerpt
from ..box import COLOURS, CREATURE_ROWS, STRENGTH
from ..cards import CREATURES
from ..state import Creation, Creature, Setup, State
from ..things import CREATIONS, RANK, THINGS
from .reading import parse_number, parse_square

_CREATION = re.compile(rf"({'|'.join(CREATIONS)})(?:-(\d+))?", re.ASCII)
_CREATURE = re.compile(rf"({'|'.join(CREATURES)})\.([{COLOURS}])(\d+)(?:\+(\d+))?(!?)", re.ASCII)


@dataclass
class ParsedFloor:
    """The floor as read."""

    things: list[tuple[int, str]] = field(default_factory=list)
    creations: list[Creation] = field(default_factory=list)
    creatures: list[Creature] = field(default_factory=list)


def parse_floor(setup: Setup, text: str) -> ParsedFloor:
    """Read the floor."""
    floor, seen = ParsedFloor(), set[int]()
    for part in text.split("/") if text != "-" else ():
        name, colon, listed = part.partition(":")
        square = parse_square(setup.board, "floor", name)
        if square in seen:
            raise PositionError(name, "this square stands there twice")
        if not colon or not listed:
            raise PositionError(name, "nothing stands behind this square")
        seen.add(square)
        for piece in listed.split(","):
            _parse_piece(setup, floor, square, piece)
    return floor


def _parse_piece(setup: Setup, floor: ParsedFloor, square: int, text: str) -> None:
    where = setup.board.names[square]
    creation, creature = _CREATION.fullmatch(text), _CREATURE.fullmatch(text)
    if creation is not None:
        name, damage = creation.groups()
        taken = parse_number(where, damage or "0", 0, STRENGTH[name] - 1)
        floor.creations.append(Creation(square, name, taken))
    elif creature is not None:
        name, colour, life, steps, attack = creature.groups()
        if colour not in setup.seat:
            raise PositionError(where, f"{colour} does not play and has no {name}")
        row = CREATURE_ROWS[name]
        floor.creatures.append(
            Creature(
                name,
                setup.seat[colour],
                square,
                parse_number(where, life, 1, row["life"]),
                parse_number(where, steps or "0", 0, row["steps"]),
                bool(attack),
            )
        )
    elif text in THINGS:
        floor.things.append((square, text))
    else:
        raise PositionError(where, f"{excerpt(text)} is nothing that can be there")


def format_floor(state: State) -> str:
    """Write the floor."""
    pieces = [(square, RANK[thing], thing) for square, thing in state.things]
    for one in state.creations:
        damage = f"-{one.damage}" if one.damage else ""
        pieces.append((one.square, RANK[one.name], one.name + damage))
    pieces += [
        (one.square, RANK[one.name], _format_creature(state, one)) for one in state.creatures
    ]
    listed = dict[int, list[str]]()
    for square, _, text in sorted(pieces):
        listed.setdefault(square, []).append(text)
    names = state.setup.board.names
    return "/".join(f"{names[s]}:{','.join(texts)}" for s, texts in listed.items()) or "-"


def _format_creature(state: State, creature: Creature) -> str:
    colour = state.setup.colours[creature.owner]
    text = f"{creature.name}.{colour}{creature.life}"
    return text + (f"+{creature.steps}" if creature.steps else "") + "!" * creature.attack
