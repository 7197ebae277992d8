"""The words of the game."""

from collections.abc import Mapping, Sequence

from mt_widgets.engine.rulebook import RuleBook
from mt_widgets.engine.words import either, say

from .events import DieRolled, Event, GameEnded, StonesTaken
from .game import winners
from .heaps import HEAPS, SEATS, heaps
from .knowledge import View

_BOOK = RuleBook(__package__, {})
rules, explain, brief = _BOOK.rules, _BOOK.explain, _BOOK.brief


def title() -> str:
    """What the game is called."""
    return say("Nim with a die")


def words() -> Mapping[str, str]:
    """Labels of the page that are this game's."""
    return {"example": "2-1", "goal": "left <= 3", "choose": say("Choose heaps.")}


def say_seat(_state: int, seat: int) -> str:
    """A player by letter."""
    return say("Player {name}", name=SEATS[seat].upper())


def say_expected(view: View) -> str:
    """Whose turn it is, and how many stones may be taken."""
    who = say_seat(0, view.turn)
    if not any(view.heaps):
        return say("{who} has won.", who=who)
    if not view.die:
        return say("{who} rolls the die.", who=who)
    return say("{who} takes stones, at most {die}.", who=who, die=view.die)


def hint(view: View, clicked: Sequence[str]) -> str:
    """First a heap, then a number."""
    if not view.die:
        return ""
    return say("Now choose how many.") if clicked else say("Choose a heap.")


def things(_view: View) -> dict[str, list[str]]:
    """The heaps and the die."""
    return {say("Heaps"): [f"heap:{n}" for n in range(1, HEAPS + 1)], say("Die"): ["die"]}


def label(view: View, tag: str, _clicked: Sequence[str] = ()) -> str:
    """What a tag stands for, as a button says it."""
    what, _, name = tag.partition(":")
    if what == "take":
        return say("Take {number}", number=name)
    if what == "heap":
        return say("Heap {name}: {stones}", name=name, stones=view.heaps[int(name) - 1])
    return say("The die: {shown}", shown=view.die or "-")


def thing(_view: View, tag: str) -> str:
    """What a tag stands for, inside a sentence."""
    name = tag.partition(":")[2]
    return say("heap {name}", name=name) if name else say("the die")


def tell(event: Event, state: int) -> str:
    """An event as a sentence; whose turn it is stands elsewhere."""
    match event:
        case DieRolled(value):
            return say("The die shows {value}.", value=value)
        case StonesTaken(seat, heap, number):
            who = say_seat(state, seat)
            return say("{who} takes {number} of heap {heap}.", who=who, number=number, heap=heap)
        case GameEnded(seat):
            return say("{who} wins.", who=say_seat(state, seat))
    return ""


def say_outcome(_state: int, name: str) -> str:
    """The name itself: only the die is left to chance, and rolls are moves."""
    return name


def say_possible(_state: int, name: str) -> str:
    """A roll that may come, as a sentence."""
    return say("The die may show {value}.", value=name[1:])


def say_case(_state: int, names: Sequence[str]) -> str:
    """In which case one of these was rolled."""
    return say("If the die shows {values}", values=either(name[1:] for name in names))


def board(view: View) -> str:
    """The text board."""
    piles = (f"{n} {'o' * stones or '.'}" for n, stones in enumerate(view.heaps, 1))
    return "\n".join((*piles, label(view, "die"), say_expected(view)))


def standings(state: int) -> Sequence[str]:
    """Who has won, if anybody, and how many stones are left."""
    who = (say("{who} has won.", who=say_seat(state, seat)) for seat in winners(state) or ())
    return [*who, say("Stones left: {number}", number=sum(heaps(state)))]
