"""What a teacher passes in: paths, texts, an assignment, and the names of a class."""

import re
from collections.abc import Iterable
from pathlib import Path

from ..engine.errors import FileError, Mistake, excerpt, mistake
from ..engine.words import say
from ..files.whole import is_folder, is_there
from .assignment import ASSIGNMENT_FILE, AssignmentFile, is_link, parse_assignment, parse_pupil
from .gather import Handed, holds_lines
from .setting import find_assignment

_CONTENT = re.compile(r"\n|^\s*\{|MT[1-9IL]-", re.IGNORECASE)
_RANGE = re.compile(r"(\d{1,4})\s*[-–]\s*(\d{1,4})", re.ASCII)
_MOST_NAMES, _LONGEST_NAME = 1000, 100


def thing(given: object) -> Handed:
    """A path, a text, or a name with its content. Raises Mistake for anything else."""
    match given:
        case Path():
            return _at_home(given)
        case str() if "\0" not in given:
            return given if _is_content(given) else _at_home(Path(given))
        case (str(name), str() | bytes() | Mistake() as content):
            return name, content
    raise mistake("results: {given} is no file, no folder and no text", given=excerpt(str(given)))


def _is_content(text: str) -> bool:
    """Whether a text looks like content; a path that exists, such as MT1-class, is none."""
    return not is_there(Path(text)) and (_CONTENT.search(text) is not None or is_link(text))


def _at_home(path: Path) -> Path:
    """A path with its ~ expanded, if there is such a user."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def assignments_in(things: Iterable[Handed]) -> list[AssignmentFile]:
    """The assignments among hand-ins, in folders too. Raises Mistake for a bad one."""
    return [found for one in things for found in _assignments(one)]


def is_assignment(one: Handed) -> bool:
    """Whether this is only an assignment, and not a hand-in."""
    if isinstance(one, str):
        return is_link(one) and not holds_lines(one)
    name, content = one if isinstance(one, tuple) else (one.name, "")
    return name.endswith(ASSIGNMENT_FILE) and not isinstance(content, Mistake)


def _assignments(one: Handed) -> list[AssignmentFile]:
    match one:
        case Path() if is_folder(one):
            found = sorted(one.glob(f"*{ASSIGNMENT_FILE}"))
            return [find_assignment(path) for path in found if not path.is_symlink()]
        case Path() if one.name.endswith(ASSIGNMENT_FILE):
            return [find_assignment(one)]
        case (str(name), str() | bytes() as content) if name.endswith(ASSIGNMENT_FILE):
            return [parse_assignment(_text(content, name), name)]
        case str() if is_assignment(one):
            return [find_assignment(one)]
        case str():  # a chat, say, with the link and with lines
            return [find_assignment(word) for word in one.split() if is_link(word)]
    return []


def _text(content: str | bytes, name: str) -> str:
    try:
        return content if isinstance(content, str) else content.decode()
    except UnicodeDecodeError as error:
        raise FileError(name, 0, say("this is not text in UTF-8")) from error


def parse_names(text: str) -> tuple[str, ...]:
    """Names and numbers separated by commas or lines; 1-30 stands for thirty numbers.

    >>> parse_names("Anna, 3-5,Bob")
    ('Anna', '3', '4', '5', 'Bob')
    """
    found = dict[str, None]()
    if len(text) > _MOST_NAMES * _LONGEST_NAME:
        raise _too_many()
    for part in filter(None, (one.strip() for one in re.split(r"[,;\n]", text))):
        names = _range(part) or [parse_pupil(part)]
        found |= dict.fromkeys(names)
        if len(found) > _MOST_NAMES:
            raise _too_many()
    return tuple(found)


def _too_many() -> Mistake:
    return mistake("These are more than {most} names.", most=_MOST_NAMES)


def _range(part: str) -> list[str]:
    found = _RANGE.fullmatch(part)
    if found is None:
        return []
    first, last = sorted(map(int, found.groups()))
    return [*map(str, range(first, last + 1))]
