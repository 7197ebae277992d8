"""Another machine, as far as a browser can tell: it notes what arrives, and welcomes everybody."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

__all__ = ["Elsewhere", "elsewhere"]


class Elsewhere:
    """Its address, and the paths for which it was asked."""

    def __init__(self, address: str) -> None:
        self.address, self.asked = address, set[str]()


@contextmanager
def elsewhere() -> Iterator[Elsewhere]:
    """Such a machine, on another port."""

    class Noting(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found.asked.add(self.path.strip("/"))
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.send_header("Access-Control-Allow-Headers", "*")
            self.send_header("Access-Control-Allow-Private-Network", "true")
            self.send_header("Content-Type", "text/javascript")
            self.send_header("Content-Length", "0")
            self.end_headers()

        do_POST = do_OPTIONS = do_HEAD = do_GET  # noqa: N815 - their names there

        def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - its name
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Noting)
    found = Elsewhere(f"http://classroom.test:{server.server_port}/")
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
