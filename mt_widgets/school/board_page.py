"""What the teacher shows the class: the address, the word and a square code to scan."""

from html import escape
from pathlib import Path
from string import Template
from urllib.parse import quote

import segno
from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError

from ..engine.words import say

__all__ = ["BoardPage", "board_page"]

_PAGE = Template((Path(__file__).parent / "board.html").read_text("utf-8"))


def board_page(address: str, word: str, learners: int) -> str:
    """The page; who scans the code need not type the word."""
    code = segno.make_qr(f"{address}/login?word={quote(word)}" if word else address)
    asked = f'<p>{escape(say("The word"))} <strong class="word">{escape(word)}</strong></p>'
    return _PAGE.substitute(
        title=escape(say("Magical Towers")),
        open=escape(say("Open in your browser")),
        address=escape(address),
        word=asked if word else "",
        number=escape(say("Learners: {number}", number=learners)),
        code=code.svg_inline(light="#fff", omitsize=True, border=4),  # dark on white for cameras
    )


class BoardPage(JupyterHandler):
    """It tells the word, so it is for the machine of the room alone."""

    @allow_unauthenticated
    def get(self) -> None:
        """Show it."""
        stream = self.request.connection.stream  # type: ignore[union-attr]  # of a real request
        if self.request.remote_ip != stream.socket.getsockname()[0]:
            raise HTTPError(404)
        room = self.identity_provider
        self.finish(board_page(room.address, room.word, room.learners_here))  # type: ignore[attr-defined]
