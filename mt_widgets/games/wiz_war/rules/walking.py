"""Steps of wizards and creatures in a main part (section 7)."""

from ..characters import creature_named
from ..draft import Draft
from .moving import cross
from .turns import no_steps_left, spend_step

__all__ = ["walk", "walk_creature"]


def walk(draft: Draft, seat: int, way: str) -> None:
    """One step of the wizard whose turn it is; ``move.bush``: a bush costs all the others."""
    spend_step(draft)
    if cross(draft, draft.table.colours[seat], way, None):
        no_steps_left(draft, seat)


def walk_creature(draft: Draft, name: str, way: str) -> None:
    """One step of a creature, by the same rules (``creature.steps``)."""
    creature = creature_named(draft, name)
    assert creature is not None
    stopped = cross(draft, name, way, None)
    left = 0 if stopped else creature.steps - 1
    draft.creatures = tuple(
        one._replace(steps=left) if one.name == name else one for one in draft.creatures
    )
