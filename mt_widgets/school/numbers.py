"""Whose a name is: a number of four digits, chosen when the name is first used.

They are kept as salted hashes in a hidden folder beside the learners' folders. A damaged file is
told of and left as it is: what cannot be read must not open a name to whoever comes first.
"""

import json
import unicodedata
from dataclasses import dataclass
from hashlib import scrypt
from hmac import compare_digest
from itertools import pairwise
from pathlib import Path
from secrets import token_bytes, token_hex

from ..engine.errors import Mistake, mistake
from ..engine.words import say
from ..files.kept import KeptFile
from ..files.whole import is_there

__all__ = ["FOLDER", "Claim", "Numbers", "check_number", "parse_number"]

FOLDER = ".door"  # which is no name of a learner
_FILE, _VERSION = "numbers.json", 1
_TYPED = 40  # signs that are looked at
_LARGEST = 8_000_000  # bytes, for about forty thousand names
_COST = {"n": 2**14, "r": 8, "p": 1}  # 16 MB and some 50 ms for each try


@dataclass(frozen=True, slots=True)
class Claim:
    """One name's number, hashed; the mark is another whenever a number is chosen."""

    mark: str
    salt: bytes
    digest: bytes

    def is_right(self, number: str) -> bool:
        """Whether this is the number, which takes a while to find out."""
        return compare_digest(_digest(number, self.salt), self.digest)


def parse_number(text: str) -> str:
    """Four digits, whichever signs a keyboard has for them; raises Mistake for anything else."""
    typed = "".join(text[:_TYPED].split())
    if len(typed) != 4 or not typed.isdecimal():
        raise mistake("A secret number has four digits.")
    return "".join(str(unicodedata.decimal(sign)) for sign in typed)


def check_number(number: str, name: str) -> None:
    """Raises Mistake for a number that others would guess."""
    if number == name or _is_simple(number):
        raise mistake(
            "Others would guess {number}. Choose four digits that aren't a year or in a row, "
            "at least three of them different.",
            number=number,
        )


def _is_simple(digits: str) -> bool:
    steps = {(int(later) - int(one)) % 10 for one, later in pairwise(digits)}
    year = digits.startswith(("19", "20"))
    return len({*digits}) < 3 or steps in ({1}, {9}) or year or digits in {"2580", "0852"}


class Numbers:
    """The claims on names in a folder of learners, which a room and a command change by turns."""

    def __init__(self, learners: Path) -> None:
        self._path = learners / FOLDER / _FILE
        self._file = KeptFile(self._path, _LARGEST, private=True)
        # What was read, and the state of the file just before; threads share this one pair.
        self._kept: tuple[tuple[int, ...] | None, dict[str, Claim]] = None, {}

    def check(self) -> None:
        """Raises FileError where the file is damaged."""
        self._claims()

    def claim(self, name: str) -> Claim | None:
        """What a name is claimed with; raises FileError where the file is damaged."""
        state, (known, claims) = self._now(), self._kept
        if state is None or state != known:
            claims = self._claims()
            self._kept = state, claims
        return claims.get(name)

    def choose(self, name: str, number: str) -> Claim:
        """Claim a name; raises Mistake where somebody else has, and FileError."""
        salt = token_bytes(16)
        new = Claim(token_hex(8), salt, _digest(number, salt))
        with self._file.changing():
            claims = self._claims()
            if name in claims:
                raise mistake("Somebody took the name {name} a moment ago. If it was not you, "
                              "choose another one.", name=name)  # fmt: skip
            self._write({**claims, name: new})
        return new

    def forget(self, name: str) -> bool:
        """Free a name for a new number; False where it has none. Raises FileError."""
        if not is_there(self._path):
            return False
        with self._file.changing():
            claims = self._claims()
            if name not in claims:
                return False
            self._write({one: claim for one, claim in claims.items() if one != name})
        return True

    def _claims(self) -> dict[str, Claim]:
        content = self._file.read()
        return {} if content is None else self._parse(content)

    def _now(self) -> tuple[int, ...] | None:
        """What changes when another process writes the file; it is looked at for each request."""
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_ino, found.st_mtime_ns, found.st_size

    def _parse(self, content: bytes) -> dict[str, Claim]:
        try:
            found = json.loads(content)
            if found["version"] != _VERSION:
                raise self._file.fault(say("was written by a newer version"))
            return {
                str(name): Claim(str(one["mark"]), bytes.fromhex(one["salt"]),
                                 bytes.fromhex(one["hash"]))
                for name, one in found["numbers"].items()
            }  # fmt: skip
        except (AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
            if isinstance(error, Mistake):
                raise
            raise self._file.fault(
                say("is damaged; bring back an older copy, or delete it, and everybody chooses "
                    "a new number")
            ) from error  # fmt: skip

    def _write(self, claims: dict[str, Claim]) -> None:
        numbers = {
            name: {"mark": one.mark, "salt": one.salt.hex(), "hash": one.digest.hex()}
            for name, one in sorted(claims.items())
        }
        self._file.write(json.dumps({"version": _VERSION, "numbers": numbers}, indent=1))
        self._kept = None, {}  # two changes within a tick of the clock may look alike


def _digest(number: str, salt: bytes) -> bytes:
    return scrypt(number.encode(), salt=salt, dklen=32, **_COST)
