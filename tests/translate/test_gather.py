"""The template is complete: what people come to read was in it."""

import gettext
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from mt_widgets.engine import words
from mt_widgets.games.magical_towers import api, game
from mt_widgets.games.magical_towers.voice.labels import hint, label, things
from mt_widgets.games.magical_towers.voice.log import tell
from mt_widgets.lessons.course import chapters, find_lesson
from mt_widgets.lessons.load import rehearse
from mt_widgets.lessons.rule_reference import contents, settings
from mt_widgets.lessons.session import begin
from mt_widgets.puzzles.hints import automatic_hints
from mt_widgets.puzzles.mine.dig import dig
from mt_widgets.puzzles.shelf import by_ravens, by_theme, read_shelf
from mt_widgets.puzzles.telling import say_others, say_text
from mt_widgets.translate.catalogue import template
from mt_widgets.translate.gather import gather
from mt_widgets.widgets.board.board import Board
from mt_widgets.widgets.lesson.course import Course
from mt_widgets.widgets.lesson.lesson import Lesson
from mt_widgets.widgets.page.rules import Rules
from mt_widgets.widgets.puzzle.choosing import ORDERS
from mt_widgets.widgets.puzzle.puzzle import Puzzle
from mt_widgets.widgets.table.play import Play
from mt_widgets.widgets.teacher.guide import Guide
from mt_widgets.widgets.teacher.projector import Projector
from mt_widgets.widgets.workshop.workshop import Workshop
from tests.puzzles.mine.jobs import GAMES
from tests.reachable import MODES, some_move

TEMPLATE = Path(__file__).parents[2] / "mt_widgets" / "locale" / "mt_widgets.pot"
COMMAND = "magical-towers words mt_widgets/locale/mt_widgets.pot"


class Recording(gettext.NullTranslations):
    """English, with a note of every sentence that was asked for, each behind its context."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = set[tuple[str, str]]()

    def gettext(self, message: str) -> str:
        return self.pgettext("", message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self.heard.add(("", msgid1))
        return super().ngettext(msgid1, msgid2, n)

    def pgettext(self, context: str, message: str) -> str:
        self.heard.add((context, message))
        return message

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        self.heard.add((context, msgid1))
        return super().npgettext(context, msgid1, msgid2, n)


@pytest.fixture(scope="module")
def known() -> set[tuple[str, str]]:
    return {(sentence.context, sentence.text) for sentence in gather()}


@pytest.fixture
def recording(monkeypatch: pytest.MonkeyPatch, known: set[tuple[str, str]]) -> Iterator[Recording]:
    """Everything that is said in a test is in the template, and there was something."""
    catalogue = Recording()
    monkeypatch.setattr(words, "_catalogue", lambda: catalogue)
    yield catalogue
    spoken = {heard for heard in catalogue.heard if any(map(str.isalpha, heard[1]))}
    assert spoken
    assert spoken <= known, f"unknown to translators: {spoken - known}"


@pytest.mark.usefixtures("recording")
@pytest.mark.parametrize("rules", sorted(MODES))
def test_all_that_is_said_in_a_game_is_in_the_template(rules: str) -> None:
    rng = Random(1)
    state = api.start(MODES[rules][-1], 3 if rules == "solo" else 8, rules, seed=1)
    for _ in range(150):
        if game.mover(state) is None:
            break
        view = api.view(state)
        assert str(view)
        for tags in things(view).values():
            assert all(label(view, tag) and hint(view, (tag,)) for tag in tags if ":" in tag)
        move = some_move(state, rng)
        for event in game.events(state, move):
            tell(event, state.table)
        state = game.play(state, move)


@pytest.mark.usefixtures("recording")
def test_all_that_is_said_around_a_board_is_in_the_template() -> None:
    board = Board("K/Rb/Ty/13 b1 b4+0-6:W1,W2,T1|y4+0-6:? mw,mt")
    for tag in ("card:W1", "wizard:y@2", "wizard:b@1", "space:9", "cancel", "new", "end"):
        board.click(tag)
    board.play("nonsense")
    Play(seed=1).click("begin")
    workshop = Workshop()
    workshop.choose("tower:T")
    workshop.click("space:3")
    workshop.prove()


@pytest.mark.usefixtures("recording")
def test_all_words_of_puzzles_are_in_the_template() -> None:
    shelf = read_shelf()
    assert by_theme(shelf)
    assert by_ravens(shelf)
    for entry in shelf.entries:
        puzzle, proof = entry.puzzle, entry.puzzle.proof
        assert proof
        told = puzzle.words
        for text in (told.title, told.story, told.explanation, *told.hints):
            say_text(puzzle.game, text)
        say_others(puzzle)
        puzzle.game.goals.say_aim(puzzle.aim, puzzle.turns)
        if puzzle.kind != "memory":
            line = puzzle.game.notation.parse_moves(proof.solutions[0])
            automatic_hints(puzzle.game, puzzle.position, tuple(line))


@pytest.mark.usefixtures("recording")
def test_all_that_is_said_to_a_solver_is_in_the_template(tmp_path: Path) -> None:
    puzzle = Puzzle("first-steps/001-three-steps", results=tmp_path / "results.json")
    puzzle.play("W2:b13")
    puzzle.hint()
    puzzle.play("W3:b13")
    assert puzzle.panel.contents.summary
    chooser = Puzzle(results=tmp_path / "results.json")
    assert all(chooser.choose(by) is None for by in ORDERS)


@pytest.mark.usefixtures("recording")
def test_all_words_that_a_miner_finds_are_in_the_template() -> None:
    assert any(dig(job).finds for job in GAMES[:2])


NAMES = [chapter.lesson for chapter in chapters() if chapter.lesson]


@pytest.mark.usefixtures("recording")
@pytest.mark.parametrize("name", NAMES)
def test_all_words_of_a_lesson_are_in_the_template(name: str, tmp_path: Path) -> None:
    taken = find_lesson(name)
    for text in (*taken.plan.aims, *taken.plan.words, *taken.plan.questions, *taken.plan.errors):
        words.say(text)
    for at in range(len(taken.steps)):
        rehearse(begin(taken, at))
    lesson = Lesson(name, results=tmp_path / "results.json")
    while not lesson.finished:
        lesson.hint()
        lesson.rescue()
        lesson.on()
    assert lesson.panel.contents.summary


@pytest.mark.usefixtures("recording")
def test_all_that_map_guide_and_rules_say_is_in_the_template(tmp_path: Path) -> None:
    assert Course(tmp_path / "results.json").course
    assert str(Guide())
    assert Projector(NAMES[0]).panel.prompt.heading
    contents.cache_clear()
    settings.cache_clear()
    assert Rules()._repr_mimebundle_()
    assert all(settings())


@pytest.mark.usefixtures("recording")
def test_the_names_of_the_course_are_in_the_template() -> None:
    for chapter in chapters():
        assert all(map(words.say, (chapter.title, chapter.about, chapter.part)))


def test_the_template_that_is_shipped_is_of_today() -> None:
    assert TEMPLATE.read_bytes() == template(gather()), f"words have changed, so run: {COMMAND}"
