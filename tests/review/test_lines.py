"""What was played and what was better, drawn on the board of the decision."""

import pytest

from mt_widgets.engine.game import Move, Position
from mt_widgets.engine.history import History
from mt_widgets.engine.record import Record
from mt_widgets.games.magical_towers import events as e
from mt_widgets.review.lines import line_cues

from .games import MAGICAL

# Master Wizards: a card is named first, and carried out when nobody wants to cast any more.
NAMED = "K/10/T/2/b/yT b1 b4+1-0:W2,T1|y3+1-2:W5,W5,W5 mw,mt rules=master draw=W4,T4"
ON_THE_BOARD = e.WizardMoved | e.TowerMoved | e.WizardEntered | e.CastleMoved
HOME = ["WizardMoved", "WizardEntered", "CastleMoved"]


def line(*moves: str) -> History[Position, Move]:
    record = Record.begin(MAGICAL, MAGICAL.notation.parse_position(NAMED)).play(*moves)
    return History(MAGICAL, record.moves, tuple(record.states()), len(record.moves))


@pytest.mark.parametrize(
    ("moves", "shown"),
    [
        ("T1:t11.1", ["TowerMoved"]),
        ("T1:t11.1 pass", ["TowerMoved"]),
        ("T1:t11.1 pass pass", ["TowerMoved"]),
        ("W2:b14 mt:t11.1", ["TowerMoved", *HOME]),
        ("W2:b14 mt:t11.1 pass pass", ["TowerMoved", *HOME]),
    ],
)
def test_a_move_that_is_named_first_and_made_later_is_shown_once(
    moves: str, shown: list[str]
) -> None:
    made = line(*moves.split())
    found = line_cues(made, 0).preview
    assert [type(event).__name__ for event in found if isinstance(event, ON_THE_BOARD)] == shown
    view = MAGICAL.knowledge.look(made.states[0], 0, "memory")
    assert MAGICAL.face.scene(view, frame="medium", theme="light", cues=line_cues(made, 0)).shapes
