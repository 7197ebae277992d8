"""From the template to a translated table, as a translator goes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mt_widgets.cli import main
from mt_widgets.lessons.course import chapters, find_lesson
from mt_widgets.translate.notebook import notebook_sentences
from tests.translate import invented
from tests.translate.test_catalogue import translation

ROOT = Path(__file__).parents[2]
FIRST = find_lesson(next(chapter.lesson for chapter in chapters() if chapter.lesson))
BOOK = min((ROOT / "tutorials").glob("*.ipynb"))
START = next(notebook_sentences(BOOK.read_text("utf-8")))[1]
PAIRS = [
    ("{who} plays card {action}.", "Xaxa {action}: {who}!"),
    ("The {colour} wizard is not yours to move.", "xix xoux {colour}"),
    (FIRST.steps[0].title, "Xix xitle"),
    ("Three steps", "Xree xeps"),
    (START, "# Xtart xere"),
]
NAMED = 'msgctxt "name"\nmsgid "Blue"\nmsgstr "Xlau"\n'
INSTALLED = {
    "mt_widgets": "mt_widgets",
    "puzzles": "mt_widgets/packs",
    "tutorials": "mt_widgets/tutorials",
}
SHOW = """
from mt_widgets import Board, Lesson, Puzzle, why_not
board = Board("K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw")
print(board.panel.prompt.heading)
print(why_not(board.state, "W1:y2"))
print(Lesson("{lesson}")._card.task["title"])
print(Puzzle("first-steps/001-three-steps")._repr_mimebundle_()["text/plain"].split("\\n")[0])
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project in a folder of its own, into which a language may be put."""
    folder = tmp_path_factory.mktemp("project")
    skip = shutil.ignore_patterns("__pycache__")
    for part in ("mt_widgets", "puzzles", "tutorials"):
        shutil.copytree(ROOT / part, folder / part, ignore=skip)
    written = translation(folder, *PAIRS)
    written.write_text(f"{written.read_text('utf-8')}{NAMED}", "utf-8")
    ran = run(folder, "-m", "mt_widgets", "words", "--compile", written)
    assert ran == "Set LANGUAGE=xx, and everything speaks it.\n"
    return folder


def run(project: Path, *arguments: str | Path, language: str = "xx") -> str:
    """What Python prints that knows only this project."""
    own = {"PYTHONPATH": str(project), "MAGICAL_TOWERS_HOME": str(project / "home")}
    ran = subprocess.run(
        [sys.executable, *map(str, arguments)], check=True, capture_output=True, text=True,
        cwd=project, env={**os.environ, **own, "LANGUAGE": language},
    )  # fmt: skip
    return ran.stdout


def test_board_refusal_lesson_and_puzzle_speak_the_language(project: Path) -> None:
    said = run(project, "-c", SHOW.replace("{lesson}", FIRST.name)).splitlines()
    assert said == [
        "Xaxa 1: Xlau! Choose a card.",
        "wizard.own: xix xoux yellow",
        "Xix xitle",
        "Xree xeps",
    ]


COUNT = """
import mt_widgets
from mt_widgets.engine.words import language, say_many
print(language())
for number in (1, 2, 5):
    print(say_many("{folder}: {number} notebook", "{folder}: {number} notebooks", number, folder=0))
print(mt_widgets.view(mt_widgets.parse("K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw")))
"""


def test_a_language_with_three_plural_forms_is_spoken(project: Path) -> None:
    run(project, "-m", "mt_widgets", "words", "--compile", invented.write(project))
    code, *counted = run(project, "-c", COUNT, language=invented.CODE).splitlines()
    assert code == invented.CODE
    assert counted[:3] == [invented.plural(f"0: {n} notebooks", n) for n in (1, 2, 5)]
    assert [line for line in counted[3:] if invented.english(line)] == []


def test_notebooks_speak_the_language_and_keep_their_code(project: Path) -> None:
    said = run(project, "-m", "mt_widgets", "words", "--notebooks", "xx", "lessons")
    assert said.startswith("lessons: ")
    lessons = sorted((project / "lessons").glob("*.ipynb"))
    assert [one.name for one in lessons] == sorted(
        one.name for one in (project / "tutorials").glob("*.ipynb")
    )
    assert next(notebook_sentences(lessons[0].read_text("utf-8"))) == ("cell 1", "# Xtart xere")


def test_an_installed_package_gives_the_same_template(project: Path, tmp_path: Path) -> None:
    for source, target in INSTALLED.items():
        shutil.copytree(project / source, tmp_path / target)
    for folder in (project, tmp_path):
        said = run(folder, "-m", "mt_widgets", "words", language="en")
        assert said.startswith("mt_widgets.pot: ")
        assert said.endswith(" sentences to translate\n")
    one, other = (folder / "mt_widgets.pot" for folder in (project, tmp_path))
    assert one.read_bytes() == other.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--compile", "nowhere.po"], "'nowhere.po': cannot be read: No such file or directory"),
        (["--compile", "x.po", "out"], "words: --compile knows where to write, so leave OUT away"),
        (["--notebooks", "tlh"], "words: --notebooks needs a folder OUT to write into"),
        (["--notebooks", "tlh", "new"], "words: 'tlh' is not in use; "),
        (["--notebooks", "tlh", "."], "words: '.' is there already; "),
        (["no/folder/x.pot"], "'no/folder/x.pot': cannot be written: No such file or directory"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "something").touch()
    assert main(["words", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(said)
    assert printed.err.count("\n") == 1
