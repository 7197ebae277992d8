"""What a learner's program can do on the teacher's machine: next to nothing.

Every attack that worked when kernels ran as the teacher is tried against a real room.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from .bubblewrap import MISSING, has_boxes, why_not
from .inside import WORD, attempt, is_running, until, visit
from .page import Answer, Browser, Kernel
from .running import Running, free_port, running

pytestmark = [
    pytest.mark.timeout(300),
    pytest.mark.skipif(not has_boxes(), reason=MISSING.format(why_not())),
]
SECRET = "what only the teacher may read"  # noqa: S105
FILE = {"type": "file", "format": "text", "content": "of ben"}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("box")


@pytest.fixture(scope="module")
def room(home: Path) -> Iterator[Running]:
    """Opened by a teacher with a secret in the home and one in the environment."""
    (home / "home").mkdir()
    (home / "home" / "secret.txt").write_text(SECRET, "utf-8")
    port = free_port()
    words = "serve", "--port", str(port), "--host", "127.0.0.1", "--word", WORD
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSH_AUTH_SOCK", str(home / "agent"))
        patch.setenv("TEACHERS_KEY", SECRET)
        keep = "--keep", str(home / "learners")
        with running(home, "/login", *words, *keep, port=port) as room:
            yield room


Program = Callable[[Browser, Kernel], Coroutine[None, None, None]]


def _run(room: Running, program: Program) -> None:
    """Do something as anna, who has a lesson open; ben is in the room, too."""

    async def both() -> None:
        async with visit(room, "ben") as ben, visit(room, "anna") as anna:
            (await ben.ask("PUT", "/api/contents/ben/note.txt", FILE)).raise_for_status()
            await program(anna, await anna.open("anna/lessons/02-walking.ipynb"))

    asyncio.run(both())


@pytest.fixture(scope="module")
def told(room: Running, home: Path) -> dict[str, str]:
    """What a program of anna's finds out, by the line that it tries: a result, or an error."""
    found = dict[str, str]()

    async def probe(_: Browser, kernel: Kernel) -> None:
        await kernel.run(_KNOWN)
        for line in (
            _kill(room),
            _connect(room),
            *_places(home),
            *_OTHERS,
            *_CHANGES,
            *_NETWORK,
            *_LARGE,
        ):
            found[line] = await attempt(kernel, line)

    _run(room, probe)
    return found


_KNOWN = """
import json, mt_widgets, os, pathlib, socket, subprocess, sys, tempfile

def look(path):
    return open(path).read() if os.path.isfile(path) else os.listdir(path)

def write(path):
    with open(path, "wb") as file:
        return file.write(bytes(60_000_000))

open("own.txt", "w").close()
"""
_LESSON = "pathlib.Path('lessons/02-walking.ipynb')"
_OTHERS = (
    "json.dumps({**os.environ})", "os.getcwd()", "os.getuid()", "look('/proc/self/status')",
    "sum(one.isdigit() for one in os.listdir('/proc'))",
    "subprocess.run(['unshare', '--user', 'true'], stderr=-3).returncode != 0",
)  # fmt: skip
_CHANGES = (  # nothing of it does harm where it is allowed
    f"{_LESSON}.write_text('')", f"{_LESSON}.unlink()", "os.rename('lessons', 'mine')",
    "open(mt_widgets.__file__, 'a')", "open('/usr/bin/env', 'ab')",
    *(f"tempfile.TemporaryFile(dir={one})" for one in ("'/'", "'/usr'", "'/dev'", "sys.prefix")),
)  # fmt: skip
_NETWORK = (
    "socket.create_connection(('192.0.2.1', 9), 5)", "[name for _, name in socket.if_nameindex()]",
)  # fmt: skip
_LARGE = (
    "len(bytearray(1_500_000_000))", "write('large')", "write('/tmp/large')",
    "write('/dev/shm/large')", "os.remove('large')",
)  # fmt: skip


def _places(home: Path) -> list[str]:
    """Files and folders that are not a learner's."""
    learners = home / "learners"
    own = learners, learners / "ben" / "note.txt", learners / ".room", home / "home" / "secret.txt"
    others = home / "jupyter_runtime_dir", home / "said.txt", Path("/etc/passwd"), Path("/sys")
    return [f"look({str(place)!r})" for place in (*own, *others)]


def _kill(room: Running) -> str:
    return f"os.kill({room.process.pid}, 0)"


def _connect(room: Running) -> str:
    """The way that browsers come in."""
    return f"socket.create_connection(('127.0.0.1', {room.address.rpartition(':')[2]}), 5)"


def test_files_of_others_are_not_there(told: dict[str, str], home: Path) -> None:
    assert {told[line] for line in _places(home)} == {"FileNotFoundError"}


def test_the_environment_is_not_the_teachers(told: dict[str, str], home: Path) -> None:
    known = json.loads(told["json.dumps({**os.environ})"])
    assert "SSH_AUTH_SOCK" not in known
    assert not [name for name, value in known.items() if SECRET in value or str(home) in value]
    assert known["MAGICAL_TOWERS_HOME"] == told["os.getcwd()"]


def test_no_other_process_is_seen(told: dict[str, str], room: Running) -> None:
    assert told[_OTHERS[4]] == "2", "more than the box and the kernel"
    assert told[_kill(room)] == "ProcessLookupError"


def test_lessons_and_programs_are_read_only(told: dict[str, str], home: Path) -> None:
    assert {told[line] for line in _CHANGES} <= {"OSError", "PermissionError"}
    copies = home / "learners" / "anna" / "lessons"
    ours = Path(__file__).parents[2] / "tutorials"
    assert (copies / "02-walking.ipynb").read_bytes() == (ours / "02-walking.ipynb").read_bytes()
    assert (home / "learners" / "anna" / "own.txt").stat().st_mode & 0o777 == 0o600


def test_there_is_no_network(told: dict[str, str], room: Running) -> None:
    assert told[_connect(room)] == "ConnectionRefusedError"
    assert [told[line] for line in _NETWORK] == ["OSError", "['lo']"]


def test_it_runs_as_nobody_who_can_become_nobody_else(told: dict[str, str]) -> None:
    assert told["os.getuid()"] == "65534"
    assert "CapEff:\t0000000000000000" in told["look('/proc/self/status')"]
    assert "NoNewPrivs:\t1" in told["look('/proc/self/status')"]
    assert told[_OTHERS[5]] == "True"


def test_memory_and_files_have_bounds(told: dict[str, str]) -> None:
    assert told[_LARGE[0]] == "MemoryError"
    assert {told[line].splitlines()[-1] for line in _LARGE[1:4]} == {"OSError"}


def test_the_server_follows_no_link_out_of_a_folder(room: Running, home: Path) -> None:
    learners = home / "learners"
    ben, secret = learners / "ben", home / "home" / "secret.txt"
    links = {"note": ben / "note.txt", "new": ben / "new.txt", "folder": ben, "secret": secret}

    async def follow(anna: Browser, kernel: Kernel) -> None:
        for name, target in links.items():
            await kernel.run(f"import os; os.symlink({str(target)!r}, {name!r})")
        await kernel.run("os.mkfifo('pipe'); os.symlink('lessons', 'again')")
        paths = [*links, "folder/note.txt", "pipe", "again/02-walking.ipynb"]
        for path in paths:
            for method, url, body in _ways(path):
                reply = await anna.ask(method, url, body)
                assert reply.status_code in (400, 404), f"{method} {url}: {reply.text}"
        listed = (await anna.ask("GET", "/api/contents/anna")).json()["content"]
        assert {one["name"] for one in listed} & {*links, "pipe", "again"} == set()
        written = await anna.ask("PUT", "/api/contents/anna/note", {**FILE, "content": "mine"})
        assert written.status_code in (200, 201), "the link gives way to a file"

    _run(room, follow)
    assert (learners / "ben" / "note.txt").read_text("utf-8") == "of ben"
    assert not (learners / "ben" / "new.txt").exists()
    assert (learners / "anna" / "note").read_text("utf-8") == "mine"


def _ways(path: str) -> list[tuple[str, str, object]]:
    """How the server could be brought to follow a link."""
    return [
        ("GET", f"/api/contents/anna/{path}", None),
        ("GET", f"/api/contents/anna/{path}?content=0&hash=1", None),
        ("GET", f"/files/anna/{path}", None),
        ("POST", "/api/contents/anna", {"copy_from": f"anna/{path}"}),
        ("POST", f"/api/contents/anna/{path}/checkpoints", None),
        ("POST", f"/api/contents/anna/{path}", {"type": "file"}),
        ("PUT", f"/api/contents/anna/{path}/x.txt", FILE),
        ("DELETE", f"/api/contents/anna/{path}/note.txt", None),
    ]


def test_settings_and_tabs_are_out_of_reach_of_programs(room: Running, home: Path) -> None:
    theme = "/lab/api/settings/@jupyterlab/apputils-extension:themes"
    tabs = "/lab/api/workspaces/default"
    outside = home / "learners" / "ben"

    async def change(anna: Browser, kernel: Kernel) -> None:
        for name in (".settings", ".workspaces", ".room", ".ipynb_checkpoints"):
            await kernel.run(f"import os; os.symlink({str(outside)!r}, {name!r})")
        raw = {"raw": '{"theme": "JupyterLab Dark"}'}
        (await anna.ask("PUT", theme, raw)).raise_for_status()
        (
            await anna.ask("PUT", tabs, {"data": {}, "metadata": {"id": "default"}})
        ).raise_for_status()
        (await anna.ask("PUT", "/api/contents/anna/kept.txt", FILE)).raise_for_status()
        (await anna.ask("POST", "/api/contents/anna/kept.txt/checkpoints")).raise_for_status()

    _run(room, change)
    assert {path.name for path in outside.iterdir()} == {"lessons", "note.txt"}
    kept = {path.name for path in (home / "learners" / ".room" / "anna").iterdir()}
    assert kept == {"settings", "workspaces", "checkpoints"}


def test_who_starts_too_many_processes_is_stopped(room: Running) -> None:
    mark = uuid4().hex
    one = f"subprocess.Popen(['sh', '-c', 'sleep 600; true', {mark!r}])"
    many = {"code": f"import subprocess\nfor _ in range(100): {one}", "silent": False}

    async def swarm(anna: Browser, kernel: Kernel) -> None:
        asking = asyncio.create_task(kernel.ask("execute_request", many))
        await until(lambda: is_running(mark), "nothing was started")
        while (await anna.ask("GET", "/api/kernels")).json() and not _is_refused(asking):
            await asyncio.sleep(0.2)  # an administrator's room is looked after, no more
        asking.cancel()
        await _close_all(anna)
        await until(lambda: not is_running(mark), "they are still there")

    _run(room, swarm)


def _is_refused(asking: "asyncio.Task[Answer]") -> bool:
    """Whether the system itself has set the bound."""
    names = [one.get("ename") for one in asking.result().outputs] if asking.done() else []
    return "BlockingIOError" in names


async def _close_all(browser: Browser) -> None:
    for one in (await browser.ask("GET", "/api/sessions")).json():
        (await browser.ask("DELETE", f"/api/sessions/{one['id']}")).raise_for_status()


def test_a_cell_is_interrupted_and_a_kernel_started_again(room: Running) -> None:
    async def stop(anna: Browser, kernel: Kernel) -> None:
        sessions = (await anna.ask("GET", "/api/sessions")).json()
        name = next(one["kernel"]["id"] for one in sessions if "02-walking" in one["path"])
        code = "import time\nprint('begun', flush=True)\nfor _ in range(3000): time.sleep(0.1)"
        answer = await kernel.send("execute_request", {"code": code, "silent": False})
        await until(lambda: bool(answer.outputs), "it did not begin")
        await anna.ask("POST", f"/api/kernels/{name}/interrupt")
        await until(answer.done.is_set, "it was not interrupted")
        assert [one["ename"] for one in answer.outputs if "ename" in one] == ["KeyboardInterrupt"]
        await kernel.run("kept = 1")
        (await anna.ask("POST", f"/api/kernels/{name}/restart")).raise_for_status()
        again = await anna.connect(name)
        assert await attempt(again, "kept") == "NameError"

    _run(room, stop)


def test_what_outlives_its_kernel_ends_with_it(room: Running) -> None:
    mark = uuid4().hex

    async def leave(anna: Browser, kernel: Kernel) -> None:
        await kernel.run(_stray(mark))
        await until(lambda: is_running(mark), "nothing was started")
        await _close_all(anna)
        await until(lambda: not is_running(mark), "it outlived its kernel")

    _run(room, leave)


def _stray(mark: str) -> str:
    words = ["sh", "-c", "sleep 600; true", mark]
    return f"import subprocess\nsubprocess.Popen({words!r}, start_new_session=True)"


def test_nothing_is_left_of_a_room_that_was_killed(room: Running) -> None:
    mark = uuid4().hex

    async def leave(_: Browser, kernel: Kernel) -> None:
        await kernel.run(_stray(mark))
        await until(lambda: is_running(mark), "nothing was started")
        room.process.kill()
        room.process.wait()
        await until(lambda: not is_running(mark), "it outlived the room")

    _run(room, leave)
