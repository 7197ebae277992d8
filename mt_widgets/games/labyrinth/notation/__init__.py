"""Positions and moves as text: the contract with people, files and other programs."""

from .moves import format_move, parse_moves
from .position import format_position, parse_position

__all__ = ["format_move", "format_position", "parse_moves", "parse_position"]
