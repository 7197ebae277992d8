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
- ``hints``: how many are allowed for each puzzle, 0 to 3, the default;
- ``minutes``: 0 to 600; 0, the default, means no limit;
- ``exam``: whether pupils learn what was right only after handing in; ``variants``: whether each
  pupil gets their own variant of every puzzle; both are false by default;
- ``release``: the seal of the word that shows the solutions of an exam (see ``spoken``).

Format 1 has no release. Assignments without one are still written in it, so that their codes don't
change. In an exam without a release word, solutions are shown when it is handed in.

The code of an assignment is 8 letters and digits of the digest of its text. A pupil's variants have
the seed ``CODE:pupil``. A link ends in ``#assignment=`` and the file's text, compressed by zlib, in
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
from ..lessons.routes import ASSIGNMENT
from ..puzzles.toml_keys import TomlKeys, parse_keys
from .spoken import is_seal
from .symbols import encode_symbols

FORMAT, _PLAIN = 2, 1  # without a release word, the plain format is written
ASSIGNMENT_FILE = ".assignment.toml"  # how the name of a file ends
LESSON = "lesson:"
_PART = f"#{ASSIGNMENT}="
# A name comes from anybody and names a file, so it must never lead out of the folder of packs.
_ITEM = re.compile(rf"{LESSON}\w[\w-]*|\w[\w -]*/\w[\w -]*")
_LONGEST_TITLE, _LONGEST_ITEM, LONGEST_PUPIL = 100, 100, 40
_MOST_ITEMS, _MOST_HINTS, _MOST_MINUTES = 100, 3, 600


@dataclass(frozen=True, slots=True)
class AssignmentFile:
    """Puzzles and lessons to do, and how. Raises Mistake if a field is wrong."""

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
        """Eight letters and digits, made from the text of the file."""
        return encode_symbols(sha256(format_assignment(self).encode()).digest()[:5])

    def seed(self, pupil: str) -> str | None:
        """The seed of a pupil's variants; None if everybody gets the same puzzles."""
        return f"{self.code}:{parse_pupil(pupil)}" if self.variants else None


def is_item(name: str) -> bool:
    """Whether this is a well-formed name of a puzzle or lesson, which need not exist."""
    lesson = LESSON if name.startswith(LESSON) else ""
    game, _, rest = name.removeprefix(lesson).partition("/")
    named = [name, lesson + rest] if game in GAMES and game != FIRST else [name]
    return len(name) <= _LONGEST_ITEM and any(map(_ITEM.fullmatch, named))


def parse_pupil(text: str) -> str:
    """A pupil's name or number, normalized. Raises Mistake if it is empty, too long or odd."""
    pupil = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 0 < len(pupil) <= LONGEST_PUPIL or not pupil.isprintable():
        most = LONGEST_PUPIL
        raise mistake("A name or number of 1 to {most} plain characters is meant.", most=most)
    return pupil


def format_assignment(assignment: AssignmentFile) -> str:
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


def parse_assignment(text: str, name: str) -> AssignmentFile:
    """The assignment in the text of a file. Raises FileError with the key at fault."""
    return parse_keys(text, name, _assignment, LONGEST_FILE)


def _assignment(keys: TomlKeys) -> AssignmentFile:
    number = keys.number("format", 1, 1_000_000)
    if number > FORMAT:
        keys.fail("format", f"this program reads formats {_PLAIN} to {FORMAT}")
    return read_assignment(keys, released=number > _PLAIN)


def read_assignment(keys: TomlKeys, *, released: bool = False) -> AssignmentFile:
    """The assignment in these keys. Raises FileError if one is wrong or unknown."""
    assignment = AssignmentFile(
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


def format_link(assignment: AssignmentFile, site: str = "") -> str:
    """The link to an assignment on a site; without a site, the part after the address."""
    packed = zlib.compress(format_assignment(assignment).encode(), 9)
    return site + _PART + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def is_link(text: str) -> bool:
    """Whether a text contains the link of an assignment."""
    return _PART in text


def parse_link(link: str) -> AssignmentFile:
    """The assignment of a link; what comes before the # doesn't matter. Raises Mistake."""
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
    """The packed text. Raises ValueError or zlib.error if it is damaged or too long."""
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
