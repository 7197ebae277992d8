"""The position that a view tells of: what bots and hints think about instead of the true state."""

from .cards import UNKNOWN
from .state import BETWEEN, State, pack_marks
from .view import View

__all__ = ["imagine"]


def imagine(view: View) -> State:
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
