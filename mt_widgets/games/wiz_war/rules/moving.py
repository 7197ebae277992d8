"""Moving (section 7): steps, doors, fire and bushes."""

from ....engine.errors import Refusal, refuse
from ..box import DAMAGE, STEPS
from ..cards import CREATURES
from ..changes import do
from ..characters import creation_on, is_alive, is_filled, owner_of, square_of
from ..draft import Draft, Position
from ..events import CreatureMoved, WizardMoved
from ..lasting import is_under
from .damage import hurt


def steps_at_start(position: Position, seat: int) -> int:
    """``move.steps``: how many steps a wizard has in a turn."""
    if is_under(position, seat, "slow"):
        return 1
    return STEPS + ("speedstone" in position.carried[seat])


def _opens(position: Position, who: str, border: int) -> bool:
    """``board.doors``: whether a door is open to a character."""
    setup = position.setup
    if "freedoors" in setup.options:
        return True
    seat = owner_of(position, who)
    if who not in CREATURES and "key" in position.carried[seat]:
        return True  # card.key
    return setup.owners[setup.board.sector[border // 2]] == seat


def why_not_step(position: Position, who: str, way: str) -> Refusal | None:
    """``move.walls``, ``move.doors`` and ``move.filled`` for a step of a character."""
    names = position.setup.board.names
    square = square_of(position, who)
    border, target = position.setup.board.next[square][way]
    kind = position.borders[border]
    if kind == "w":
        return refuse("move.walls", square=names[square], target=names[target])
    if kind == "d" and not _opens(position, who, border):
        return refuse("move.doors", square=names[square], target=names[target])
    return why_not_into(position, who, target)


def why_not_into(position: Position, who: str, square: int) -> Refusal | None:
    """``move.filled``: whether a character has room in a square."""
    if is_filled(position, square, who):
        return refuse("move.filled", square=position.setup.board.names[square])
    return None


def move_to(draft: Draft, who: str, target: int, manner: str) -> None:
    """Put a character into another square."""
    origin = square_of(draft, who)
    if who in CREATURES:
        do(draft, CreatureMoved(who, origin, target, manner))
    else:
        do(draft, WizardMoved(draft.setup.seat[who], origin, target, manner))


def arrive(draft: Draft, who: str, by: int | None) -> bool:
    """``move.bush``: a character in a bush is pricked; returns whether there is one."""
    if not is_alive(draft, who):
        return False
    creation = creation_on(draft, square_of(draft, who))
    if creation is None or creation.name != "bush":
        return False
    hurt(draft, who, DAMAGE["thorns"], by)
    return True


def cross(draft: Draft, who: str, way: str, by: int | None) -> bool:
    """A character crosses a border, by a step or (``by`` an attacker) pushed; whether into a bush.

    ``move.fire``: a wall of fire burns on arriving, before the bush pricks.
    """
    border, target = draft.setup.board.next[square_of(draft, who)][way]
    move_to(draft, who, target, "step" if by is None else "push")
    if draft.borders[border] == "f":
        hurt(draft, who, DAMAGE["fire"], by)
    return arrive(draft, who, by)
