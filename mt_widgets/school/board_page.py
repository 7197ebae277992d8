"""What the teacher shows the class: the address, the word and a square code to scan."""

from html import escape
from pathlib import Path
from socket import gethostname
from string import Template
from urllib.parse import quote, urlsplit

import segno
from jupyter_server.base.handlers import Template404
from tornado.httputil import HTTPHeaders

from ..engine.words import language, say
from .door import CLOSED

__all__ = ["BoardPage", "board_page", "is_asked_here"]

_PAGE = Template((Path(__file__).parent / "board.html").read_text("utf-8"))
_PASSED_ON = "forwarded", "x-forwarded", "x-real-ip", "x-client-ip", "true-client-ip", "via"


def board_page(address: str, word: str, learners: int) -> str:
    """The page; who scans the code need not type the word."""
    code = segno.make_qr(f"{address}/login?word={quote(word)}" if word else address)
    # A word stays whole where the line is too short for all three.
    parts = "-<wbr>".join(f"<span>{escape(part)}</span>" for part in word.split("-"))
    shown = f'<strong class="word" style="--signs: {len(word)}">{parts}</strong>'
    asked = f"<p>{escape(say('The word'))} {shown}</p>"
    return _PAGE.substitute(
        lang=language(),
        title=escape(say("Magical Towers")),
        open=escape(say("Open in your browser")),
        address=escape(address),
        signs=len(address),
        word=asked if word else "",
        number=escape(say("Learners: {number}", number=learners)),
        code=code.svg_inline(light="#fff", omitsize=True, border=4),  # dark on white for cameras
    )


class BoardPage(Template404):
    """It tells the word, so it is for the machine of the room alone; others find nothing here."""

    async def prepare(self) -> None:  # type: ignore[override]  # as theirs
        """Answer as any address without a page does, unless somebody sits at this machine."""
        if self.request.method != "GET" or not self._is_asked_here():
            await super().prepare()
            return
        room = self.identity_provider
        self.set_header("Referrer-Policy", "no-referrer")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Content-Security-Policy", CLOSED)
        self.finish(board_page(room.address, room.word, room.learners_here))  # type: ignore[attr-defined]

    def _is_asked_here(self) -> bool:
        connection = self.request.connection
        peer = connection.context.address[0]  # type: ignore[union-attr]  # of a real request
        own = connection.stream.socket  # type: ignore[union-attr]
        named = urlsplit(self.identity_provider.address).hostname  # type: ignore[attr-defined]
        here = own.getsockname()[0] if own else ""
        return is_asked_here(peer, here, named or "", self.request.headers)


def is_asked_here(peer: str, own: str, named: str, headers: HTTPHeaders) -> bool:
    """Whether a request comes from this machine, by one of its names, and was not passed on.

    A page elsewhere whose name leads to this machine for once asks by that name.
    """
    passed_on = any(name.lower().startswith(_PASSED_ON) for name in headers)
    return peer == own and not passed_on and _host(headers) in {"localhost", named, *_names(own)}


def _names(own: str) -> tuple[str, ...]:
    machine = gethostname().lower()
    return own.removeprefix("::ffff:"), machine, f"{machine}.local"


def _host(headers: HTTPHeaders) -> str | None:
    """The name by which it was asked, without the port; None for what is no name."""
    try:
        return urlsplit(f"//{headers.get('Host', '')}").hostname
    except ValueError:
        return None
