"""The secret numbers of names: four digits, chosen when a name is first used.

They are kept as salted hashes in a hidden folder beside the learners' folders. A damaged file is
reported and left as it is, so that nobody can take over a name.
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

FOLDER = ".door"  # never a learner's name
_FILE, _VERSION = "numbers.json", 1
_TYPED = 40  # signs that are looked at
_LARGEST = 8_000_000  # bytes, for about forty thousand names
_COST = {"n": 2**14, "r": 8, "p": 1}  # 16 MB and some 50 ms for each try


@dataclass(frozen=True, slots=True)
class NumberClaim:
    """The hashed number of a name; the mark is new whenever a number is chosen."""

    mark: str
    salt: bytes
    digest: bytes

    def is_right(self, number: str) -> bool:
        """Whether this is the number; slow on purpose."""
        return compare_digest(_digest(number, self.salt), self.digest)


def parse_number(text: str) -> str:
    """Four digits, typed in any script. Raises Mistake for anything else."""
    typed = "".join(text[:_TYPED].split())
    if len(typed) != 4 or not typed.isdecimal():
        raise mistake("A secret number has four digits.")
    return "".join(str(unicodedata.decimal(sign)) for sign in typed)


def check_number(number: str, name: str) -> None:
    """Raise Mistake if others would guess a number."""
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
    """The numbers of all names in a folder of learners; a room and a command may change them."""

    def __init__(self, learners: Path) -> None:
        self._path = learners / FOLDER / _FILE
        self._file = KeptFile(self._path, _LARGEST, private=True)
        # The state of the file, and what was read then; one pair, because threads share it.
        self._kept: tuple[tuple[int, ...] | None, dict[str, NumberClaim]] = None, {}

    def check(self) -> None:
        """Raise FileError if the file is damaged."""
        self._claims()

    def claim(self, name: str) -> NumberClaim | None:
        """The number of a name, or None. Raises FileError if the file is damaged."""
        state, (known, claims) = self._now(), self._kept
        if state is None or state != known:
            claims = self._claims()
            self._kept = state, claims
        return claims.get(name)

    def choose(self, name: str, number: str) -> NumberClaim:
        """Claim a name. Raises Mistake if somebody else has, or the file can't be changed."""
        salt = token_bytes(16)
        new = NumberClaim(token_hex(8), salt, _digest(number, salt))
        with self._file.changing():
            claims = self._claims()
            if name in claims:
                raise mistake("Somebody took the name {name} a moment ago. If it was not you, "
                              "choose another one.", name=name)  # fmt: skip
            self._write({**claims, name: new})
        return new

    def forget(self, name: str) -> bool:
        """Delete the number of a name; False if it has none. Raises FileError."""
        if not is_there(self._path):
            return False
        with self._file.changing():
            claims = self._claims()
            if name not in claims:
                return False
            self._write({one: claim for one, claim in claims.items() if one != name})
        return True

    def _claims(self) -> dict[str, NumberClaim]:
        content = self._file.read()
        return {} if content is None else self._parse(content)

    def _now(self) -> tuple[int, ...] | None:
        """The state of the file, which changes when it is written; None if it can't be read."""
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_ino, found.st_mtime_ns, found.st_size

    def _parse(self, content: bytes) -> dict[str, NumberClaim]:
        try:
            found = json.loads(content)
            if found["version"] != _VERSION:
                raise self._file.fault(say("was written by a newer version"))
            return {
                str(name): NumberClaim(str(one["mark"]), bytes.fromhex(one["salt"]),
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

    def _write(self, claims: dict[str, NumberClaim]) -> None:
        numbers = {
            name: {"mark": one.mark, "salt": one.salt.hex(), "hash": one.digest.hex()}
            for name, one in sorted(claims.items())
        }
        self._file.write(json.dumps({"version": _VERSION, "numbers": numbers}, indent=1))
        self._kept = None, {}  # two changes within a tick of the clock may look alike


def _digest(number: str, salt: bytes) -> bytes:
    return scrypt(number.encode(), salt=salt, dklen=32, **_COST)
