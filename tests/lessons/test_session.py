"""Taking lessons: what is done, refused, taken back, answered and told."""

import pytest

from mt_widgets.engine.errors import IllegalMove, Mistake
from mt_widgets.lessons.load import rehearse
from mt_widgets.lessons.session import DONE, ON, WRONG, LessonSession, StepAnswer, begin
from tests.towers import game, notation

from .samples import LOOK, NOT_YOURS, QUIZ, ROLL, WALK, trial


def _play(session: LessonSession, moves: str) -> tuple[LessonSession, StepAnswer]:
    return session.play(*notation.parse_moves(moves))


def _refuse(session: LessonSession, move: str) -> tuple[LessonSession, StepAnswer]:
    [tried] = notation.parse_moves(move)
    refusal = game.why_not(session.history.state, tried)
    assert refusal is not None
    return session.refused(move, refusal)


def test_a_step_is_done_when_its_goal_holds() -> None:
    session, answer = _play(begin(trial(WALK)), "W3:b4")
    assert (answer.kind, answer.text) == (DONE, "There you are.")
    assert session.done
    assert session.finished


def test_a_typical_mistake_is_spoken_of_shown_and_taken_back() -> None:
    session, answer = _play(begin(trial(WALK)), "W1:b4")
    assert (answer.kind, answer.text) == (WRONG, "That is one step only.")
    assert answer.history.step == 1
    assert session.history.step == 0
    assert session.wrong == ("W1:b4",)


def test_what_no_remark_speaks_of_is_taken_back_when_the_turn_is_over() -> None:
    lesson = trial(WALK.replace('tried = "W1:*"', 'tried = "W5:*"'))
    session, answer = _play(begin(lesson), "W1:b4")
    assert answer.kind == ON
    session, answer = _play(session, "W3:b5")
    assert answer.kind == WRONG
    assert answer.text == "Not yet. No blue wizard is in sight on space 7. Try again."
    assert session.history.step == 0


def test_a_rule_refuses_and_the_remark_for_it_is_added() -> None:
    session = begin(trial(WALK))
    with pytest.raises(IllegalMove, match=r"wizard\.own"):
        _play(session, "W3:y12")
    session, answer = _refuse(session, "W3:y12")
    assert answer.rule == "wizard.own"
    assert answer.text.endswith("Yours is the blue one.")
    assert not session.done


def test_a_step_may_ask_for_a_refusal() -> None:
    session, answer = _refuse(begin(trial(NOT_YOURS)), "W3:y12")
    assert (answer.kind, answer.rule) == (DONE, "wizard.own")
    assert session.done


def test_dice_fall_as_the_script_says_and_other_events_may_be_asked_for() -> None:
    session, answer = _play(begin(trial(ROLL)), "W**")
    assert answer.kind == ON
    assert [str(move) for move in session.history.moves] == ["W**", "=2"]
    session, answer = _play(session, "again")
    session, answer = _play(session, "b4")
    assert answer.kind == DONE


def test_a_question_is_answered_until_it_is_right() -> None:
    session, answer = begin(trial(QUIZ.replace("[[step]]", LOOK + "[[step]]"))).on().choose(0)
    assert (answer.kind, answer.text, answer.rule) == (WRONG, "No, clockwise.", "wizard.clockwise")
    session, answer = session.choose(1)
    assert answer.kind == DONE
    assert session.finished
    assert session.tries == 2


def test_a_step_that_is_not_done_is_not_left_but_by_going_elsewhere() -> None:
    session = begin(trial(WALK, ROLL))
    with pytest.raises(Mistake, match="not done yet"):
        session.on()
    assert session.go(1).at == 1
    with pytest.raises(Mistake, match="no such step"):
        session.go(2)


def test_a_step_that_is_only_looked_at_leads_on() -> None:
    session = begin(trial(LOOK, WALK)).on()
    assert session.at == 1
    assert session.learner_decides


def test_stars_are_for_the_end_for_par_and_for_few_hints() -> None:
    lesson = trial(WALK, ROLL)
    session = rehearse(rehearse(begin(lesson)).on())
    assert session.finished
    assert session.stars == 3
    assert _play(_play(begin(lesson), "W1:b4")[0], "W3:b4")[0].on().at == 1
    clumsy = rehearse(_play(_play(begin(lesson), "W1:b4")[0], "W3:b4")[0].on())
    assert clumsy.stars == 2
    helped = rehearse(rehearse(begin(lesson).hint().hint()).on())
    assert helped.stars == 2


def test_hints_come_one_by_one_and_end() -> None:
    session = begin(trial(WALK)).hint().hint().hint()
    assert (session.told, session.hints) == (2, 2)


@pytest.mark.parametrize("step", [WALK, NOT_YOURS, ROLL])
def test_every_kind_of_step_can_be_done_for_the_learner(step: str) -> None:
    session, answer = begin(trial(step)).rescue()
    assert session.done
    assert answer.kind == DONE
    assert session.stars == 2


def test_again_forgets_the_moves_but_not_the_tries() -> None:
    session, _ = _play(begin(trial(ROLL)), "W**")
    again = session.again()
    assert again.history.step == 0
    assert again.tries == 1


def test_a_remark_may_speak_of_the_first_move_only() -> None:
    early = '[[step.mistake]]\ntried = "W3:*"\nnth = 1\nsay = "Too early."\n'
    walk = WALK.replace("visible(b, 7)", "visible(b, 8)").replace(
        'tried = "W1:*"', 'tried = "W5:*"'
    )
    lesson = trial(walk.replace('solution = "W3:b4"', 'solution = "W1:b4 W3:b5"') + early)
    session, answer = _play(begin(lesson), "W3:b4")
    assert (answer.kind, answer.text) == (WRONG, "Too early.")
    assert _play(session, "W1:b4 W3:b5")[1].kind == DONE


def test_those_who_move_first_do_so_again_when_a_step_begins_anew() -> None:
    walk = WALK.replace(" b1 ", " y1 ").replace(":? -", ":?,? -").replace("W1:*", "W5:*")
    script = 'plays = "b"\nscript = "W1:y12 W1:y13"\ngoal'
    session, answer = _play(begin(trial(walk.replace("goal", script, 1))), "W1:b4 W3:b5")
    assert answer.kind == WRONG
    assert session.learner_decides
    assert _play(session, "W3:b4")[1].kind == DONE
