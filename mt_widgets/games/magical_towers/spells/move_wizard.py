"""Move a wizard, and its mirror image, the headwind: any wizard in sight goes one space."""

from collections.abc import Iterator
from functools import partial

from ....engine.errors import Refusal, refuse
from ..box import SPACES, SPELL_STEPS
from ..draft import Draft, Position
from ..moves import Cast, Wizard
from ..rules.wizards import has_room, own_colour, walk, why_not_in_sight, why_not_walk
from ..tables import wizard_table
from .spell import Spell


def _selfish(code: str, position: Position) -> bool:
    """The option of ``spell.own-benefit``: the base game's Move a wizard moves own wizards only."""
    return code == "mw" and "own_benefit" in position.table.options and not position.table.master


def _spell(code: str) -> Spell:
    steps, table = SPELL_STEPS[code], wizard_table(partial(Cast, code))

    def casts(position: Position, seat: int) -> Iterator[Cast]:
        own = own_colour(position, seat) if _selfish(code, position) else position.table.colours
        for colour in own:
            row = table[colour]
            for space, top in enumerate(position.tops):
                if colour in top and has_room(position, (space + steps) % SPACES):
                    yield row[space]

    def why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
        wizard = cast.target
        assert isinstance(wizard, Wizard)
        hidden = why_not_in_sight(position, wizard)
        if hidden is not None:
            return hidden
        if _selfish(code, position) and wizard.colour != own_colour(position, seat):
            return refuse("spell.own-benefit", colour=wizard.colour)
        return why_not_walk(position, wizard, steps)

    def carry_out(draft: Draft, seat: int, cast: Cast) -> bool:
        wizard = cast.target
        assert isinstance(wizard, Wizard)
        own = wizard.colour == own_colour(draft, seat)
        return walk(draft, wizard, steps) and own

    return Spell(code, casts, why_not, carry_out)


MOVE_A_WIZARD = _spell("mw")
HEADWIND_FOR_WIZARDS = _spell("hw")
