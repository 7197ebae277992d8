"""Towers as text: ``b:4,13,27,38*,52*,66,79``."""

from typing import NamedTuple

from ....engine.errors import PositionError, excerpt
from ..box import COLOURS, LEVELS, MOST
from ..state import State
from .cards import parse_card

_TOKEN = "*"  # noqa: S105 (it stands on a block)


class Towers(NamedTuple):
    """What the first field of a position tells."""

    colours: str
    towers: tuple[bytes, ...]
    tokens: tuple[int, ...]


def parse_towers(field: str) -> Towers:
    """Read all towers, from the first player clockwise."""
    parts = field.split("|")
    if len(parts) > MOST:
        raise PositionError("towers", f"there are {len(parts)}; at most {MOST} can play")
    read = [_parse_tower(f"tower {number}", part) for number, part in enumerate(parts, 1)]
    colours = "".join(colour for colour, _, _ in read)
    if len(set(colours)) < len(colours):
        raise PositionError("towers", "two towers have the same colour")
    return Towers(colours, tuple(tower for _, tower, _ in read), tuple(bits for _, _, bits in read))


def _parse_tower(where: str, text: str) -> tuple[str, bytes, int]:
    """A colour, its blocks from the ground up, and a bit for each that has a token."""
    colour, colon, row = text.partition(":")
    if not colon or colour not in [*COLOURS]:
        raise PositionError(where, f"{excerpt(text)} does not start with a colour, as in b:4,13")
    blocks = row.split(",")
    if len(blocks) != LEVELS:
        raise PositionError(where, f"a tower has {LEVELS} blocks, and {len(blocks)} are written")
    tower = bytes(parse_card(where, block.removesuffix(_TOKEN)) for block in blocks)
    bits = sum(1 << place for place, block in enumerate(blocks) if block.endswith(_TOKEN))
    return colour, tower, bits


def format_towers(state: State) -> str:
    """Write all towers."""
    towers = zip(state.colours, state.towers, state.tokens, strict=True)
    return "|".join(f"{colour}:{_format_blocks(tower, bits)}" for colour, tower, bits in towers)


def _format_blocks(tower: bytes, bits: int) -> str:
    marks = (_TOKEN if bits >> place & 1 else "" for place in range(LEVELS))
    return ",".join(f"{block}{mark}" for block, mark in zip(tower, marks, strict=True))
