"""A game that nothing was written for goes through all that is written for games."""

from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from mt_widgets.engine.aims import Aim
from mt_widgets.engine.errors import FileError
from mt_widgets.engine.history import History
from mt_widgets.engine.record import Record, save
from mt_widgets.games import GAMES, game_of, load, recognised
from mt_widgets.lessons.course import chapters
from mt_widgets.lessons.load import load_lesson, parse_lesson, rehearse
from mt_widgets.lessons.rule_reference import contents, look_up
from mt_widgets.lessons.session import DONE, WRONG, begin
from mt_widgets.puzzles.judge import RIGHT, SOLVED
from mt_widgets.puzzles.judge import WRONG as NOT_RIGHT
from mt_widgets.puzzles.load import load_puzzle, parse_puzzle
from mt_widgets.puzzles.prove import prove
from mt_widgets.puzzles.puzzle import PuzzleFile
from mt_widgets.puzzles.session import begin as begin_puzzle
from mt_widgets.puzzles.write import format_puzzle
from mt_widgets.search.perft import perft
from mt_widgets.search.playout import play_out
from mt_widgets.search.problem import Problem
from mt_widgets.search.solve import Solver
from mt_widgets.widgets.board.board import Board
from mt_widgets.widgets.lesson.lesson import Lesson as LessonBoard
from mt_widgets.widgets.puzzle.puzzle import Puzzle as PuzzleBoard
from mt_widgets.widgets.table.play import Play
from tests.nim import NIM
from tests.search.checking import objection

DATA = Path(__file__).parent / "nim" / "data"
TAKING = DATA / "lessons" / "taking.toml"


@pytest.fixture(autouse=True)
def _listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is one of the games, as if it had its line there."""
    monkeypatch.setitem(GAMES, "nim", NIM)
    monkeypatch.setenv("MAGICAL_TOWERS_HOME", str(tmp_path))


# Records


def test_a_game_is_known_by_its_text_and_by_its_state() -> None:
    assert game_of("3,4,5 a 2") is NIM
    assert recognised(34502)[0] is NIM
    assert game_of("K/15 b1 b0+0-6:W1|y0+0-6: -") is not NIM


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    start = NIM.notation.parse_position("1,0,1 a -")
    played = Record.begin(NIM, start).play("=2 1-1 =1 3-1")
    save(played, tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text("utf-8")
    assert text.splitlines()[:3] == ["nim record 1", "start 1,0,1 a -", "=2"]
    assert load(tmp_path / "game.txt") == played
    assert History.of(played).undo().step == 3


# Search


@pytest.mark.parametrize(
    ("position", "aim", "turns", "value", "solutions"),
    [
        ("1,0,2 a 2", "wins(a)", 2, 1, ["3-1"]),
        ("2,1,0 a 3", "wins(a)", 2, 1, ["1-1"]),
        ("2,2,1 a 2", "wins(a)", 3, Fraction(3, 4), ["3-1"]),
        ("2,2,0 b 1", "keep not wins(a)", 1, 1, ["1-1", "2-1"]),
    ],
)
def test_the_solver_weighs_what_the_die_may_show(
    position: str, aim: str, turns: int, value: Fraction, solutions: list[str]
) -> None:
    start = NIM.notation.parse_position(position)
    wanted = NIM.goals.parse_aim(aim, start)
    assert isinstance(wanted, Aim)
    goal = NIM.goals.predicate(wanted.goal, start)
    seats = NIM.rules.side(start, NIM.rules.turn(start))
    problem = Problem(NIM.forecast, start, seats, goal, turns, wanted.keep)
    found = Solver(problem).certificate()
    assert found.value == value
    assert [" ".join(map(NIM.notation.format_move, line)) for line in found.solutions] == solutions
    assert objection(problem, found) == ""


def test_lines_are_counted_and_games_played_out() -> None:
    assert perft(NIM.rules, NIM.setup.new({}), 2) == 3 + 6 + 9  # three heaps, 1, 2 or 3 stones each
    first = [lambda state: NIM.rules.legal_moves(state)[0]] * 2
    played = play_out(NIM, NIM.setup.new({}), first, Random(1))
    assert NIM.notation.result(played.state) in ("a", "b")


# Puzzles


def _file(number: int) -> Path:
    return sorted((DATA / "puzzles").glob("*.toml"))[number - 1]


def _puzzle(number: int) -> PuzzleFile:
    return load_puzzle(_file(number))


@pytest.mark.parametrize(("number", "value", "solution"), [(1, 1, "3-1"), (3, 1, "2")])
def test_a_puzzle_file_is_proven(number: int, value: Fraction, solution: str) -> None:
    puzzle = _puzzle(number)
    assert puzzle.name.startswith("nim/puzzles/")
    proof = prove(puzzle)
    assert (proof.value, proof.solutions) == (value, (solution,))
    again = parse_puzzle(format_puzzle(puzzle), puzzle.name)
    assert again == puzzle


def test_the_odds_are_proven_and_said() -> None:
    puzzle = _puzzle(2)
    assert prove(puzzle).value == Fraction(3, 4)
    best, worse = (begin_puzzle(puzzle).play(move, Random(1))[1] for move in ("3-1", "1-2"))
    assert best.kind == RIGHT
    assert worse.kind == NOT_RIGHT
    assert "3/4" in best.text


def test_a_wrong_move_is_refuted_by_what_the_die_may_show() -> None:
    session, verdict = begin_puzzle(_puzzle(1)).play("3-2", Random(1))
    assert verdict.kind == NOT_RIGHT
    assert verdict.text.startswith("The die may show 1. Then Player B plays `1-1`.")
    session, verdict = session.play("3-1", Random(1))
    assert verdict.kind == RIGHT
    (last,) = NIM.rules.legal_moves(session.node.state)
    assert session.play(NIM.notation.format_move(last), Random(1))[1].kind == SOLVED


def test_a_question_is_answered_by_heaps() -> None:
    session = begin_puzzle(_puzzle(3))
    assert session.answer(["heap:2"])[1].kind == SOLVED
    assert session.answer(["heap:3"])[1].kind == NOT_RIGHT


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('"wins(a)"', '"wins(c)"', "goal"),
        ("{3-1}", "{W3:b5}", "W3:b5"),
        ("`take.some`", "`tower.on-top`", "tower.on-top"),
        ("hints =", 'needs = ["mw"]\nhints =', "needs"),
        ('"1,0,2 a 2"', '"1,0,2 a -"', "decide"),
    ],
)
def test_what_does_not_fit_the_game_is_a_mistake_of_a_puzzle(old: str, new: str, what: str) -> None:
    text = _file(1).read_text("utf-8")
    with pytest.raises(FileError, match=what):
        parse_puzzle(text.replace(old, new), "nim/puzzles/001")


# The board


def _tags(board: Board) -> set[str]:
    return {str(action["tag"]) for action in board.panel.buttons.actions}


def test_a_heap_and_a_number_are_clicked_and_the_die_is_rolled() -> None:
    board = Board("3,4,5 a 2", seed=1)
    assert board.click("heap:2") is None
    assert _tags(board) == {"take:1", "take:2", "cancel"}
    assert board.click("take:2") is None
    assert [str(move) for move in board.record.moves][:1] == ["2-2"]
    assert NIM.rules.mover(board.state) == 1
    assert board.panel.record.history[0] == "Player A takes 2 of heap 2."


def test_a_board_from_a_state_or_from_the_start_says_how_things_stand() -> None:
    assert Board(NIM.notation.parse_position("3,4,5 a 2")).game is NIM
    board = Board(game="nim", seat="b", seed=2)
    assert "3,4,5 a" in board.panel.copies["position"]
    assert "Player A takes stones" in board.panel.prompt.heading
    assert [group["name"] for group in board.panel.buttons.groups] == ["Heaps", "Die"]
    assert "memory" not in board.panel.tools


def test_a_rule_answers_what_it_refuses() -> None:
    board = Board("3,4,0 a 2")
    board.click("heap:1")
    assert board.click("take:3") == "take.most: the die shows 2, and no more may be taken"
    assert board.click("heap:3") == "take.heap: heap 3 does not have so many stones"
    assert board.play("1-3 =1") == "take.most: the die shows 2, and no more may be taken"
    assert board.look_up("take.most") is None
    assert "die shows" in board.panel.rule["text"]


def test_a_move_is_foretold_taken_back_and_made_again() -> None:
    board = Board("3,4,5 a 2", seed=3)
    board.click("heap:1")
    board.hover("take:2")
    board.foretell("take:2")
    assert board.panel.announce[1] == "If you choose this: Player A takes 2 of heap 1."
    board.click("take:2")
    after = board.panel.copies["position"]
    assert board.undo() is None
    assert board.panel.copies["position"] == "3,4,5 a 2"
    assert board.redo() is None
    assert board.panel.copies["position"] == after


def test_texts_are_pasted_saved_and_loaded(tmp_path: Path) -> None:
    board = Board("3,4,5 a 2", seed=3)
    assert board.paste("1-1") is None
    board.save(tmp_path / "nim.txt")
    assert board.paste("1,0,0 b 1") is None
    assert board.panel.copies["position"] == "1,0,0 b 1"
    assert board.load(tmp_path / "nim.txt") is None
    assert board.panel.copies["moves"].startswith("1-1 =")


def test_a_board_is_a_picture_and_a_text_where_no_kernel_runs() -> None:
    shown = Board("3,4,5 a 2")._repr_mimebundle_()
    assert "3 ooooo" in str(shown["text/plain"])
    assert str(shown["image/svg+xml"]).startswith("<svg")


def test_the_table_asks_and_is_played_to_the_end() -> None:
    table = Play(game="nim", seed=5)
    assert [field["name"] for field in table.panel.contents.form["fields"]][:1] == ["heaps"]
    assert table.begin({"heaps": "3,4,5", "hidden": False}) is None
    while (seat := NIM.rules.mover(table.state)) is not None:
        assert seat >= 0
        assert table.play(NIM.notation.format_move(NIM.rules.legal_moves(table.state)[0])) is None
    assert "wins" in " ".join(table.panel.record.history)


def test_a_puzzle_is_solved_on_a_board() -> None:
    puzzle = PuzzleBoard(_file(1), seed=1)
    assert puzzle.game is NIM
    assert puzzle.panel.prompt.heading == "Player A takes stones, at most 2. Choose a heap."
    wrong = puzzle.play("3-2")
    assert wrong is not None
    assert wrong.startswith("The die may show")
    puzzle.click("heap:3")
    assert puzzle.click("take:1") is None
    assert puzzle.hint() is None
    (last,) = NIM.rules.legal_moves(puzzle.state)
    assert puzzle.play(NIM.notation.format_move(last)) is None
    assert puzzle.solved
    assert puzzle.stars == 2


def test_a_question_is_asked_and_answered_on_a_board() -> None:
    puzzle = PuzzleBoard(_file(3), seed=1)
    for _ in range(3):
        puzzle.on()
    assert puzzle.panel.prompt.heading == "Which heap is the highest?"
    assert puzzle.click("die") == "Choose heaps."
    puzzle.click("heap:3")
    assert puzzle.answer() == "Right are 0 of your 1."
    assert puzzle.answer(2) is None
    assert puzzle.solved


def test_a_lesson_is_taken_on_a_board() -> None:
    lesson = LessonBoard(TAKING)
    assert "ring round heap 3 and the die" in lesson.panel.prompt.pointed
    assert lesson.play("3-1") == "That was one stone. Two are wanted."
    lesson.click("heap:3")
    assert lesson.click("take:2") is None
    assert lesson.on() is None
    assert lesson.play("1-2") is None  # the step asks for what the rule refuses
    assert lesson.session.done


# Lessons


def test_the_lessons_of_the_course_can_be_done() -> None:
    (chapter,) = chapters(NIM)
    assert (chapter.title, chapter.lesson) == ("Taking stones", "nim/taking")
    lesson = load_lesson(TAKING)
    session = begin(lesson)
    while not session.finished:
        session = rehearse(session)
        assert session.done
        session = session if session.finished else session.on()
    assert session.stars == 3


def test_a_lesson_answers_mistakes() -> None:
    lesson = load_lesson(TAKING)
    session = begin(lesson)
    session, answer = session.play(*NIM.notation.parse_moves("3-1"))
    assert (answer.kind, answer.text) == (WRONG, "That was one stone. Two are wanted.")
    session, answer = session.play(*NIM.notation.parse_moves("1-1"))
    assert answer.kind == WRONG
    session, answer = session.play(*NIM.notation.parse_moves("3-2"))
    assert answer.kind == DONE


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('"left = 3"', '"home(b) >= 1"', "goal"),
        ('"heap:3", "die a"', '"wizard:b@5"', "marks"),
        ('["GameEnded"]', '["TowerMoved"]', "events"),
        ('rules = ["end.last"]', 'rules = ["tower.on-top"]', "rules"),
        ('game = "nim"', 'game = "chess"', "chess"),
    ],
)
def test_what_belongs_to_another_game_is_a_mistake(old: str, new: str, what: str) -> None:
    text = TAKING.read_text("utf-8")
    with pytest.raises(FileError, match=what):
        parse_lesson(text.replace(old, new), "taking")


def test_the_rule_reference_has_every_rule() -> None:
    assert [*contents(NIM)] == ["die", "take", "end"]
    assert look_up("take.most", NIM).text == "You take no more stones than the die shows."
