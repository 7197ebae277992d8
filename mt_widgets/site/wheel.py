"""Wheels, which the browser's Python installs."""

import io
import re
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from email.parser import Parser
from importlib.metadata import Distribution
from pathlib import Path

from ..engine.errors import FileError
from ..engine.words import say

_DAY = (1980, 1, 1, 0, 0, 0)  # so that the same files give the same bytes
_LEFT_OUT = re.compile(
    r"(^|/)(tests?|__pycache__|locale|nbextension|labextension)/"
    r"|^pygments/lexers/(?!(__init__|_mapping|python)\.py)"  # errors quote Python and nothing else
    r"|\.pyc$|\.dist-info/(direct_url\.json|RECORD|INSTALLER|REQUESTED|entry_points\.txt)$"
)


@dataclass(frozen=True, slots=True)
class Wheel:
    """A wheel; ``requires`` are its requirements, and ``imports`` its modules."""

    name: str
    version: str
    file: str
    data: bytes
    requires: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()


def normal(name: str) -> str:
    """The normalized name of a package.

    >>> normal("Prompt_Toolkit")
    'prompt-toolkit'
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def read_wheel(file: str, data: bytes) -> Wheel:
    """A wheel from its bytes. Raises FileError if it is none."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = archive.namelist()
            about = next(name for name in names if name.endswith(".dist-info/METADATA"))
            head = Parser().parsestr(archive.read(about).decode())
    except (zipfile.BadZipFile, StopIteration, ValueError) as error:
        raise FileError(file, 0, say("this is no wheel")) from error
    needs = tuple(head.get_all("Requires-Dist", ()))
    return Wheel(normal(head["Name"]), head["Version"], file, data, needs, _imports(names))


def _imports(names: list[str]) -> tuple[str, ...]:
    """The modules of a wheel."""
    tops = {name.split("/")[0] for name in names if name.endswith((".py", ".so"))}
    return tuple(sorted(top.split(".")[0] for top in tops if not top.endswith(".dist-info")))


def pack(name: str, version: str, files: Mapping[str, bytes], needs: tuple[str, ...] = ()) -> Wheel:
    """A pure wheel of these files, with metadata added."""
    stem = f"{name.replace('-', '_')}-{version}"
    lines = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}"]
    about = "\n".join([*lines, *(f"Requires-Dist: {need}" for need in needs), ""])
    tags = "Wheel-Version: 1.0\nGenerator: magical-towers\nRoot-Is-Purelib: true\n"
    told = {
        f"{stem}.dist-info/METADATA": about.encode(),
        f"{stem}.dist-info/WHEEL": f"{tags}Tag: py3-none-any\n".encode(),
    }
    return read_wheel(f"{stem}-py3-none-any.whl", _zipped({**files, **told}))


def _zipped(files: Mapping[str, bytes]) -> bytes:
    """An archive of these files, and of the list of them that every wheel needs."""
    content = io.BytesIO()
    record = next(name for name in files if ".dist-info/" in name).partition("/")[0] + "/RECORD"
    listed = "".join(f"{name},,\n" for name in sorted([*files, record]))
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted({**files, record: listed.encode()}.items()):
            archive.writestr(zipfile.ZipInfo(name, _DAY), data, zipfile.ZIP_DEFLATED, 9)
    return content.getvalue()


def is_pure(installed: Distribution) -> bool:
    """Whether an installed package has no compiled code, so that it runs in a browser."""
    return not any(str(file).endswith((".so", ".pyd", ".dll")) for file in installed.files or ())


def repack(installed: Distribution) -> Wheel:
    """The wheel of an installed package, without files for tests, editors and servers."""
    inside = [file for file in installed.files or () if not str(file).startswith(("..", "/"))]
    kept = [file for file in inside if not _LEFT_OUT.search(file.as_posix())]
    files = {file.as_posix(): Path(str(file.locate())).read_bytes() for file in kept}
    name, version = installed.name, installed.version
    stem = f"{normal(name).replace('-', '_')}-{version}"
    return read_wheel(f"{stem}-py3-none-any.whl", _zipped(files))
