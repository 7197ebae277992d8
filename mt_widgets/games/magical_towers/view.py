"""What one seat may know. Drawing, bots and hints work from views, so that none can peek."""

from dataclasses import dataclass

from .cards import UNKNOWN
from .rules.ending import winning_seats
from .rules.partners import partner_of
from .seats import mover
from .stacks import without_prisoners
from .state import BETWEEN, Lending, Pending, State, Table, pack_marks

_WIDTH = 720  # pixels: JupyterLab cuts off pictures that are wider than the page


@dataclass(frozen=True, slots=True)
class View:
    """A state as a seat sees it (``seat`` None: everything that the state tells).

    With ``memory`` it is what a perfect memory knows (``stack.memory``), otherwise what the eye
    sees: the wizards of covered levels are left out (``stack.top``). Cards that the seat may not
    know are UNKNOWN. ``draw`` is the number of cards in the draw pile, None where nobody knows.
    """

    seat: int | None
    memory: bool
    table: Table
    covered: tuple[str, ...]
    tops: tuple[str, ...]
    castle: int
    active: int
    action: int
    marks: frozenset[str]
    casts: tuple[str, ...]
    pending: Pending | None
    mover: int | None
    winners: tuple[int, ...] | None
    home: tuple[int, ...]
    full: tuple[int, ...]
    empty: tuple[int, ...]
    spent: tuple[int, ...]
    hands: tuple[str, ...]
    draw: int | None
    discard: str

    def __str__(self) -> str:
        """The text board."""
        from .voice.spoken import board  # the words are needed only when somebody reads

        return board(self)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """What a notebook shows: a picture, and the text board where there can be none."""
        from ...draw.svg import paint_svg  # and only a notebook wants a picture
        from .face import scene

        return {"image/svg+xml": paint_svg(scene(self), _WIDTH), "text/plain": str(self)}


def look(state: State, seat: int | None = None, *, memory: bool = True) -> View:
    """What a seat may know of a state."""
    pending = state.pending
    if isinstance(pending, Lending) and not sees_lent_card(state, seat):
        pending = Lending(UNKNOWN)
    return View(
        seat, memory, state.table,
        state.covered if memory else tuple(map(without_prisoners, state.covered)),
        state.tops, state.castle, state.seat, state.action, state.marks, state.casts, pending,
        mover(state), winning_seats(state), state.home, state.full, state.empty, state.spent,
        tuple(hide_cards(hand, seat, owner) for owner, hand in enumerate(state.hands)),
        None if state.draw is None else len(state.draw), state.discard,
    )  # fmt: skip


def reconstruct(view: View) -> State:
    """The state as far as a view tells it; cards that it hides are UNKNOWN, in the pile too.

    With memory, the moves of the view's own seat are those of the true state. A view without
    memory tells of no prisoners, so there are none, and who has nobody else left seems to be home.
    """
    return State(
        view.table, view.covered, view.tops, view.castle, view.active, view.action,
        pack_marks(view.marks), BETWEEN.join(view.casts), view.pending,
        view.home + view.full + view.empty + view.spent, BETWEEN.join(view.hands),
        None if view.draw is None else UNKNOWN * view.draw, view.discard,
    )  # fmt: skip


def shown_seat(view: View) -> int:
    """The seat whose hand is shown: the viewer's, else that of who is to move."""
    return view.seat if view.seat is not None and view.seat >= 0 else decider(view)


def decider(view: View) -> int:
    """The seat that is to move, and where none is the one whose turn it is."""
    return view.active if view.mover is None or view.mover < 0 else view.mover


def hide_cards(cards: str, seat: int | None, owner: int) -> str:
    """Somebody's cards as a seat may know them."""
    return cards if seat is None or seat == owner else UNKNOWN * len(cards)


def sees_lent_card(state: State, seat: int | None) -> bool:
    """Whether a seat is one of the two partners between whom a card lies."""
    return seat is None or seat in (state.seat, partner_of(state))
