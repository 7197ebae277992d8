"""Assignments: what a teacher sets, as a small file and as the part of a link.

The file is TOML, named ``*.assignment.toml``; format 2:

    format = 2
    title = "Monday: riding towers"
    items = [
      "lesson:riding",
      "first-steps/003-over-the-wall",
    ]
    hints = 1
    minutes = 20
    exam = true
    variants = true
    release = "f3a9…:5c1f…"

- ``title``: up to 100 printable characters;
- ``items``: 1 to 100 puzzles ``pack/NNN-slug`` and lessons ``lesson:NAME``, each once, in order;
  of another game than the first, ``game/pack/NNN-slug`` and ``lesson:game/NAME``;
- ``hints``: how many are allowed for each puzzle, 0 to 3, which is meant where nothing is said;
- ``minutes``: 0 to 600; 0, meant where nothing is said, is as long as one likes;
- ``exam``: whether nobody is told what is right before it is handed in; ``variants``: whether each
  pupil gets another variant of every puzzle; both false where nothing is said;
- ``release``: the seal of the word that shows the solutions of an exam (see ``spoken``).

Format 1 is the same without a release, and is still written where there is none, so that the code
stays what it is. In an exam without one, solutions are shown when it is handed in.

The code of an assignment are 8 letters and digits, a digest of what it says, so two different
ones never share it but by a chance of one in a million millions. A pupil's variants have the seed
``CODE:pupil``. A link ends in ``#assignment=`` and the file's text, compressed by zlib, in
base64url without padding.
"""

import base64
import re
import unicodedata
import zlib
from dataclasses import dataclass
from hashlib import sha256

from ..engine.errors import Mistake, excerpt, mistake
from ..engine.words import say
from ..files.text import LONGEST_FILE, listed, quoted
from ..games import FIRST, GAMES
from ..puzzles.keys import Keys, parse_keys
from .spoken import is_seal
from .symbols import spell

__all__ = [
    "ASSIGNMENT_FILE", "FORMAT", "LESSON", "LONGEST_PUPIL", "Assignment", "format_assignment",
    "format_link", "is_item", "is_link", "parse_assignment", "parse_link", "parse_pupil",
    "read_assignment",
]  # fmt: skip

FORMAT, _PLAIN = 2, 1  # an assignment without a release word is of the plain format
ASSIGNMENT_FILE = ".assignment.toml"  # how the name of a file ends
LESSON = "lesson:"
_PART = "#assignment="
# Never a path out of the folder of packs: a name comes from anybody, and names a file.
_ITEM = re.compile(rf"{LESSON}\w[\w-]*|\w[\w -]*/\w[\w -]*")
_LONGEST_TITLE, _LONGEST_ITEM, LONGEST_PUPIL = 100, 100, 40
_MOST_ITEMS, _MOST_HINTS, _MOST_MINUTES = 100, 3, 600


@dataclass(frozen=True, slots=True)
class Assignment:
    """Puzzles and lessons to do, and how; raises a Mistake that names what is wrong with it."""

    title: str
    items: tuple[str, ...]
    hints: int = _MOST_HINTS
    minutes: int = 0
    exam: bool = False
    variants: bool = False
    release: str = ""  # the seal of the word after which solutions are shown

    def __post_init__(self) -> None:
        plain = self.title.isprintable() and self.title == self.title.strip()
        if not plain or not 0 < len(self.title) <= _LONGEST_TITLE:
            raise Mistake(f"title: 1 to {_LONGEST_TITLE} plain characters are meant here")
        _check_items(self.items)
        for key, number, most in (
            ("hints", self.hints, _MOST_HINTS),
            ("minutes", self.minutes, _MOST_MINUTES),
        ):
            if not 0 <= number <= most:
                raise Mistake(f"{key}: a whole number from 0 to {most} is meant here")
        if self.release and not (self.exam and is_seal(self.release)):
            raise Mistake("release: the seal of a word is meant here, in an exam")

    @property
    def code(self) -> str:
        """Eight letters and digits that stand for all it says."""
        return spell(sha256(format_assignment(self).encode()).digest()[:5])

    def seed(self, pupil: str) -> str | None:
        """What a pupil's variants are made from; None where all get the same puzzles."""
        return f"{self.code}:{parse_pupil(pupil)}" if self.variants else None


def is_item(name: str) -> bool:
    """Whether this can be the name of a puzzle or a lesson; whether there is one is not asked."""
    lesson = LESSON if name.startswith(LESSON) else ""
    game, _, rest = name.removeprefix(lesson).partition("/")
    named = [name, lesson + rest] if game in GAMES and game != FIRST else [name]
    return len(name) <= _LONGEST_ITEM and any(map(_ITEM.fullmatch, named))


def parse_pupil(text: str) -> str:
    """A pupil's name or number in its one spelling, or raise a Mistake."""
    pupil = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 0 < len(pupil) <= LONGEST_PUPIL or not pupil.isprintable():
        most = LONGEST_PUPIL
        raise mistake("A name or number of 1 to {most} plain characters is meant.", most=most)
    return pupil


def format_assignment(assignment: Assignment) -> str:
    """The text of the file."""
    release = f"release = {quoted(assignment.release)}\n" if assignment.release else ""
    return (
        f"format = {FORMAT if release else _PLAIN}\n"
        f"title = {quoted(assignment.title)}\n"
        f"items = {listed(assignment.items)}\n"
        f"hints = {assignment.hints}\n"
        f"minutes = {assignment.minutes}\n"
        f"exam = {str(assignment.exam).lower()}\n"
        f"variants = {str(assignment.variants).lower()}\n{release}"
    )


def parse_assignment(text: str, name: str) -> Assignment:
    """Read the text of a file, or raise FileError with the key at fault."""
    return parse_keys(text, name, _assignment, LONGEST_FILE)


def _assignment(keys: Keys) -> Assignment:
    number = keys.number("format", 1, 1_000_000)
    if number > FORMAT:
        keys.fail("format", f"this program reads formats {_PLAIN} to {FORMAT}")
    return read_assignment(keys, released=number > _PLAIN)


def read_assignment(keys: Keys, *, released: bool = False) -> Assignment:
    """What the keys of a file, or of a part of one, say; there may be no others."""
    assignment = Assignment(
        keys.text("title"),
        keys.texts("items"),
        keys.number("hints", 0, _MOST_HINTS, _MOST_HINTS),
        keys.number("minutes", 0, _MOST_MINUTES, 0),
        keys.flag("exam"),
        keys.flag("variants"),
        keys.text("release") if released else "",
    )
    keys.end()
    return assignment


def format_link(assignment: Assignment, site: str = "") -> str:
    """The address of an assignment on a site, or the part that goes behind any address."""
    packed = zlib.compress(format_assignment(assignment).encode(), 9)
    return site + _PART + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def is_link(text: str) -> bool:
    """Whether there is the link of an assignment in a text."""
    return _PART in text


def parse_link(link: str) -> Assignment:
    """The assignment of a link, of which what stands before the # does not matter."""
    _, part, packed = "".join(link.split()).partition(_PART)
    if not part:
        raise mistake("In this link there is no assignment.")
    try:
        text = _unpacked(packed)
    except (ValueError, zlib.error) as error:
        sentence = say("This link is damaged, so copy it once more, from its start to its end.")
        raise Mistake(sentence) from error
    return parse_assignment(text, "link")


def _unpacked(packed: str) -> str:
    """A text that is whole and not too long, or raise ValueError or zlib.error."""
    data = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
    unpacking = zlib.decompressobj()
    text = unpacking.decompress(data, LONGEST_FILE + 1)
    if not unpacking.eof or unpacking.unused_data:
        raise ValueError
    return text.decode()


def _check_items(items: tuple[str, ...]) -> None:
    if not 0 < len(items) <= _MOST_ITEMS:
        raise Mistake(f"items: 1 to {_MOST_ITEMS} puzzles and lessons are meant here")
    for item in items:
        if not is_item(item):
            raise Mistake(f"items: {excerpt(item)} is no puzzle pack/NNN-slug and no lesson:NAME")
        if items.count(item) > 1:
            raise Mistake(f"items: {excerpt(item)} is there twice")
