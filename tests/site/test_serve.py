"""The server that a site brings along: what it sends, what browsers may keep, what it refuses."""

import gzip
import shutil
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from threading import Thread

import pytest

from mt_widgets.site import serve
from mt_widgets.site.build import write_compressed

APP = "app-0123456789ab"
SCRIPT = b"export const towers = 3;\n" * 100
GZIP = {"Accept-Encoding": "gzip, deflate, br"}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    site = tmp_path / "site"
    (site / APP).mkdir(parents=True)
    (site / "index.html").write_text("<title>The map</title>", "utf-8")
    (site / APP / "site.js").write_bytes(SCRIPT)
    (site / APP / "x.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.txt").write_text("not yours", "utf-8")
    write_compressed(site)
    return site


@pytest.fixture
def connection(site: Path) -> Iterator[HTTPConnection]:
    server = serve.SiteServer(site, "127.0.0.1", 0)
    Thread(target=server.serve_forever, args=[0.01], daemon=True).start()
    connection = HTTPConnection("127.0.0.1", server.server_port, timeout=30)
    yield connection
    connection.close()
    server.shutdown()
    server.server_close()


def _get(
    connection: HTTPConnection, path: str, headers: dict[str, str] | None = None, way: str = "GET"
) -> tuple[HTTPResponse, bytes]:
    connection.request(way, path, headers=headers or {})
    answer = connection.getresponse()
    return answer, answer.read()


def test_a_browser_that_takes_gzip_gets_the_compressed_copy(connection: HTTPConnection) -> None:
    answer, body = _get(connection, f"/{APP}/site.js", GZIP)
    assert answer.status == 200
    assert gzip.decompress(body) == SCRIPT
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert int(answer.headers["Content-Length"]) == len(body) < len(SCRIPT)


@pytest.mark.parametrize("asked", ["identity", "gzip;q=0", "br"])
def test_others_get_the_original(connection: HTTPConnection, asked: str) -> None:
    answer, body = _get(connection, f"/{APP}/site.js?v=1", {"Accept-Encoding": asked})
    assert body == SCRIPT
    assert "Content-Encoding" not in answer.headers
    assert answer.headers["Vary"] == "Accept-Encoding"


def test_a_file_without_a_copy_is_sent_as_it_is(connection: HTTPConnection) -> None:
    answer, body = _get(connection, f"/{APP}/x.wasm", GZIP)
    assert (body, answer.headers["Content-Type"]) == (b"\0asm", "application/wasm")
    assert "Vary" not in answer.headers


def test_what_is_named_by_its_content_is_kept_and_all_else_asked_for_again(
    connection: HTTPConnection,
) -> None:
    kept, _ = _get(connection, f"/{APP}/site.js")
    page, body = _get(connection, "/")
    assert b"The map" in body
    assert "immutable" in kept.headers["Cache-Control"]
    assert page.headers["Cache-Control"] == "no-cache"


def test_what_a_browser_has_is_not_sent_again(connection: HTTPConnection, site: Path) -> None:
    first, _ = _get(connection, "/")
    tag = {"If-None-Match": first.headers["ETag"]}
    again, body = _get(connection, "/", tag)
    assert (again.status, body) == (304, b"")
    (site / "index.html").write_text("<title>Another map</title>", "utf-8")
    assert _get(connection, "/", tag)[0].status == 200


def test_a_copy_and_its_original_are_told_apart(connection: HTTPConnection) -> None:
    tags = {_get(connection, f"/{APP}/site.js", to)[0].headers["ETag"] for to in (GZIP, {})}
    assert len(tags) == 2


@pytest.mark.parametrize(
    ("path", "policy"), [("/", serve.PAGE), (f"/{APP}/site.js", serve.NOTEBOOK)]
)
def test_browsers_are_told_what_a_page_may_do(
    connection: HTTPConnection, path: str, policy: str
) -> None:
    answer, _ = _get(connection, path)
    assert answer.headers["Content-Security-Policy"] == f"{policy}; frame-ancestors 'self'"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"


def test_a_head_has_no_body(connection: HTTPConnection) -> None:
    answer, body = _get(connection, f"/{APP}/site.js", way="HEAD")
    assert (answer.status, body) == (200, b"")
    assert int(answer.headers["Content-Length"]) == len(SCRIPT)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt", "/%2e%2e/secret.txt", f"/{APP}/..%2f..%2fsecret.txt", "/..%5csecret.txt",
        "//etc/passwd", "/link.txt", "/linked/secret.txt", f"/{APP}", f"/{APP}/", "/none.html",
        "/%00", "/C:/secret.txt",
    ],
)  # fmt: skip
def test_nothing_outside_the_folder_is_sent(
    connection: HTTPConnection, site: Path, path: str
) -> None:
    (site / "link.txt").symlink_to(site.parent / "secret.txt")
    (site / "linked").symlink_to(site.parent)
    answer, body = _get(connection, path)
    assert answer.status == 404
    assert b"not yours" not in body


def test_nothing_can_be_written(connection: HTTPConnection) -> None:
    assert _get(connection, "/index.html", way="PUT")[0].status == 501


def test_it_runs_alone_and_tells_its_address(site: Path) -> None:
    script = shutil.copy(serve.__file__, site / "serve.py")
    command = [sys.executable, "-I", "-S", str(script), "0", "--host", "127.0.0.1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        address = process.stdout.readline().strip()
        connection = HTTPConnection(address.removeprefix("http://").rstrip("/"), timeout=30)
        assert b"The map" in _get(connection, "/")[1]
        connection.close()
        process.terminate()


def test_a_port_that_is_taken_is_told_in_a_sentence(connection: HTTPConnection) -> None:
    command = [sys.executable, serve.__file__, str(connection.port), "--host", "127.0.0.1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(f"port {connection.port}: ")
    assert done.stderr.count("\n") == 1
