"""The eight spells, a file each."""

from .free import FREE_A_WIZARD
from .move_castle import MOVE_THE_CASTLE
from .move_tower import HEADWIND_FOR_TOWERS, MOVE_A_TOWER
from .move_wizard import HEADWIND_FOR_WIZARDS, MOVE_A_WIZARD
from .piggyback import PIGGYBACK
from .spell import Spell
from .swap import SWAP_TOWERS

__all__ = ["SPELLS", "Spell"]

_ALL = (
    MOVE_A_WIZARD,
    MOVE_A_TOWER,
    SWAP_TOWERS,
    HEADWIND_FOR_WIZARDS,
    HEADWIND_FOR_TOWERS,
    MOVE_THE_CASTLE,
    PIGGYBACK,
    FREE_A_WIZARD,
)
SPELLS: dict[str, Spell] = {spell.code: spell for spell in _ALL}
