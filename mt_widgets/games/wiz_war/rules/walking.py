"""Steps of wizards and creatures in a main part (section 7)."""

from ..characters import creature_named
from ..draft import Draft
from .main_part import no_steps_left
from .moving import cross


def walk(draft: Draft, seat: int, way: str) -> None:
    """One step of the wizard whose turn it is; ``move.bush``: a bush costs all the others."""
    draft.turn = draft.turn._replace(steps=draft.turn.steps - 1)
    if cross(draft, draft.setup.colours[seat], way, None):
        no_steps_left(draft, seat)


def walk_creature(draft: Draft, name: str, way: str) -> None:
    """One step of a creature, by the same rules (``creature.steps``)."""
    creature = creature_named(draft, name)
    assert creature is not None
    left = 0 if cross(draft, name, way, None) else creature.steps - 1
    draft.change_creature(name, lambda one: one._replace(steps=left))
