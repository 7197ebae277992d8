"""What we tell in README and guides is true: examples run, links lead somewhere, commands exist."""

import doctest
import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

from mt_widgets.commands.arguments import parse_arguments
from mt_widgets.games import PARTS

PROJECT = Path(__file__).parent.parent
PAGES = sorted(
    path
    for pattern in ("*.md", "docs/*.md", "puzzles/*.md", "tutorials/**/*.md")
    for path in PROJECT.glob(pattern)
)
GUIDES = {"learner", "puzzle-maker", "teacher", "programmer", "contributor"}
OTHERS = {"architecture", "benchmarks", "ladder"}
_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_INDENTED = re.compile(r"(?<=\n\n)(?:    .*\n|\n(?=    ))+")
_SPAN = re.compile(r"`([^`]+)`")
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|(?:src|srcset)=\"([^\"]+)\"")
_PATH = re.compile(r"(?:mt_widgets|tests|docs|puzzles|tutorials|npm)/[\w./-]*")
_OURS = re.compile(r"(?:bin/)?magical-towers (.*)")

on_every_page = pytest.mark.parametrize(
    "page", PAGES, ids=lambda page: str(page.relative_to(PROJECT))
)


@cache
def _parts(page: Path) -> tuple[str, str]:
    """The prose of a page, and its code blocks."""
    blocks = list[str]()

    def take(found: re.Match[str]) -> str:
        blocks.append(found[0])
        return "\n"

    prose = _INDENTED.sub(take, _FENCED.sub(take, page.read_text("utf-8")))
    return prose, "\n".join(blocks)


def _spans(page: Path) -> list[str]:
    return [" ".join(span.split()) for span in _SPAN.findall(_parts(page)[0])]


def _typed(page: Path) -> Iterator[str]:
    """The lines of code blocks, without what the shell does with them."""
    for line in _parts(page)[1].splitlines():
        yield re.split(r" [<>|] ", line.strip())[0]


def _anchors(page: Path) -> set[str]:
    """The names by which the headings of a page can be linked to."""
    headings = re.findall(r"^#+ (.*)$", _parts(page)[0], re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@on_every_page
def test_examples_run_as_they_are_shown(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, encoding="utf-8").failed == 0


@pytest.mark.parametrize("name", ["docs/programmer.md", "docs/teacher.md"])
def test_there_are_examples_to_run(name: str) -> None:
    text = (PROJECT / name).read_text("utf-8")
    assert len(doctest.DocTestParser().get_examples(text)) > 1


@on_every_page
def test_links_lead_to_what_is_there(page: Path) -> None:
    for pair in _LINK.findall(_parts(page)[0]):
        target = unquote("".join(pair))
        if re.match(r"\w+:", target):
            continue
        name, _, anchor = target.partition("#")
        there = (page.parent / name).resolve() if name else page
        assert there.exists(), target
        assert not anchor or anchor in _anchors(there), target


@cache
def _targets() -> frozenset[str]:
    lines = (PROJECT / "Makefile").read_text("utf-8").splitlines()
    rules = (re.match(r"([a-z][a-z -]*):(?!=)", line) for line in lines)
    return frozenset(name for found in rules if found for name in found[1].split())


@on_every_page
def test_every_make_command_has_a_rule(page: Path) -> None:
    typed = [*_typed(page), *_spans(page)]
    asked = {found[1] for text in typed if (found := re.match(r"make ([a-z][a-z-]*)", text))}
    assert asked <= _targets()


@on_every_page
def test_every_command_of_ours_is_understood(page: Path) -> None:
    for line in _typed(page):
        if found := _OURS.match(line):
            _understood(shlex.split(found[1], comments=True), line)
    for span in _spans(page):
        if found := _OURS.match(span):
            name = next((word for word in found[1].split() if not word.startswith("-")), "")
            _understood([name, "--help"] if name else ["--help"], span)


def _understood(arguments: list[str], shown: str) -> None:
    """Have arguments read as the command does, which ends where it is asked for help."""
    status: object = 0
    try:
        parse_arguments(arguments)
    except SystemExit as end:
        status = end.code
    assert not status, shown


@on_every_page
def test_files_and_folders_that_are_named_are_there(page: Path) -> None:
    if page.name == "CHANGELOG.md":
        return  # it tells of the past
    named = (span for span in _spans(page) if _PATH.fullmatch(span))
    missing = [name for name in named if not (PROJECT / name).exists()]
    assert not missing


def test_each_reader_has_a_guide_and_the_readme_leads_to_it() -> None:
    assert {path.stem for path in (PROJECT / "docs").glob("*.md")} == GUIDES | OTHERS
    readme = (PROJECT / "README.md").read_text("utf-8")
    missing = {
        name for name in GUIDES - {"contributor"} | OTHERS if f"docs/{name}.md" not in readme
    }
    assert not missing
    assert "docs/contributor.md" in (PROJECT / "CONTRIBUTING.md").read_text("utf-8")


def test_the_readme_is_a_door_and_not_a_manual() -> None:
    assert len((PROJECT / "README.md").read_text("utf-8").splitlines()) < 60


def test_the_architecture_names_every_folder_of_the_package() -> None:
    told = (PROJECT / "docs" / "architecture.md").read_text("utf-8")
    folders = {path.parent.name for path in (PROJECT / "mt_widgets").glob("*/__init__.py")}
    assert not {folder for folder in folders if f"`mt_widgets/{folder}/`" not in told}
    drawn = (PROJECT / "docs" / "architecture.svg").read_text("utf-8")
    games = {path.parent.name for path in (PROJECT / "mt_widgets").glob("games/*/__init__.py")}
    assert not {one for one in (folders | games) - {"games"} if f">{one}/<" not in drawn}
    assert not {part for part in PARTS.values() if f">{part}<" not in drawn}


def test_help_names_every_command_that_people_may_want() -> None:
    makefile = (PROJECT / "Makefile").read_text("utf-8")
    helped = {*re.findall(r'@echo "  make ([a-z-]+)', makefile)}
    assert helped == _targets() - {"help"}


def test_the_oldest_python_that_is_promised_is_tried_for_every_change() -> None:
    promised = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = promised["requires-python"].removeprefix(">=")
    workflow = (PROJECT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert f'python: ["{oldest}", "3.x"]' in workflow
    assert "- run: make test\n" in workflow


def test_what_a_host_runs_is_named_by_its_commit() -> None:
    workflow = (PROJECT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    used = re.findall(r"uses: (\S+)", workflow)
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", one) for one in used)


def test_hooks_run_the_tools_that_are_installed_here() -> None:
    hooks = (PROJECT / ".pre-commit-config.yaml").read_text("utf-8")
    assert re.findall(r"repo: (\S+)", hooks) == ["local"]
    commands = re.findall(r"entry: (.*)", hooks)
    assert all(one.startswith((".venv/bin/ruff ", ".venv/bin/mypy")) for one in commands)
