"""The attack cards and neutral cards, a module for each kind of effect."""

from ..cards import ITEMS
from .blocks import STONE_BLOCK, THORN_BUSH
from .creature import OGRE, SKELETON
from .dispel import DISPEL
from .fumble import FUMBLE
from .gust import GUST
from .item import ITEM
from .lasting import GIANT, SLOW, VISION
from .rotate import TURN_SECTOR
from .spell import Spell
from .striking import DOOM, FIREBALL, LIGHTNING, THRUST
from .swap import SWAP
from .teleport import TELEPORT
from .through import GHOST, PICK_LOCK
from .walls import CREATE_WALL, DESTROY_WALL, WALL_OF_FIRE

__all__ = ["SPELLS"]

SPELLS: dict[str, Spell] = {
    "fireball": FIREBALL,
    "thrust": THRUST,
    "lightning": LIGHTNING,
    "doom": DOOM,
    "gust": GUST,
    "slow": SLOW,
    "swap": SWAP,
    "fumble": FUMBLE,
    "ogre": OGRE,
    "teleport": TELEPORT,
    "picklock": PICK_LOCK,
    "ghost": GHOST,
    "destroywall": DESTROY_WALL,
    "rotate": TURN_SECTOR,
    "dispel": DISPEL,
    "vision": VISION,
    "giant": GIANT,
    "createwall": CREATE_WALL,
    "stone": STONE_BLOCK,
    "bush": THORN_BUSH,
    "firewall": WALL_OF_FIRE,
    "skeleton": SKELETON,
    **dict.fromkeys(ITEMS, ITEM),
}
