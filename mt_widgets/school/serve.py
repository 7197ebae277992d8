"""A room on one machine: a JupyterLab on the local network with a folder for each learner."""

import logging
import os
import signal
import socket
import sys
import tomllib
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from secrets import token_urlsafe

from ..commands.lab import lesson_folder, server_options
from ..engine.errors import Mistake, excerpt, mistake
from ..files.whole import is_folder, make_folder, real_path, why
from .inside import Inside, opened

_EVERYWHERE = "0.0.0.0", "::", ""  # noqa: S104  # a room is served on all networks of the machine


@dataclass(frozen=True, slots=True)
class Room:
    """The folders of lessons and learners, the word, and where the server listens.

    ``board`` is the path of the page for the projector, which nobody can guess.
    """

    lessons: Path
    learners: Path
    word: str
    host: str = _EVERYWHERE[0]
    port: int = 8000
    inside: Inside = field(default_factory=Inside)
    board: str = field(default_factory=lambda: f"board-{token_urlsafe(12)}")


def check_lab(command: str) -> None:
    """Raise Mistake if JupyterLab is not installed."""
    if any(find_spec(name) is None for name in ("jupyterlab", "segno")):
        raise mistake("{command}: JupyterLab is not installed; pip install 'magical-towers[lab]'",
                      command=command)  # fmt: skip


def prepare(wanted: str | None, learners: Path) -> Path:
    """The folder of lessons; makes both folders. Raises Mistake if that fails."""
    if wanted is not None and not is_folder(Path(wanted).absolute().parent):
        raise mistake("serve: there is no place for the folder {name}", name=excerpt(wanted, 100))
    try:
        folder = real_path(lesson_folder(wanted))
        make_folder(learners)
    except OSError as error:
        place = excerpt(str(error.filename or wanted), 100)
        raise Mistake(f"serve: {place}: {why(error)}") from error
    return folder


def check_port(command: str, host: str, port: int) -> None:
    """Raise Mistake if a port can't be used."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, OverflowError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise mistake(
                "{command}: port {port} of {host} cannot be used: {why}; try another --port",
                command=command,
                port=port,
                host=host,
                why=why,
            ) from error


def address(room: Room, *, here: bool = False) -> str:
    """The address to type in a browser of the room, or of this machine."""
    own = "localhost" if here else _own_address()
    host = own if room.host in _EVERYWHERE else room.host
    return f"http://{f'[{host}]' if ':' in host else host}:{room.port}"


def _own_address() -> str:
    """The address of this machine on the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(trial.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def options(room: Room) -> list[str]:
    """The options for the server."""
    first = min((path.name for path in room.lessons.glob("*.ipynb")), default="")
    always = tomllib.loads(Path(__file__).with_name("server.toml").read_text("utf-8"))
    settings = {
        **always,
        "ServerApp.ip": room.host,
        "ServerApp.port": room.port,
        "ServerApp.root_dir": room.learners.resolve(),
        "Entrance.word": room.word,
        "Entrance.board": room.board,
        "Entrance.address": address(room),
        "Entrance.originals": room.lessons,
        "Entrance.learners": room.learners.resolve(),
        "Entrance.first": first,
    }
    return server_options(settings)


def serve(room: Room) -> int:
    """Keep a room open until somebody presses Ctrl-C."""
    from .lab_of_many import LabOfMany
    from .monitor import Monitor

    os.environ.pop("MAGICAL_TOWERS_HOME", None)  # it is the teacher's
    sys.stdout.flush()
    with opened(room.inside, room.learners.resolve()) as settings:
        server = LabOfMany.initialize_server(argv=[*options(room), *settings])
        # The address is printed already.
        server.log.addFilter(lambda record: record.levelno != logging.CRITICAL)
        for name in ("SIGINT", "SIGHUP"):  # without asking; kernels are ended first
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), lambda *_: server.stop(from_signal=True))
        tell = partial(print, flush=True)
        server.io_loop.add_callback(Monitor(server.kernel_manager, tell).keep)
        server.start()
    return 0
