"""Destroy Wall, Create Wall and Wall of Fire: cards on a border in sight."""

from collections.abc import Callable

from ....engine.errors import Refusal, refuse
from ..changes import do
from ..draft import Draft, Position
from ..events import BorderOpened, Event, FireMade, WallMade
from ..maze import Sight
from ..moves import Cast
from ..rules.seeing import in_sight
from .spell import Aim, Spell


def _spell(
    rule: str, kinds: str, seen: Callable[[Sight], tuple[int, ...]], event: Callable[[int], Event]
) -> Spell:
    """A card that works on borders of some kinds; the rule refuses any other border."""

    def aims(position: Position, seat: int) -> list[Aim]:
        names = position.setup.board.border_names
        return [(names[border], "") for border in seen(in_sight(position, seat))]

    def why_not(position: Position, seat: int, cast: Cast) -> Refusal | None:
        border = position.setup.board.border[cast.target]
        if position.borders[border] not in kinds:
            return refuse(rule, "border" if rule == "create.empty" else "", border=cast.target)
        if border not in in_sight(position, seat).border_set:
            return refuse("los.needed", target=cast.target)
        return None

    def work(draft: Draft, seat: int, cast: Cast, ward: int) -> None:
        do(draft, event(draft.setup.board.border[cast.target]))

    return Spell(aims, why_not, work)


DESTROY_WALL = _spell("card.destroywall", "wd", lambda sight: sight.sections, BorderOpened)
CREATE_WALL = _spell("create.empty", "o", lambda sight: sight.open_borders, WallMade)
WALL_OF_FIRE = _spell("create.empty", "o", lambda sight: sight.open_borders, FireMade)
