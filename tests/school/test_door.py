"""Attacks on the door of a real room: guessing words and numbers, other names, other ways in."""

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote, urlencode

import httpx
import pytest

from mt_widgets.cli import main

from .page import NUMBER, Browser
from .running import Running, free_port, running

WORD = "amber-otter-violin"
_HURRY = 0.15  # seconds after which an attacker drops a connection that has not answered
_SOON = 30  # seconds, on a busy machine; one who stood in a queue would wait for minutes

pytestmark = pytest.mark.timeout(300)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("door")


@pytest.fixture(scope="module")
def port() -> int:
    return free_port()


def _words(home: Path, port: int) -> list[str]:
    """A room as schools open it, at all addresses of the machine."""
    return ["serve", "--port", str(port), "--word", WORD, "--keep", str(home / "learners")]


@pytest.fixture(scope="module")
def room(home: Path, port: int) -> Iterator[Running]:
    with running(home, "/login", *_words(home, port), port=port) as room:
        yield room


def _board(room: Running) -> str:
    found = re.search(r"To show it big: http://localhost:\d+(/\S+)", room.said)
    assert found, room.said
    return found[1]


class Attacker:
    """Somebody at an address of their own who sends forms without a browser."""

    def __init__(self, room: Running, at: str) -> None:
        self._port, self._at = int(room.address.rpartition(":")[2]), at
        with httpx.Client(transport=httpx.HTTPTransport(local_address=at)) as client:
            self._xsrf = client.get(f"{room.address}/login").cookies["_xsrf"]

    async def send(self, patience: float = 60.0, **fields: str) -> bytes:
        """What comes back within so many seconds; then the connection is dropped."""
        body = urlencode({**fields, "_xsrf": self._xsrf})
        lines = ("POST /login HTTP/1.1", f"Host: 127.0.0.1:{self._port}", "Connection: close",
                 f"Cookie: _xsrf={self._xsrf}", f"Referer: http://127.0.0.1:{self._port}/login",
                 "Content-Type: application/x-www-form-urlencoded",
                 f"X-Forwarded-For: {body[:5]}.1.2.3", f"Content-Length: {len(body)}")  # fmt: skip
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self._port, local_addr=(self._at, 0)
        )
        try:
            writer.write("\r\n".join((*lines, "", body)).encode())
            return await asyncio.wait_for(reader.read(), patience)
        except (TimeoutError, ConnectionError):
            return b""
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    async def drop(self, **fields: str) -> None:
        """Send a form and hang up."""
        await self.send(0.0, **fields)


def _is_hit(answer: bytes) -> bool:
    return b"username-127" in answer or b"browser-" in answer or b" 302 " in answer


def test_an_attacker_who_drops_connections_finds_no_word_and_nobody_waits(room: Running) -> None:
    async def attack(attacker: Attacker, learner: "asyncio.Task[None]") -> int:
        for number in range(10):
            await attacker.send(_HURRY, name="mallory", word=f"wrong-{number}")
        tried = hits = 0
        while tried < 1500 or not learner.done():
            batch = [WORD, *(f"wrong-{tried + number}" for number in range(29))]
            answers = (attacker.send(_HURRY, name="mallory", word=word) for word in batch)
            hits += sum(_is_hit(answer) for answer in await asyncio.gather(*answers))
            tried += len(batch)
        return hits

    async def mistype() -> None:
        await asyncio.sleep(0.5)  # the attack is under way
        async with Browser(room.address, at="127.0.0.20") as browser:
            wrong = await browser.come_in("zoe", "amber otter cello")
            assert (wrong.status_code, "not the word on the board" in wrong.text) == (401, True)
            right = await browser.come_in("zoe", WORD)
            assert right.url.path.startswith("/lab/tree/zoe/")

    async def both() -> int:
        learner = asyncio.create_task(asyncio.wait_for(mistype(), _SOON))
        hits = await attack(Attacker(room, "127.0.0.10"), learner)
        await learner
        return hits

    assert asyncio.run(both()) == 0


def test_tries_count_though_nobody_waits_for_the_answer_and_whatever_headers_say(
    room: Running,
) -> None:
    async def attack() -> list[bool]:
        attacker = Attacker(room, "127.0.0.11")
        for number in range(60):
            await attacker.drop(name="mallory", word=f"wrong-{number}")
        answers = [await attacker.send(name="mallory", word=f"x-{number}") for number in range(5)]
        assert all(b" 401 " in one or b" 429 " in one for one in answers), answers
        return [b" 429 " in one for one in answers]

    assert any(asyncio.run(attack()))


def test_who_may_not_try_is_told_how_long_to_wait(room: Running) -> None:
    async def attack() -> None:
        async with Browser(room.address, at="127.0.0.12") as browser:
            for _ in range(5):
                assert (await browser.come_in("mallory", "wrong")).status_code == 401
            told = await browser.come_in("mallory", WORD)
            assert told.status_code == 429
            assert 0 < int(told.headers["Retry-After"]) <= 20
            assert "There were too many wrong words. Wait" in told.text

    asyncio.run(attack())


def test_a_browser_that_knows_the_word_is_not_asked_again(room: Running) -> None:
    async def pass_on() -> None:
        async with Browser(room.address, at="127.0.0.13") as tablet:
            await tablet.come_in("kim", WORD)
            attacker = Attacker(room, "127.0.0.13")
            for number in range(6):
                await attacker.send(name="mallory", word=f"wrong-{number}")
            page = (await tablet.http.get(f"{room.address}/login")).text
            assert re.search(r'class="field" hidden>\s*<label for="word">', page)
            again = await tablet.come_in("lou")
            assert again.url.path.startswith("/lab/tree/lou/")

    asyncio.run(pass_on())


def test_a_name_belongs_to_whoever_chose_its_number(room: Running, home: Path) -> None:
    async def steal() -> None:
        async with Browser(room.address, at="127.0.0.14") as owner:
            await owner.come_in("Olga", WORD)
            async with Browser(room.address, at="127.0.0.15") as thief:
                wrong = await thief.come_in("olga", WORD, "8264")
                assert wrong.status_code == 401
                assert "not the secret number of olga" in wrong.text
                late = await thief.tell_number("olga", "8264", "new")
                assert "Welcome back, olga!" in late.text
                assert (await thief.ask("GET", "/api/contents/olga")).status_code == 403
                for number in range(5):
                    last = await thief.tell_number("olga", f"826{number}", "known")
                assert last.status_code == 429
                told = await thief.tell_number("olga", NUMBER, "known")
                assert (told.status_code, "ask your teacher" in told.text) == (429, True)
            async with Browser(room.address, at="127.0.0.16") as other:
                home_again = await other.come_in("olga", WORD)
                assert home_again.url.path.startswith("/lab/tree/olga/")

    asyncio.run(steal())


def test_a_number_is_chosen_with_care(room: Running, home: Path) -> None:
    async def choose() -> None:
        async with Browser(room.address, at="127.0.0.17") as browser:
            simple = await browser.come_in("pia", WORD, "1234")
            assert (simple.status_code, "Others would guess 1234" in simple.text) == (401, True)
            short = await browser.tell_number("pia", "12", "new")
            assert "A secret number has four digits" in short.text
            assert not (home / "learners" / "pia").exists()
            good = await browser.tell_number("pia", "8264", "new")
            assert good.url.path.startswith("/lab/tree/pia/")

    asyncio.run(choose())


def test_a_teacher_frees_a_name_while_the_room_is_open(
    room: Running, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def reset() -> None:
        async with Browser(room.address, at="127.0.0.18") as thief:
            await thief.come_in("quin", WORD)
            assert (await thief.ask("GET", "/api/contents/quin")).status_code == 200
            keep = str(home / "learners")
            assert main(["serve", "--forget-number", "quin", "--keep", keep]) == 0
            assert "quin chooses a new secret number" in capsys.readouterr().out
            assert (await thief.ask("GET", "/api/contents/quin")).status_code == 403
            async with Browser(room.address, at="127.0.0.19") as owner:
                assert (await owner.come_in("quin", WORD, "8264")).url.path.startswith("/lab/")
            assert (await thief.come_in("quin")).status_code == 401

    asyncio.run(reset())


def test_one_browser_takes_a_few_new_names(room: Running, home: Path) -> None:
    async def take() -> None:
        async with Browser(room.address, at="127.0.0.21") as browser:
            for number in range(6):
                answer = await browser.come_in(f"many-{number}", WORD)
                assert answer.url.path.startswith("/lab/")
            told = await browser.come_in("many-6", WORD)
            assert (told.status_code, "new names were chosen" in told.text) == (401, True)
            back = await browser.come_in("many-0", WORD)
            assert back.url.path.startswith("/lab/"), "who comes back is let in"

    asyncio.run(take())
    assert not (home / "learners" / "many-6").exists()


@pytest.mark.parametrize("name", ["\u0430nna", "con", "lpt¹", ".door", ".door/numbers.json"])
def test_names_that_are_no_folders_make_none(room: Running, home: Path, name: str) -> None:
    async def knock() -> None:
        async with Browser(room.address, at="127.0.0.22") as browser:
            assert (await browser.come_in(name, WORD)).status_code == 401

    before = {path.name for path in (home / "learners").iterdir()}
    asyncio.run(knock())
    assert {path.name for path in (home / "learners").iterdir()} == before


def test_nobody_reaches_the_numbers_through_the_server(room: Running, home: Path) -> None:
    async def look() -> None:
        async with Browser(room.address, at="127.0.0.23") as browser:
            await browser.come_in("rob", WORD)
            assert (home / "learners" / ".door" / "numbers.json").is_file()
            for path in (".door", ".door/numbers.json", "rob/../.door/numbers.json",
                         "rob/%2e%2e/.door/numbers.json"):  # fmt: skip
                for way in ("/api/contents/", "/files/"):
                    answer = await browser.ask("GET", way + path)
                    assert answer.status_code in (403, 404), answer.text
                    assert "salt" not in answer.text

    asyncio.run(look())


def _looks(answer: httpx.Response, path: str) -> tuple[int, str, str]:
    """What somebody can tell about an answer, whichever path was asked for."""
    plain = re.sub(r"[0-9a-f|]{20,}", "", answer.text)  # secrets against forged forms
    target = answer.headers.get("Location", "")
    return answer.status_code, plain.replace(path, ""), target.replace(quote(path, safe=""), "")


@pytest.mark.parametrize(
    ("headers", "at"),
    [({"Host": "evil.example"}, "127.0.0.1"),
     ({"X-Forwarded-For": "127.0.0.1"}, "127.0.0.1"),
     ({"Forwarded": "for=127.0.0.1"}, "127.0.0.1"),
     ({"Via": "1.1 proxy"}, "127.0.0.1"),
     ({}, "127.0.0.24")],
)  # fmt: skip
def test_the_board_is_nowhere_for_others(room: Running, headers: dict[str, str], at: str) -> None:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=at), headers=headers) as client:
        for board in (_board(room), "/board"):
            shown = client.get(f"{room.address}{board}")
            nothing = client.get(f"{room.address}/nothing-here")
            assert WORD not in shown.text
            assert _looks(shown, board) == _looks(nothing, "/nothing-here")


def test_the_machine_of_the_room_shows_the_board_at_a_path_of_its_own(room: Running) -> None:
    page = httpx.get(f"{room.address}{_board(room)}")
    assert all(part in page.text for part in ("http://", "<span>otter</span>", "<svg"))
    assert page.headers["Cache-Control"] == "no-store"
    assert len(_board(room)) > 20
    assert "otter" not in httpx.get(f"{room.address}/board").text


def test_cookies_are_for_a_day_and_not_for_other_pages_or_scripts(room: Running) -> None:
    async def look() -> list[str]:
        async with Browser(room.address, at="127.0.0.25") as browser:
            answer = await browser.come_in("sam", WORD)
            steps = [*answer.history, answer]
            async with Browser(room.address, at="127.0.0.25") as other:
                steps.append(await other._fill_in("/login", name="sam", word=WORD))
            return [line for step in steps for line in step.headers.get_list("Set-Cookie")]

    cookies = [line for line in asyncio.run(look()) if not line.startswith("_xsrf")]
    assert {line.partition("-")[0] for line in cookies} == {"browser", "username"}
    for line in cookies:
        assert "HttpOnly" in line
        assert "SameSite=Lax" in line
        expires = re.search(r"expires=([^;]+)", line)
        assert expires
        ends = time.mktime(time.strptime(expires[1], "%a, %d %b %Y %H:%M:%S GMT")) - time.timezone
        assert ends - time.time() < 24 * 3600 + 60


def test_a_page_without_scripts_asks(room: Running) -> None:
    page = httpx.get(f"{room.address}/login")
    assert "<script" not in page.text
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert '<html lang="en">' in page.text


def test_cookies_end_with_the_room_and_numbers_do_not(room: Running, home: Path, port: int) -> None:
    async def come_back() -> None:
        async with Browser(room.address, at="127.0.0.26") as browser:
            await browser.come_in("tom", WORD)
            assert (await browser.ask("GET", "/api/contents/tom")).status_code == 200
            assert room.stop() == 0
            with running(home, "/login", *_words(home, port), port=port):
                assert (await browser.ask("GET", "/api/contents/tom")).status_code == 403
                unasked = await browser.come_in("tom")
                assert "not the word on the board" in unasked.text
                assert (await browser.come_in("tom", WORD, "8264")).status_code == 401
                assert (await browser.come_in("tom", WORD)).url.path.startswith("/lab/")

    asyncio.run(come_back())
