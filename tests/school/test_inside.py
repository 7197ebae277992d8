"""What a learner asks the server of a room for, and does not get; a room with little space."""

import asyncio
import json
import os
import stat
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from uuid import uuid4

import httpx
import nbformat
import pytest
from nbformat.sign import NotebookNotary
from tornado.httpclient import HTTPRequest
from tornado.web import HTTPError
from tornado.websocket import websocket_connect

from mt_widgets.engine.errors import Mistake
from mt_widgets.school.beneath import Beneath
from mt_widgets.school.inside import check_root, find_boxes
from mt_widgets.school.learners import copy_lessons
from mt_widgets.school.limits import MOST_FILES
from mt_widgets.school.space import Space

from .bubblewrap import MISSING, has_boxes, why_not
from .inside import WORD, attempt, is_running, until, visit
from .page import Browser
from .running import Running, free_port, running

pytestmark = pytest.mark.timeout(300)
SPACE, KERNELS = 6, 4  # megabytes for a learner, kernels for all
FILE = {"type": "file", "format": "text", "content": "mine"}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("inside")


@pytest.fixture(scope="module")
def room(home: Path) -> Iterator[Running]:
    old = home / "learners" / "zoe"
    (old / "lessons").mkdir(parents=True)
    (old / "results.json").write_text("{}", "utf-8")
    (old / "results.json").chmod(0o644)
    port = free_port()
    words = "serve", "--port", str(port), "--host", "127.0.0.1", "--word", WORD
    tight = "--space", str(SPACE), "--kernels", str(KERNELS)
    keep = "--keep", str(home / "learners")
    with running(home, "/login", *words, *tight, *keep, port=port) as room:
        yield room


Visit = Callable[[Browser], Coroutine[None, None, None]]


def _as(room: Running, name: str, do: Visit) -> None:
    async def one() -> None:
        async with visit(room, name) as browser:
            await do(browser)
            for running in (await browser.ask("GET", "/api/sessions")).json():
                await browser.ask("DELETE", f"/api/sessions/{running['id']}")

    asyncio.run(one())


def _opening(learner: str, number: int) -> dict[str, object]:
    path = f"{learner}/{number}.ipynb"
    return {"path": path, "name": path, "type": "notebook", "kernel": {"name": "python3"}}


# Trust


def test_no_notebook_of_a_learner_is_trusted_by_anybody(room: Running, home: Path) -> None:
    script = "<script>document.title = 'mine'</script>"
    output = {"output_type": "display_data", "data": {"text/html": script}, "metadata": {}}
    cell = {"cell_type": "code", "id": "1", "source": "1", "outputs": [output],
            "metadata": {"trusted": True}, "execution_count": 1}  # fmt: skip
    book = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}

    async def write(anna: Browser) -> None:
        path = "/api/contents/anna/mine.ipynb"
        for _ in range(2):
            saved = await anna.ask("PUT", path, {"type": "notebook", "content": book})
            assert saved.is_success, saved.text
        assert (await anna.ask("POST", f"{path}/trust")).status_code in (403, 404)
        assert _trusted((await anna.ask("GET", path)).json()) == {False}

    _as(room, "anna", write)
    data = home / "jupyter_data_dir"
    assert not (data / "nbsignatures.db").exists(), "the room has written into the teacher's"
    data.mkdir(exist_ok=True)
    written = nbformat.read(home / "learners" / "anna" / "mine.ipynb", 4)  # type: ignore[no-untyped-call]
    teacher = NotebookNotary(data_dir=str(data))  # type: ignore[no-untyped-call]
    assert not teacher.check_signature(written)  # type: ignore[no-untyped-call]


def test_lessons_as_they_were_shipped_are_trusted_in_the_room(room: Running) -> None:
    async def look(anna: Browser) -> None:
        lesson = (await anna.ask("GET", "/api/contents/anna/lessons/02-walking.ipynb")).json()
        assert _trusted(lesson) == {True}
        copied = {"copy_from": "anna/lessons/02-walking.ipynb"}
        copy = (await anna.ask("POST", "/api/contents/anna", copied)).json()
        changed = (await anna.ask("GET", f"/api/contents/{copy['path']}")).json()
        changed["content"]["cells"][-1]["source"] += "\n1"
        (await anna.ask("PUT", f"/api/contents/{copy['path']}", changed)).raise_for_status()
        changed = (await anna.ask("GET", f"/api/contents/{copy['path']}")).json()
        assert _trusted(changed) == {False}

    _as(room, "anna", look)


def _trusted(model: dict[str, dict[str, list[dict[str, dict[str, object]]]]]) -> set[object]:
    cells = model["content"]["cells"]
    return {one["metadata"].get("trusted") for one in cells if str(one["cell_type"]) == "code"}


# Addresses

OPEN = {  # what answers, and what for
    "LabHandler": 1, "NotFoundHandler": 1, "FileFindHandler": 5, "OwnSettings": 2,
    "OwnWorkspaces": 2, "ThemesHandler": 1, "TranslationsHandler": 2,  # JupyterLab and its pages
    "ContentsHandler": 1, "CheckpointsHandler": 1, "ModifyCheckpointsHandler": 1,
    "FilesHandler": 1,  # one's own files
    "SessionRootHandler": 1, "SessionHandler": 1, "MainKernelHandler": 1, "KernelHandler": 1,
    "KernelActionHandler": 1, "KernelWebsocketHandler": 1, "MainKernelSpecHandler": 1,
    "KernelSpecHandler": 1, "KernelSpecResourceHandler": 1,  # one's own kernels
    "IdentityHandler": 1, "NoEvents": 1, "Nothing": 2, "LogoutHandler": 1, "RequestTooLarge": 1,
    "PublicStaticFileHandler": 1, "RedirectWithParams": 1, "TrailingSlashHandler": 1,
    "Template404": 1,
    "Door": 1, "BoardPage": 1,  # who comes in
}  # fmt: skip
_WALK = """
import json, sys
from pathlib import Path
from mt_widgets.school.addresses import handlers_of
from mt_widgets.school.inside import opened
from mt_widgets.school.lab_of_many import LabOfMany
from mt_widgets.school.serve import Room, options

room = Room(Path(sys.argv[1]), Path(sys.argv[1]), "", "127.0.0.1", int(sys.argv[2]))
with opened(room.inside, room.learners) as settings:
    server = LabOfMany.initialize_server(argv=[*options(room), *settings])
    rules = handlers_of(server.web_app.default_router)
    known = [(getattr(one.matcher, "_path", ""), one.target) for one in rules]
    print(json.dumps([(path, target.__name__) for path, target in known]))
"""


@pytest.fixture(scope="module")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str]]:
    """Every address of a room, and what answers there."""
    folder = tmp_path_factory.mktemp("addresses")
    command = [sys.executable, "-c", _WALK, str(folder), str(free_port())]
    told = subprocess.run(
        command, capture_output=True, check=True, env=os.environ | {"HOME": str(folder)}
    )
    return [(path or "", name) for path, name in json.loads(told.stdout.splitlines()[-1])]


def test_only_known_addresses_are_answered(addresses: list[tuple[str, str]]) -> None:
    found = Counter(name for _, name in addresses)
    assert found.pop("Nowhere") >= 10
    assert found == OPEN


def test_what_is_closed_is_closed_to_learners_and_strangers(
    room: Running, addresses: list[tuple[str, str]]
) -> None:
    closed = {path.replace("%s", "x") for path, name in addresses if name == "Nowhere" and path}
    assert {"/metrics", "/api/status", "/api/shutdown", "/api/events", "/api/spec.yaml"} <= closed

    async def ask(anna: Browser) -> None:
        for path in sorted(closed):
            for method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
                answer = await anna.ask(method, path)
                assert answer.status_code in (404, 405), f"{method} {path}: {answer.status_code}"
        for path in sorted(closed):
            assert httpx.get(room.address + path).status_code == 404, path

    _as(room, "anna", ask)


def test_strangers_get_no_further_than_the_entrance(
    room: Running, addresses: list[tuple[str, str]]
) -> None:
    shown = {
        path for path, name in addresses
        if name in OPEN and path and "%s" not in path
        and httpx.get(room.address + path).status_code == 200
    }  # fmt: skip
    assert shown <= {"/login", "/logout", "/(robots\\.txt)", "/(favicon\\.ico)"}


def test_nobody_hears_of_others_kernels(room: Running) -> None:
    async def listen(anna: Browser) -> None:
        url = f"{room.address}/api/events/subscribe"
        request = anna.http.build_request("GET", url)
        headers = {"Cookie": request.headers["Cookie"], "Origin": room.address}
        socket = await websocket_connect(HTTPRequest(url.replace("http", "ws", 1), headers=headers))
        async with visit(room, "ben") as ben:
            kernel = await ben.open("ben/lessons/02-walking.ipynb")
            await kernel.run("1")
            for one in (await ben.ask("GET", "/api/sessions")).json():
                (await ben.ask("DELETE", f"/api/sessions/{one['id']}")).raise_for_status()
        heard = asyncio.ensure_future(socket.read_message())
        await asyncio.wait([heard], timeout=0.5)
        assert not heard.done(), heard.result()
        heard.cancel()
        socket.close()
        schema = "https://events.jupyter.org/jupyter_server/kernel_actions/v1"
        told = {"schema_id": schema, "version": "1", "data": {"action": "shutdown", "msg": "x"}}
        assert (await anna.ask("POST", "/api/events", told)).status_code == 404

    _as(room, "anna", listen)


def test_nothing_that_is_refused_is_an_error_of_the_servers(room: Running) -> None:
    async def ask(anna: Browser) -> None:
        async with visit(room, "ben") as ben:
            (await ben.ask("POST", "/api/sessions", _opening("ben", 1))).raise_for_status()
            other = (await ben.ask("GET", "/api/sessions")).json()[0]
            for method, path, body in _refused(other):
                answer = await anna.ask(method, path, body)
                told = f"{method} {path} {body}: {answer.status_code}"
                assert 400 <= answer.status_code < 500, told
                assert "/learners" not in answer.text, told
            await ben.ask("DELETE", f"/api/sessions/{other['id']}")

    _as(room, "anna", ask)
    assert "Uncaught exception" not in room.said


def _refused(other: dict[str, dict[str, str]]) -> list[tuple[str, str, object]]:
    """What somebody may try with the kernel and the folder of another."""
    kernel, session = other["kernel"]["id"], other["id"]
    mine = _opening("anna", 1)
    files = "/api/contents"
    return [
        ("POST", "/api/sessions", mine | {"kernel": {"id": kernel}}),
        ("POST", "/api/sessions", mine | {"kernel": {"id": "../../../../tmp/x"}}),
        ("POST", "/api/sessions", mine | {"path": "anna/../ben/1.ipynb"}),
        ("POST", "/api/sessions", mine | {"path": ""}),
        ("POST", "/api/sessions", {"path": "anna/x.ipynb"}),
        ("PATCH", f"/api/sessions/{session}", {"path": "anna/1.ipynb"}),
        ("GET", f"/api/kernels/{kernel}", None),
        ("POST", f"/api/kernels/{kernel}/restart", None),
        ("POST", "/api/kernels", {"name": "python3", "path": "anna"}),
        ("POST", "/api/kernels", {"name": "python3", "path": "ben"}),
        ("GET", f"{files}/ben", None),
        ("GET", f"{files}/.room/ben/settings", None),
        ("GET", f"{files}/anna/../ben/1.ipynb", None),
        ("GET", f"{files}/anna/%2e%2e/%2e%2e/home", None),
        ("GET", f"{files}/anna/%00", None),
        ("GET", f"{files}/anna/{'x' * 300}", None),
        ("GET", f"{files}/anna/lessons?type=file", None),
        ("GET", f"{files}/anna/lessons/02-walking.ipynb?type=directory", None),
        ("PUT", f"{files}/anna", {"type": "directory"}),
        ("PUT", f"{files}/other", FILE),
        ("PUT", f"{files}/anna/.hidden", FILE),
        ("PUT", f"{files}/anna/none/x.txt", FILE),
        ("PUT", f"{files}/anna/x.ipynb", {"type": "notebook", "content": "text"}),
        ("PUT", f"{files}/anna/x.txt", {"type": "file", "content": 5}),
        ("PUT", f"{files}/anna/x.txt", {"type": "file", "content": "é", "format": "base64"}),
        ("PUT", f"{files}/anna/x.txt", FILE | {"chunk": 1}),
        ("PATCH", f"{files}/anna/lessons", {"path": "anna/mine"}),
        ("PATCH", f"{files}/anna", {"path": "ben/mine"}),
        ("PATCH", f"{files}/anna/none", {"path": "anna/some"}),
        ("DELETE", f"{files}/anna", None),
        ("DELETE", f"{files}/anna/none", None),
        ("DELETE", f"{files}/anna/lessons/02-walking.ipynb", None),
        ("POST", f"{files}/anna", {"copy_from": "anna/lessons"}),
        ("POST", f"{files}/anna/none.txt/checkpoints", None),
        ("POST", f"{files}/anna/none.txt/checkpoints/checkpoint", None),
        ("DELETE", f"{files}/anna/none.txt/checkpoints/checkpoint", None),
        ("GET", "/files/anna", None),
        ("GET", "/files/anna/lessons", None),
        ("GET", "/files/.room/anna/settings", None),
        ("PUT", "/lab/api/settings/@jupyterlab/..%2F..%2Fx:y", {"raw": "{}"}),
        ("PUT", "/lab/api/settings/@jupyterlab/apputils-extension:themes", {"raw": "no"}),
        ("PUT", "/lab/api/workspaces/x", {"data": {}, "metadata": {"id": "y"}}),
    ]


# Bounds


def test_who_starts_many_kernels_at_once_has_three(room: Running) -> None:
    async def start(anna: Browser) -> None:
        for path in ("/api/sessions", "/api/kernels"):
            asked = [anna.ask("POST", path, _opening("anna", number)) for number in range(6)]
            codes = {one.status_code for one in await asyncio.gather(*asked)}
            assert codes <= {201, 403}, codes
            assert len((await anna.ask("GET", "/api/kernels")).json()) == 3

    _as(room, "anna", start)


def test_a_full_room_says_so_and_goes_on(room: Running) -> None:
    async def fill(anna: Browser) -> None:
        async with visit(room, "ben") as ben:
            for browser, name, wanted in ((anna, "anna", 3), (ben, "ben", KERNELS - 3)):
                for number in range(wanted):
                    await browser.open(f"{name}/{number}.ipynb")
            refused = await ben.ask("POST", "/api/sessions", _opening("ben", 9))
            assert (refused.status_code, refused.json()["message"]) == (
                503, "The room is full. Wait until somebody closes a lesson."
            )  # fmt: skip
            await ben.leave()
            async with visit(room, "chloe") as chloe:
                started = await chloe.ask("POST", "/api/sessions", _opening("chloe", 1))
                assert started.status_code == 201, "a kernel that no page shows makes way"
                await chloe.ask("DELETE", f"/api/sessions/{started.json()['id']}")

    _as(room, "anna", fill)


def test_a_folder_holds_so_much(room: Running) -> None:
    part = FILE | {"content": "x" * 2_000_000}

    async def upload(dan: Browser) -> None:
        answers = [
            await dan.ask("PUT", f"/api/contents/dan/{number}.txt", part) for number in range(4)
        ]
        assert [one.status_code for one in answers] == [201, 201, 201, 507]
        assert answers[-1].json()["message"].startswith("Your folder is full: it holds 6 MB")
        large = await dan.ask("PUT", "/api/contents/dan/0.txt", FILE | {"content": "x" * 7_000_000})
        assert large.status_code == 413
        theme = "/lab/api/settings/@jupyterlab/apputils-extension:themes"
        note = {"raw": f"// {'x' * 3_000_000}\n{{}}"}
        assert (await dan.ask("PUT", theme, note)).status_code == 507
        (await dan.ask("DELETE", "/api/contents/dan/1.txt")).raise_for_status()
        assert (await dan.ask("PUT", "/api/contents/dan/1.txt", FILE)).status_code == 201

    _as(room, "dan", upload)


def test_a_program_that_fills_a_folder_is_stopped(room: Running) -> None:
    code = "for n in range(8): open(f'{n}.bin', 'wb').write(bytes(1_000_000))"

    async def fill(eve: Browser) -> None:
        kernel = await eve.open("eve/lessons/02-walking.ipynb")
        await kernel.run(code)
        told = "eve fills the disk: their lessons were stopped."
        await until(lambda: told in room.said, "nobody looked")
        assert (await eve.ask("GET", "/api/kernels")).json() == []
        again = await eve.ask("POST", "/api/sessions", _opening("eve", 1))
        assert (again.status_code, "is full" in again.json()["message"]) == (507, True)
        for number in range(4):
            (await eve.ask("DELETE", f"/api/contents/eve/{number}.bin")).raise_for_status()
        again = await eve.ask("POST", "/api/sessions", _opening("eve", 1))
        assert again.status_code == 201

    _as(room, "eve", fill)


def test_many_files_are_too_much_and_so_is_what_cannot_be_looked_into(tmp_path: Path) -> None:
    space, own = Space(tmp_path, 1), tmp_path / "anna"
    (own / "lessons").mkdir(parents=True)
    (own / "lessons" / "large.ipynb").write_bytes(bytes(2_000_000))
    (own / "link").symlink_to("/")
    space.check("anna")  # what the teacher gave counts for nothing, nor does what a link leads to
    deep = own
    for _ in range(50):
        deep /= "x"
        deep.mkdir()
    with pytest.raises(HTTPError, match="full"):
        space.check("anna")
    deep.parents[48].rename(tmp_path / "elsewhere")
    space.check("anna")
    for number in range(MOST_FILES):
        (own / f"{number}").touch()
    with pytest.raises(HTTPError, match="full"):
        space.check("anna")


_SWAP = """
import os, sys
own, ben = sys.argv[1:]
while True:
    os.rename(own, own + "y")
    os.symlink(ben, own)
    os.unlink(own)
    os.rename(own + "y", own)
"""


def test_no_link_is_followed_while_somebody_changes_it(tmp_path: Path) -> None:
    files, own = Beneath(tmp_path), tmp_path / "anna" / "x"
    for folder, text in ((own, b"mine"), (tmp_path / "ben", b"not mine")):
        folder.mkdir(parents=True)
        (folder / "note.txt").write_bytes(text)
    swapping = subprocess.Popen([sys.executable, "-c", _SWAP, str(own), str(tmp_path / "ben")])
    found = Counter[bytes]()
    for number in count():
        if sum(found.values()) > 60:
            break
        if number < 100:
            with suppress(OSError):
                files.write(("anna", "x", "new.txt"), b"")
        with suppress(OSError):
            found[files.read(("anna", "x", "note.txt"), 100)] += 1
    swapping.kill()
    swapping.wait()
    assert set(found) == {b"mine"}
    assert [path.name for path in (tmp_path / "ben").iterdir()] == ["note.txt"]


def test_links_among_the_lessons_give_way(tmp_path: Path) -> None:
    originals, own = tmp_path / "originals", tmp_path / "anna" / "lessons"
    originals.mkdir()
    own.mkdir(parents=True)
    (originals / "a.ipynb").write_text("a lesson", "utf-8")
    (tmp_path / "other").write_text("somebody's", "utf-8")
    (own / "a.ipynb").symlink_to(tmp_path / "other")
    copy_lessons(originals, tmp_path / "anna")
    assert (tmp_path / "other").read_text("utf-8") == "somebody's"
    assert not (own / "a.ipynb").is_symlink()
    assert (own / "a.ipynb").read_text("utf-8") == "a lesson"


def test_a_request_has_a_size(room: Running) -> None:
    async def send(anna: Browser) -> None:
        whole = FILE | {"content": "x" * 30_000_000}
        refused = await anna.ask("PUT", "/api/contents/anna/large.txt", whole)
        assert (refused.status_code, "too large" in refused.text) == (413, True)
        assert (await anna.ask("GET", "/api/contents/anna")).status_code == 200

    _as(room, "anna", send)
    answer = httpx.post(f"{room.address}/login", content=bytes(30_000_000))
    assert answer.status_code == 413


# Who may read it on the machine, and as whom it runs


def test_nobody_else_on_the_machine_reads_a_rooms_files(room: Running, home: Path) -> None:
    async def write(anna: Browser) -> None:
        (await anna.ask("PUT", "/api/contents/anna/note.txt", FILE)).raise_for_status()
        kernel = await anna.open("anna/lessons/02-walking.ipynb")
        assert await attempt(kernel, "open('by-kernel.txt', 'w').write('x')") == "1"

    _as(room, "anna", write)
    learners = home / "learners"
    found = [learners, *learners.rglob("*")]
    wrong = [path for path in found if path.lstat().st_mode & 0o077 and not path.is_symlink()]
    assert wrong == []
    assert {learners / "anna" / "by-kernel.txt", learners / "zoe" / "results.json"} <= {*found}


def test_root_has_to_mean_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    with pytest.raises(Mistake, match="as another user, or say --as-root"):
        check_root(allowed=False)
    check_root(allowed=True)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    check_root(allowed=False)


def test_without_boxes_learners_have_to_be_trusted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Mistake) as refusal:
        find_boxes(trust=False)
    for part in ("not installed", "runs as you", "--trust-learners", "magical-towers site"):
        assert part in str(refusal.value)
    broken = tmp_path / "bwrap"
    broken.write_text("#!/bin/sh\necho 'bwrap: no permissions' >&2; exit 1\n", "utf-8")
    broken.chmod(0o755)
    with pytest.raises(Mistake, match=r"\(bwrap: no permissions\)"):
        find_boxes(trust=False)
    assert find_boxes(trust=True) == ()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves them to the room")
def test_without_a_box_too_what_outlives_its_kernel_ends_with_the_room(tmp_path: Path) -> None:
    mark, port = uuid4().hex, free_port()
    words = "serve", "--port", str(port), "--host", "127.0.0.1", "--word", WORD
    how = "--trust-learners", "--keep", str(tmp_path / "learners")
    stray = ["sh", "-c", "sleep 600; true", mark]

    async def leave(room: Running) -> None:
        async with visit(room, "anna") as anna:
            kernel = await anna.open("anna/lessons/02-walking.ipynb")
            await kernel.run(
                f"import subprocess\nsubprocess.Popen({stray!r}, start_new_session=True)"
            )
            await until(lambda: is_running(mark), "nothing was started")

    with running(tmp_path, "/login", *words, *how, port=port) as room:
        assert "run as you, without boxes" in room.said
        asyncio.run(leave(room))
        assert room.stop() == 0
    assert not is_running(mark)


@pytest.mark.skipif(not has_boxes(), reason=MISSING.format(why_not()))
def test_a_room_with_boxes_says_so(room: Running) -> None:
    assert "run in boxes" in room.said
    assert "magical-towers site" in room.said


def test_folders_are_for_their_owner_alone(room: Running, home: Path) -> None:
    assert room.process.poll() is None
    assert stat.S_IMODE((home / "learners" / ".room").stat().st_mode) == 0o700
