"""The page for the projector: the address, the word and a QR code."""

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

_PAGE = Template((Path(__file__).parent / "board.html").read_text("utf-8"))
_PASSED_ON = "forwarded", "x-forwarded", "x-real-ip", "x-client-ip", "true-client-ip", "via"


def board_page(address: str, word: str, learners: int) -> str:
    """The text of the page; the QR code contains the word."""
    code = segno.make_qr(f"{address}/login?word={quote(word)}" if word else address)
    # Lines break between words only.
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
    """The page for the projector, which shows the word: only for the machine of the room."""

    async def prepare(self) -> None:  # type: ignore[override]  # as theirs
        """Send the page to this machine; answer 404 to others."""
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

    The name is checked because of DNS rebinding: a foreign page would ask by its own name.
    """
    passed_on = any(name.lower().startswith(_PASSED_ON) for name in headers)
    return peer == own and not passed_on and _host(headers) in {"localhost", named, *_names(own)}


def _names(own: str) -> tuple[str, ...]:
    machine = gethostname().lower()
    return own.removeprefix("::ffff:"), machine, f"{machine}.local"


def _host(headers: HTTPHeaders) -> str | None:
    """The host a request names, without the port; None if it is malformed."""
    try:
        return urlsplit(f"//{headers.get('Host', '')}").hostname
    except ValueError:
        return None
