"""What workers do in these tests that cannot be sent there, or whose result cannot be sent back."""

import os
import sys
from dataclasses import dataclass

from mt_widgets.engine.errors import PositionError


class Stuck:
    """It can be packed, and not unpacked again."""

    def __reduce__(self) -> tuple[object, ...]:
        return _refuse, ()


def _refuse() -> None:
    raise PositionError("space 5", "nobody can unpack this")


class Speechless(Exception):
    """An error that cannot say what it is."""

    def __str__(self) -> str:
        raise ValueError


class Custom(Exception):
    """An error that Python packs, and cannot unpack."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")


@dataclass(frozen=True)
class Errand:
    """Something to do, by the name of a function below."""

    name: str
    luggage: object = None


def run(errand: Errand) -> object:
    """Do it."""
    return globals()[errand.name]()


def well() -> int:
    return os.getpid()


def raises_ours() -> None:
    raise PositionError("space 5", "a castle cannot stand on wizards")


def raises_custom() -> None:
    raise Custom("space 5", "wrong")


def raises_speechless() -> None:
    raise Speechless


def exits() -> None:
    sys.exit("enough")


def returns_a_generator() -> object:
    return (number for number in range(3))


def returns_what_is_stuck() -> object:
    return Stuck()


def returns_an_error() -> object:
    return Custom("space 5", "wrong")
