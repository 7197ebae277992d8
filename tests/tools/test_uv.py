"""uv is told what pip was told, and whoever asks learns where it cannot help."""

import sys
from pathlib import Path

import pytest

from .uv import install, settings


def test_uv_is_told_what_pip_was_told_of_the_network() -> None:
    listed = (
        ":env:.cert='/a/b.pem'\nglobal.index-url='https://mirror.test/simple'\nglobal.quiet='1'"
    )
    assert settings(listed) == {
        "SSL_CERT_FILE": "/a/b.pem",
        "UV_DEFAULT_INDEX": "https://mirror.test/simple",
    }
    assert settings("") == {}


def test_where_there_is_no_uv_pip_is_needed(tmp_path: Path) -> None:
    assert not install(str(tmp_path / "python"), sys.executable, [])


@pytest.mark.parametrize(("status", "does"), [(0, True), (1, False)])
def test_what_uv_could_not_do_is_told(tmp_path: Path, status: int, *, does: bool) -> None:
    python, program = tmp_path / "python", tmp_path / "uv"
    python.symlink_to(sys.executable)
    program.write_text(f"#!/bin/sh\nexit {status}\n")
    program.chmod(0o755)
    assert install(str(python), sys.executable, [["nothing"]]) is does
