"""Compressed copies of files: where they pay, beside the originals, the same bytes each time."""

import gzip
import os
from pathlib import Path

import pytest

from mt_widgets.site.build import write_compressed

TEXT = b"Wizards ride on towers. " * 200


@pytest.mark.parametrize(
    ("name", "data", "packed"),
    [
        ("lesson.ipynb", TEXT, True),
        ("small.json", TEXT[:1000], False),
        ("packed.whl", os.urandom(5000), False),
    ],
)
def test_only_what_becomes_smaller_is_compressed(
    tmp_path: Path, name: str, data: bytes, packed: bool
) -> None:
    folder = tmp_path / "inside"
    folder.mkdir()
    (folder / name).write_bytes(data)
    write_compressed(tmp_path)
    assert (folder / name).read_bytes() == data
    copy = folder / f"{name}.gz"
    assert copy.exists() == packed
    assert not packed or gzip.decompress(copy.read_bytes()) == data


def test_the_same_file_gives_the_same_bytes(tmp_path: Path) -> None:
    (tmp_path / "x.js").write_bytes(TEXT)
    write_compressed(tmp_path)
    first = (tmp_path / "x.js.gz").read_bytes()
    (tmp_path / "x.js.gz").unlink()
    os.utime(tmp_path / "x.js", (5, 5))
    write_compressed(tmp_path)
    assert (tmp_path / "x.js.gz").read_bytes() == first
