"""The old name of the board's model, which tutorials have shown."""

from .board_model import BoardModel as Sitting

__all__ = ["Sitting"]
