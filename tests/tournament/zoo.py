"""Bots of every bad kind, and some good ones, as people write them: functions in a file."""

import itertools
import os
import random
import re
import signal
import sys
import time
from contextlib import suppress
from typing import Any, NoReturn

from mt_widgets.games import FIRST, GAMES

GAME = GAMES[FIRST]


def good(view: Any) -> Any:
    """Any legal move, by Python's own random numbers, picked from a set of texts."""
    moves = GAME.rules.legal_moves(GAME.knowledge.reconstruct(view))
    return random.choice([*{str(move) for move in moves}])


def prints(view: Any) -> Any:
    """A good one that tells everybody what it thinks, on every way out that there is."""
    print("a secret plan", flush=True)  # noqa: T201
    os.write(1, b"a secret plan")
    print("a secret plan", file=sys.stderr, flush=True)  # noqa: T201
    with suppress(EOFError):
        input("a secret plan")
    return good(view)


def reseeds(view: Any) -> Any:
    """A good one that meddles with all random numbers, and with what it was given."""
    for name in view.__slots__:
        object.__setattr__(view, name, getattr(view, name))
    random.seed(0)
    move = good(view)
    for name in view.__slots__:
        object.__setattr__(view, name, None)
    sys.modules.pop("mt_widgets.games.magical_towers.game", None)
    return move


def raises(_: object) -> NoReturn:
    raise KeyError("no idea")


def raises_in_colour(_: object) -> NoReturn:
    raise ValueError("\x1b[31mred\nand \x07\ud800 loud")


class Speechless(Exception):
    def __str__(self) -> str:
        raise SystemExit


def raises_what_cannot_be_told(_: object) -> NoReturn:
    raise Speechless


def recurses(view: Any) -> Any:
    return recurses(view)


def exits(_: object) -> NoReturn:
    sys.exit(0)


def really_exits(_: object) -> NoReturn:
    os._exit(7)


def interrupts(_: object) -> NoReturn:
    raise KeyboardInterrupt


def crashes(_: object) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def kills_itself(_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hangs_up(_: object) -> None:
    os.closerange(3, 100)
    time.sleep(600)


def hangs(_: object) -> None:
    """Nothing that is raised in it ends it."""
    while True:
        with suppress(BaseException):
            while True:
                pass


def sleeps(_: object) -> None:
    time.sleep(600)


def counts(_: object) -> int:
    """Computes in C, and never lets another thread in."""
    return sum(itertools.repeat(0))


def matches(_: object) -> object:
    return re.match(r"(a+)+b", "a" * 60)


def leaves_a_child(_: object) -> None:
    """Ends, while a process of its own keeps all lines open for a moment."""
    if os.fork() == 0:
        time.sleep(600)
    os._exit(7)


def eats(_: object) -> NoReturn:
    eaten = []
    while True:
        eaten.append(bytearray(20_000_000))


def returns_none(_: object) -> None:
    return None


def returns_a_number(_: object) -> int:
    return 42


def returns_an_object(_: object) -> object:
    return object()


def returns_nonsense(_: object) -> str:
    return "castle to e4"


def returns_a_book(_: object) -> str:
    return "W1 " * 1_000_000


def returns_nothing(_: object) -> str:
    return ""


def returns_two(_: object) -> str:
    return "W1:- W1:-"


def cheats(_: object) -> str:
    return "W5:b15"
