"""What a learner's browser says to a Jupyter server: pages, cookies and the kernel's websocket."""

import asyncio
import json
import re
from dataclasses import dataclass, field
from typing import Any, Self
from uuid import uuid4

import httpx
from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

__all__ = ["NUMBER", "Answer", "Browser", "Kernel"]

PROTOCOL = "v1.kernel.websocket.jupyter.org"  # as JupyterLab speaks it
NUMBER = "4073"  # the secret number of each learner
_PATIENCE = 120  # seconds, for busy machines


def _pack(part: Any) -> bytes:
    return json.dumps(part).encode()


@dataclass
class Answer:
    """What came back for a message: new states of widgets, other outputs, and how long it took."""

    seconds: float = 0.0
    states: dict[str, dict[str, Any]] = field(default_factory=dict)
    outputs: list[dict[str, Any]] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Kernel:
    """A kernel at the other end of a websocket, and the widgets that it has shown."""

    def __init__(self, socket: WebSocketClientConnection, session: str) -> None:
        self._socket, self._session = socket, session
        self._waiting = dict[str, Answer]()
        self.widgets = dict[str, dict[str, Any]]()  # the state of each, by the name of its comm
        self._reader = asyncio.create_task(self._read())

    async def ask(self, kind: str, content: dict[str, Any]) -> Answer:
        """Send a message, and wait until the kernel has done all that it asks for."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        answer = await self.send(kind, content)
        await asyncio.wait_for(answer.done.wait(), _PATIENCE)
        answer.seconds = loop.time() - began
        return answer

    async def send(self, kind: str, content: dict[str, Any]) -> Answer:
        """Send a message; the answer comes bit by bit."""
        number = uuid4().hex
        header = {"msg_id": number, "msg_type": kind, "session": self._session, "username": "",
                  "version": "5.3", "date": "2026-01-01T00:00:00Z"}  # fmt: skip
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
        answer = self._waiting[number] = Answer()
        data = serialize_msg_to_ws_v1(message, "shell", _pack)  # type: ignore[no-untyped-call]
        await self._socket.write_message(data, binary=True)
        return answer

    async def run(self, code: str) -> Answer:
        """Run a cell; what is wrong with it fails the test."""
        answer = await self.ask("execute_request", {"code": code, "silent": False})
        wrong = [one for one in answer.outputs if "traceback" in one]
        assert not wrong, "\n".join(wrong[0]["traceback"])
        return answer

    async def tell(self, widget: str, message: dict[str, object]) -> Answer:
        """Send a message to a widget, as its page does."""
        data = {"method": "custom", "content": message}
        return await self.ask("comm_msg", {"comm_id": widget, "data": data})

    async def set(self, widget: str, **state: object) -> Answer:
        """Change traits of a widget, as its page does."""
        data = {"method": "update", "state": state, "buffer_paths": []}
        return await self.ask("comm_msg", {"comm_id": widget, "data": data})

    def find(self, trait: str) -> str:
        """The newest widget that has a trait of that name."""
        return [name for name, state in self.widgets.items() if trait in state][-1]

    async def close(self) -> None:
        """Close the page."""
        self._socket.close()
        await self._reader

    async def _read(self) -> None:
        while (data := await self._socket.read_message()) is not None:
            assert isinstance(data, bytes)
            _, parts = deserialize_msg_from_ws_v1(data)  # type: ignore[no-untyped-call]
            header, parent, content = json.loads(parts[0]), json.loads(parts[1]), parts[3]
            self._take(header["msg_type"], parent.get("msg_id", ""), content)

    def _take(self, kind: str, parent: str, packed: bytes) -> None:
        if kind == "comm_msg" and b'"state"' not in packed:
            return  # a picture
        content, answer = json.loads(packed), self._waiting.get(parent, Answer())
        match kind, content:
            case "comm_open", {"comm_id": name, "data": {"state": state}}:
                self.widgets[name] = state
            case "comm_msg", {"comm_id": name, "data": {"state": state}}:
                self.widgets.setdefault(name, {}).update(state)
                answer.states.setdefault(name, {}).update(state)
            case "status", {"execution_state": "idle"}:
                answer.done.set()
            case "error" | "stream" | "execute_result" | "display_data", _:
                answer.outputs.append(content)


class Browser:
    """One learner's browser: its cookies, and the server that it looks at."""

    def __init__(self, address: str, at: str | None = None) -> None:
        """``at`` is the address of the machine on which it runs."""
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=at)
        self.http = httpx.AsyncClient(follow_redirects=True, timeout=_PATIENCE, transport=transport)
        self._kernels = list[Kernel]()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()
        await self.http.aclose()

    async def leave(self) -> None:
        """Close every page, and stay in."""
        await asyncio.gather(*(kernel.close() for kernel in self._kernels))
        self._kernels.clear()

    async def come_in(self, name: str, word: str = "", number: str = NUMBER) -> httpx.Response:
        """Type a name and the word at the entrance of a room, and choose or type the number."""
        answer = await self._fill_in("/login", name=name, word=word)
        asked = re.search(r'name="asked" value="(\w+)"', answer.text)
        if answer.status_code != 200 or not asked:
            return answer
        return await self.tell_number(name, number, asked[1])

    async def tell_number(self, name: str, number: str, asked: str) -> httpx.Response:
        """Fill in the second page of the entrance, which asks for a known number or a new one."""
        fields = {"name": name, "number": number, "asked": asked, "_xsrf": self._xsrf()}
        return await self.http.post(f"{self.address}/login", data=fields)

    async def log_in(self, name: str, password: str) -> httpx.Response:
        """Log in at a hub, and wait until the own server has started."""
        answer = await self._fill_in("/hub/login?next=/hub/spawn", username=name, password=password)
        for _ in range(_PATIENCE):
            if f"/user/{name}/" in str(answer.url) and answer.status_code == 200:
                self.address = f"{self.address}/user/{name}"
                return answer
            await asyncio.sleep(0.5)
            answer = await self.http.get(f"{self.address}/user/{name}/")
        return answer

    async def _fill_in(self, path: str, **fields: str) -> httpx.Response:
        await self.http.get(self.address + path)
        fields["_xsrf"] = self._xsrf()
        return await self.http.post(self.address + path, data=fields)

    def _xsrf(self) -> str:
        """The newest of the secrets that servers gave to forms; the longest path is nearest."""
        found = [one for one in self.http.cookies.jar if one.name == "_xsrf"]
        path = httpx.URL(self.address).path or "/"
        fits = [one for one in found if f"{path}/".startswith(one.path.rstrip("/"))]
        return max(fits or found, key=lambda one: len(one.path)).value or ""

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask the server for something, as the page does."""
        headers = {"X-XSRFToken": self._xsrf()}
        return await self.http.request(method, self.address + path, json=body, headers=headers)

    async def open(self, notebook: str) -> Kernel:
        """Open a notebook with a kernel of its own."""
        name = notebook.rpartition("/")[2]
        kernel = {"name": "python3"}
        body = {"path": notebook, "name": name, "type": "notebook", "kernel": kernel}
        answer = await self.ask("POST", "/api/sessions", body)
        assert answer.status_code == 201, answer.text
        return await self.connect(answer.json()["kernel"]["id"])

    async def connect(self, kernel: str) -> Kernel:
        """Talk to a kernel."""
        session = uuid4().hex
        url = f"{self.address}/api/kernels/{kernel}/channels?session_id={session}"
        request = self.http.build_request("GET", url)  # with the cookies for that address
        headers = {"Cookie": request.headers.get("Cookie", ""), "Origin": _origin(self.address)}
        asked = HTTPRequest(
            url.replace("http", "ws", 1), headers=headers,
            connect_timeout=_PATIENCE, request_timeout=_PATIENCE,
        )  # fmt: skip
        connected = Kernel(await websocket_connect(asked, subprotocols=[PROTOCOL]), session)
        self._kernels.append(connected)
        return connected


def _origin(address: str) -> str:
    return str(httpx.URL(address).copy_with(path="/", query=None)).rstrip("/")
