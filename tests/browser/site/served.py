"""A folder served to browsers, by a name of the room: by its own server, or as any folder is."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from mt_widgets.site.serve import Handler, SiteServer

__all__ = ["Sent", "serving", "serving_itself"]

Sent = list[int]


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - its name there
        """Say nothing."""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a folder, served as ``python -m http.server`` does."""
    with _running(ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=folder))) as at:
        yield at


@contextmanager
def serving_itself(site: Path) -> Iterator[tuple[str, Sent]]:
    """The address of a site that serves itself, and the bytes of each file that it has sent."""
    sent = Sent()

    class Counting(Handler):
        def send_header(self, keyword: str, value: str) -> None:
            super().send_header(keyword, value)
            if keyword == "Content-Length":
                sent.append(int(value))

    server = SiteServer(site, "127.0.0.1", 0)
    server.RequestHandlerClass = Counting
    with _running(server) as address:
        yield address, sent


@contextmanager
def _running(server: ThreadingHTTPServer) -> Iterator[str]:
    """The address of a server, as another machine knows it, to which browsers allow less."""
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://classroom.test:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
