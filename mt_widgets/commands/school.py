"""The command line for a room and a school: one machine for all, or a JupyterHub."""

import argparse
import shlex
from pathlib import Path

from ..classroom.spoken import new_word, same_word
from ..engine.errors import FileError, excerpt, mistake
from ..engine.words import say
from ..learner.data_folder import home
from ..school.hub import PORTS, SHORTEST, check_hub, try_hub, write_config, write_trial
from ..school.inside import Inside, check_root, find_boxes
from ..school.limits import FEWEST_KERNELS, SPACE_MB
from ..school.names import learner_name
from ..school.numbers import FOLDER, Numbers
from ..school.serve import Room, address, check_lab, check_port, prepare, serve
from .arguments import is_whole


def handle_serve(given: argparse.Namespace) -> int:
    """Open a room, and tell what to write on the board."""
    learners = Path(given.keep) if given.keep else home() / "learners"
    if given.forget_number is not None:
        return _forget_number(given.forget_number, learners)
    check_lab("serve")
    port, word = _port("serve", given.port), _word(given)
    check_root(allowed=given.as_root)
    folder = prepare(given.folder, learners)
    _numbers(learners)
    check_port("serve", given.host, port)
    room = Room(folder, learners, word, given.host, port, _inside(given))
    print(say("Write on the board:"))
    print(f"\n    {address(room)}")
    print(f"    {word}\n" if word else "")
    print(say("To show it big: {address}", address=f"{address(room, here=True)}/{room.board}"))
    print(say("The learners' work is kept in {folder}.", folder=learners))
    print(_told(room.inside))
    print(say("Ctrl-C closes the room."), flush=True)
    serve(room)
    print(say("The room is closed."))
    return 0


def _word(given: argparse.Namespace) -> str:
    word = "" if given.open_to_all else new_word() if given.word is None else given.word
    if not given.open_to_all and same_word(word, ""):
        raise mistake("serve: a word needs letters or digits; --open-to-all asks for none")
    return str(word)


def _numbers(learners: Path) -> Numbers:
    """The learners' secret numbers; what is wrong with the file is told with its place."""
    try:
        found = Numbers(learners)
        found.check()
    except FileError as error:
        place = excerpt(str(learners / FOLDER), 100)
        raise mistake("serve: in {place}: {why}", place=place, why=error) from error
    return found


def _forget_number(typed: str, learners: Path) -> int:
    """Free a name, whether the room is open or closed."""
    name = learner_name(typed)
    if not _numbers(learners).forget(name):
        raise mistake("serve: {name} has no secret number in {folder}", name=name, folder=learners)
    print(say("{name} chooses a new secret number next time.", name=name))
    return 0


def _inside(given: argparse.Namespace) -> Inside:
    """What runs in a room, as the command says."""
    kernels = _number("--kernels", given.kernels, FEWEST_KERNELS) if given.kernels else 0
    space = _number("--space", given.space, 1) if given.space else SPACE_MB
    return Inside(find_boxes(trust=given.trust_learners), kernels, space)


def _told(inside: Inside) -> str:
    """As whom learners' programs run, and where none would."""
    if inside.bubblewrap:
        return say("Learners' programs run in boxes: each reaches its own folder and no network. "
                   "Where no Python is wanted here: magical-towers site OUT")  # fmt: skip
    return say("Learners' programs run as you, without boxes: they can do whatever you can. "
               "The site needs no Python on this machine: magical-towers site OUT")  # fmt: skip


def _number(option: str, text: str, least: int) -> int:
    if not is_whole(text, least, 999_999):
        raise mistake("serve: {option} {text}: a number from {least} is meant",
                      option=option, text=excerpt(text), least=least)  # fmt: skip
    return int(text)


def _port(command: str, text: str) -> int:
    if not is_whole(text, 1, 65_535):
        raise mistake("{command}: {text} is no port; a number from 1 to 65535 is meant",
                      command=command, text=excerpt(text))  # fmt: skip
    return int(text)


def handle_hub(given: argparse.Namespace) -> int:
    """Write a hub's configuration, or try one."""
    folder = Path(given.folder)
    if given.write:
        file = write_config(folder)
        print(say("{file} is written. Read it, fill in part 1, and start it as root:", file=file))
        print(f"\n    jupyterhub --config={shlex.quote(str(file.resolve()))}\n")
        return 0
    check_hub(as_root=given.as_root)
    port, password = _port("hub", given.port), given.password or new_word()
    if len(password) < SHORTEST:
        raise mistake("hub: a password has at least {least} signs", least=SHORTEST)
    for one in range(port, port + PORTS):
        check_port("hub", "127.0.0.1", one)
    trial = write_trial(folder, port, password)
    print(say("A hub to try, for this machine alone: http://127.0.0.1:{port}", port=port))
    print(say("Any name, with the password {password}", password=password))
    print(say("Ctrl-C ends it."), flush=True)
    return try_hub(trial)
