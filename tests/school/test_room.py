"""A real room: ``magical-towers serve``, and learners who come in with their browsers."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tornado.httpclient import HTTPClientError

from mt_widgets.classroom.gather import gather
from mt_widgets.learner.results_file import ResultsFile

from .page import Browser, Kernel
from .running import Running, free_port, running
from .script import script

WORD = "fox-lamp-sea"
LESSON, NOTEBOOK = "walking", "lessons/02-walking.ipynb"
FILE = {"type": "file", "format": "text", "content": "mine"}

pytestmark = pytest.mark.timeout(300)


@pytest.fixture(scope="module")
def learners(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("room") / "learners"


@pytest.fixture(scope="module")
def room(learners: Path) -> Iterator[Running]:
    port = free_port()
    words = "serve", "--port", str(port), "--host", "127.0.0.1", "--word", WORD
    with running(learners.parent, "/login", *words, "--keep", str(learners), port=port) as room:
        yield room


@asynccontextmanager
async def _visit(room: Running, name: str) -> AsyncIterator[Browser]:
    async with Browser(room.address) as browser:
        answer = await browser.come_in(name, WORD)
        assert answer.status_code == 200, answer.text
        yield browser


async def _open(browser: Browser, learner: str) -> tuple[Kernel, str]:
    """A lesson, running."""
    kernel = await browser.open(f"{learner}/{NOTEBOOK}")
    await kernel.run(f"from mt_widgets import Lesson\nLesson({LESSON!r})")
    return kernel, kernel.find("prompt")


def test_the_board_gets_an_address_and_a_word(room: Running) -> None:
    assert room.said.startswith(f"Write on the board:\n\n    {room.address}\n    {WORD}\n")


def test_only_the_word_on_the_board_lets_in(room: Running) -> None:
    async def knock() -> None:
        async with Browser(room.address) as browser:
            wrong = await browser.come_in("Anna", "fox-lamp-tea")
            assert (wrong.status_code, "not the word on the board" in wrong.text) == (401, True)
            token = await browser.http.get(f"{room.address}/api/contents?token={WORD}")
            assert token.status_code == 403
            nameless = await browser.come_in("../ben", WORD)
            assert (nameless.status_code, "letters and digits" in nameless.text) == (401, True)
            right = await browser.come_in("Anna", "Fox Lamp SEA")
            assert right.url.path == "/lab/tree/anna/lessons/01-start-here.ipynb"

    asyncio.run(knock())
    assert "anna came in. Learners: 1" in room.said


def test_two_learners_take_the_same_lesson_each_for_themselves(
    room: Running, learners: Path
) -> None:
    async def learn(name: str, clicks: int) -> None:
        async with _visit(room, name) as browser:
            kernel, panel = await _open(browser, name)
            for click in script(LESSON)[:clicks]:
                await kernel.tell(panel, {"do": "click", "tag": click.tag})
                shown = kernel.widgets[panel]
                assert (shown["prompt"]["heading"], shown["status"]["text"]) == (
                    click.heading,
                    click.said,
                )
            await kernel.run("open('note.txt', 'x').close()")

    async def both() -> None:
        await asyncio.gather(learn("ben", 100), learn("chloe", 5))

    asyncio.run(both())
    kept = {name: ResultsFile(learners / name / "results.json").all() for name in ("ben", "chloe")}
    assert [(one.item, one.solved) for one in kept["ben"]] == [(f"lesson:{LESSON}", True)]
    assert [one.value for one in kept["chloe"]] == [script(LESSON)[4].reached]
    assert (learners / "ben" / "note.txt").is_file(), (
        "notebooks run where their learner's files are"
    )
    assert [one.pupil for one in gather([learners]).receipts] == ["ben", "chloe"]


def test_learners_are_kept_apart(room: Running, learners: Path) -> None:
    async def look() -> None:
        async with _visit(room, "dan") as browser, _visit(room, "eve") as other:
            (await other.ask("PUT", "/api/contents/eve/note.txt", FILE)).raise_for_status()
            kept = "/api/contents/eve/note.txt/checkpoints"
            (await other.ask("POST", kept, None)).raise_for_status()
            await other.open(f"eve/{NOTEBOOK}")
            running = (await other.ask("GET", "/api/sessions")).json()[0]
            seen = (await browser.ask("GET", "/api/contents/")).json()["content"]
            assert [one["name"] for one in seen] == ["dan"]
            for method, path, body in _peeks(running):
                answer = await browser.ask(method, path, body)
                assert answer.status_code in (403, 404), f"{method} {path}: {answer.text}"
            assert len((await other.ask("GET", kept)).json()) == 1
            own = await other.ask("GET", "/files/eve/note.txt")
            assert (own.status_code, own.text) == (200, "mine")
            assert (await browser.ask("GET", "/api/kernels")).json() == []
            assert (await browser.ask("GET", "/api/sessions")).json() == []
            with pytest.raises(HTTPClientError, match="403"):
                await browser.connect(running["kernel"]["id"])

    asyncio.run(look())
    assert not (learners / "dan" / "note.txt").exists()


def _peeks(running: dict[str, object]) -> list[tuple[str, str, object]]:
    """Ways to somebody else's files and kernels."""
    kernel = running["kernel"]
    assert isinstance(kernel, dict)
    session = f"/api/sessions/{running['id']}"
    new = {"path": "dan/x.ipynb", "name": "x", "type": "notebook", "kernel": {"id": kernel["id"]}}
    return [
        ("GET", "/api/contents/eve/note.txt", None),
        ("GET", "/api/contents/dan/%2e%2e/eve/note.txt", None),
        ("GET", "/files/eve/note.txt", None),
        ("POST", "/api/contents/dan", {"copy_from": "eve/note.txt"}),
        ("PATCH", "/api/contents/eve/note.txt", {"path": "dan/note.txt"}),
        ("PUT", "/api/contents/eve/other.txt", FILE),
        ("GET", "/api/contents/eve/note.txt/checkpoints", None),
        ("POST", "/api/contents/eve/note.txt/checkpoints/checkpoint", None),
        ("DELETE", "/api/contents/eve/note.txt/checkpoints/checkpoint", None),
        ("GET", session, None),
        ("DELETE", session, None),
        ("POST", "/api/sessions", {**new, "path": "eve/x.ipynb"}),
        ("POST", f"/api/kernels/{kernel['id']}/interrupt", None),
        ("DELETE", f"/api/kernels/{kernel['id']}", None),
        ("POST", "/api/kernels", {"name": "python3"}),
        ("POST", "/api/shutdown", None),
        ("GET", "/api/terminals", None),
        ("GET", "/nbconvert/html/eve/lessons/02-walking.ipynb", None),
    ]


def test_lessons_stay_as_they_are_and_settings_are_ones_own(room: Running, learners: Path) -> None:
    async def change() -> None:
        async with _visit(room, "fay") as browser, _visit(room, "gus") as other:
            refused = await browser.ask("PUT", f"/api/contents/fay/{NOTEBOOK}", FILE)
            assert refused.json()["message"].startswith("Lessons stay as they are")
            model = (await browser.ask("GET", f"/api/contents/fay/{NOTEBOOK}")).json()
            assert model["writable"] is False
            theme = "/lab/api/settings/@jupyterlab/apputils-extension:themes"
            raw = {"raw": '{"theme": "JupyterLab Dark"}'}
            (await browser.ask("PUT", theme, raw)).raise_for_status()
            themes = [(await one.ask("GET", theme)).json()["raw"] for one in (browser, other)]
            assert ["Dark" in raw for raw in themes] == [True, False]

    asyncio.run(change())
    copies = {path.name for path in (learners / "fay" / "lessons").iterdir()}
    assert copies == {path.name for path in (learners / "gus" / "lessons").iterdir()}


def test_who_opens_many_lessons_keeps_the_last_three(room: Running) -> None:
    lessons = ["01-start-here", "02-walking", "03-riding", "04-prison"]

    async def leaf() -> list[str]:
        async with _visit(room, "hal") as browser:
            for lesson in lessons:
                await browser.open(f"hal/lessons/{lesson}.ipynb")
            sessions = (await browser.ask("GET", "/api/sessions")).json()
            return sorted(one["name"].removesuffix(".ipynb") for one in sessions)

    assert asyncio.run(leaf()) == lessons[1:]


def test_ctrl_c_closes_the_room(room: Running) -> None:
    async def ask_for_nothing() -> None:
        async with _visit(room, "ida") as browser:
            none = {"path": "ida/x.ipynb", "type": "notebook", "kernel": {"name": "none"}}
            assert (await browser.ask("POST", "/api/sessions", none)).status_code == 501

    asyncio.run(ask_for_nothing())  # a kernel that never began is not waited for
    assert room.stop() == 0
    assert room.said.endswith("The room is closed.\n")
