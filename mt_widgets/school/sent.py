"""The content of files as pages send and get it, and the errors they get."""

import errno
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import nbformat
from tornado.web import HTTPError

from ..engine.words import say

_Model = dict[str, Any]
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_UNCUT = 15  # megabytes above which JupyterLab sends a file in pieces


def nothing() -> HTTPError:
    """The error for a missing file."""
    return HTTPError(404, say("There is no such file."))


def too_large(most: int) -> HTTPError:
    """The error for sending more than so many megabytes."""
    return HTTPError(413, say("This is too large: {most} MB are the most.", most=most))


def time_of(seconds: float) -> datetime:
    """The date of a timestamp; 1970 if it is out of range, as programs may set any time."""
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (ValueError, OverflowError, OSError):
        return _EPOCH


def text_or_bytes(kept: bytes, wanted: str | None) -> _Model:
    """The content of a file as text if possible, or as wanted. Raises HTTPError."""
    if wanted != "base64":
        try:
            return {"content": kept.decode(), "format": "text"}
        except UnicodeDecodeError as error:
            if wanted == "text":
                raise HTTPError(400, say("this is not text in UTF-8")) from error
    return {"content": b64encode(kept).decode(), "format": "base64"}


def bytes_of(model: _Model) -> bytes:
    """The bytes of a file or notebook that a page sends. Raises HTTPError."""
    match model:
        case {"chunk": chunk} if chunk is not None:
            raise too_large(_UNCUT)
        case {"type": "notebook", "content": dict(content)}:
            return _notebook_bytes(content)
        case {"type": "file", "content": str(content), "format": "base64"}:
            try:
                return b64decode(content)
            except (NotBase64, ValueError) as error:
                raise HTTPError(400, say("This is no notebook and no file.")) from error
        case {"type": "file", "content": str(content)}:
            return content.encode(errors="replace")
    raise HTTPError(400, say("This is no notebook and no file."))


def _notebook_bytes(content: _Model) -> bytes:
    try:
        book = nbformat.from_dict(content)
        text: str = nbformat.writes(book, nbformat.NO_CONVERT, capture_validation_error={})
    except Exception as error:  # whatever somebody sends may be wrong in any way
        raise HTTPError(400, say("This is no notebook.")) from error
    return f"{text}\n".encode(errors="replace")


@contextmanager
def told() -> Iterator[None]:
    """Turn errors of the system into HTTPError."""
    try:
        yield
    except OSError as error:
        raise _refusal(error) from error
    except ValueError as error:
        raise HTTPError(400, say("this cannot be the name of a file")) from error


def _refusal(error: OSError) -> HTTPError:
    match error.errno:
        case errno.EEXIST:
            return HTTPError(409, say("There is something of that name."))
        case errno.EACCES | errno.EPERM:
            return HTTPError(403, say("This stays as it is."))
        case errno.EFBIG:
            return HTTPError(413, say("This is too large."))
        case errno.ENOSPC | errno.EDQUOT:
            return HTTPError(507, say("The disk of the room is full."))
        case errno.ENAMETOOLONG:
            return HTTPError(400, say("this cannot be the name of a file"))
    return nothing()
