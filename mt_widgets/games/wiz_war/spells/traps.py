"""Pit and Grease: traps, which work on the wizard who drew them (``trap.now``)."""

from ..box import DAMAGE
from ..draft import Draft
from ..rules.damage import hurt
from ..rules.death import drop_all


def _pit(draft: Draft, seat: int) -> None:
    hurt(draft, draft.setup.colours[seat], DAMAGE["pit"], None)


TRAP_WORKS = {"pit": _pit, "grease": drop_all}
