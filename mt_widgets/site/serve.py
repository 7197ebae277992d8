"""Serve the site that this file lies in: python serve.py [PORT].

It needs Python, 3.9 or later, and nothing else. It hands out the compressed copies, tells browsers
what they may keep, and gives nothing from outside the folder.
"""

from __future__ import annotations  # for Pythons older than ours

import argparse
import os
import re
import shutil
import sys
from contextlib import suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

# The policies of the start page and of the notebook's page, which both contain theirs, too.
_BOTH = (
    "default-src 'none'; base-uri 'none'; connect-src 'self'; form-action 'none'; "
    "style-src 'self' 'unsafe-inline'; "
)
PAGE = _BOTH + "frame-src 'self'; img-src 'self' data:; script-src 'self'"
NOTEBOOK = (
    _BOTH + "font-src 'self' data:; img-src 'self' blob: data:; manifest-src 'self'; "
    "media-src 'self' blob: data:; script-src 'self' blob: 'unsafe-eval'; worker-src blob:"
)

_TYPES = {
    ".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8",
    ".ipynb": "application/json", ".js": "text/javascript; charset=utf-8",
    ".json": "application/json", ".mjs": "text/javascript; charset=utf-8", ".png": "image/png",
    ".svg": "image/svg+xml", ".wasm": "application/wasm", ".woff": "font/woff",
    ".woff2": "font/woff2",
}  # fmt: skip
_NAMED_BY_CONTENT = re.compile(r"/app-[0-9a-f]{12}/")


def accepts_gzip(asked: str) -> bool:
    """Whether a browser that sends this Accept-Encoding takes gzip.

    >>> accepts_gzip("br, gzip;q=0.5"), accepts_gzip("gzip; q=0, br")
    (True, False)
    """
    parts = (part.replace(" ", "").lower().split(";q=") for part in asked.split(","))
    return any(name == "gzip" and (not weight or weight[0].strip("0.")) for name, *weight in parts)


class SiteServer(ThreadingHTTPServer):
    """A server of one folder; closed connections are no errors."""

    request_queue_size = 128  # a class opens the page at the same moment

    def __init__(self, root: Path, host: str = "", port: int = 8000) -> None:
        self.root = root.resolve()
        super().__init__((host, port), Handler)

    def handle_error(self, request: object, client_address: object) -> None:
        """Report all errors except closed connections."""
        if not isinstance(sys.exc_info()[1], (ConnectionError, TimeoutError)):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Handler(BaseHTTPRequestHandler):
    """One browser's requests."""

    protocol_version = "HTTP/1.1"
    timeout = 60  # seconds without data
    server: SiteServer

    def do_GET(self) -> None:
        """Send a file, or its compressed copy."""
        path = self._wanted()
        if path is None:
            return self.send_error(HTTPStatus.NOT_FOUND)
        packed = path.with_name(f"{path.name}.gz")
        varies = packed.is_file()
        zipped = varies and accepts_gzip(self.headers.get("Accept-Encoding", ""))
        headers = {"Content-Type": _TYPES.get(path.suffix, "application/octet-stream")}
        headers |= {"Vary": "Accept-Encoding"} if varies else {}
        headers |= {"Content-Encoding": "gzip"} if zipped else {}
        return self._send(packed if zipped else path, headers)

    do_HEAD = do_GET  # noqa: N815 - its name there

    def _wanted(self) -> Path | None:
        """The requested file if it is in the folder, or None."""
        name = unquote(urlsplit(self.path).path).lstrip("/")
        if any(sign in name for sign in "\\:\0"):  # never in our names
            return None
        path = (self.server.root / name).resolve()
        if name.endswith("/") or not name:
            path /= "index.html"
        return path if path.is_file() and path.is_relative_to(self.server.root) else None

    def _send(self, path: Path, headers: dict[str, str]) -> None:
        with path.open("rb") as file:
            about = os.fstat(file.fileno())
            tag = f'"{about.st_mtime_ns:x}-{about.st_size:x}"'
            known = tag in self.headers.get("If-None-Match", "")
            self.send_response(HTTPStatus.NOT_MODIFIED if known else HTTPStatus.OK)
            headers |= {"ETag": tag, "Cache-Control": self._lasting(), **self._manners()}
            headers |= {} if known else {"Content-Length": str(about.st_size)}
            for name, text in headers.items():
                self.send_header(name, text)
            self.end_headers()
            if not known and self.command == "GET":
                shutil.copyfileobj(file, self.wfile)

    def _lasting(self) -> str:
        """How long a browser may keep a file; one named by its content never changes."""
        lasting = _NAMED_BY_CONTENT.match(self.path)
        return "public, max-age=31536000, immutable" if lasting else "no-cache"

    def _manners(self) -> dict[str, str]:
        """The security headers; no other site may show this one in a frame."""
        policy = NOTEBOOK if _NAMED_BY_CONTENT.match(self.path) else PAGE
        return {
            "Content-Security-Policy": f"{policy}; frame-ancestors 'self'",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
        }

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - its name there
        """Log nothing: a page is two hundred files."""


def main() -> None:
    """Serve until somebody presses Ctrl-C."""
    options = argparse.ArgumentParser(description="Serve the site that this file lies in.")
    options.add_argument("port", nargs="?", type=int, default=8000, help="8000 unless given")
    options.add_argument("--host", default="", help="such as 127.0.0.1, for this machine alone")
    given = options.parse_args()
    try:
        server = SiteServer(Path(__file__).parent, given.host, given.port)
    except (OSError, OverflowError) as error:
        sys.exit(f"port {given.port}: {error}")
    print(f"http://{given.host or 'localhost'}:{server.server_port}/", flush=True)
    with server, suppress(KeyboardInterrupt):
        server.serve_forever()


if __name__ == "__main__":
    main()
