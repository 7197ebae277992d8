"""The files of all learners in a room; each sees only their own, and links are not followed.

Kernels write in these folders while the server reads them, so every file is reached by
:class:`~mt_widgets.school.beneath.Beneath`, and never by a system path.
"""

import mimetypes
import stat
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from typing import Any

import nbformat
from jupyter_server.services.contents.manager import AsyncContentsManager
from nbformat.sign import MemorySignatureStore, NotebookNotary
from tornado.web import HTTPError
from traitlets import Int, default

from ..commands.lab import SEALS, trust
from ..engine.words import say
from ..lessons.notebooks import shipped_lessons
from .beneath import Beneath
from .checkpoints import RoomCheckpoints
from .contents import is_lesson, refusal
from .limits import FILE_MB, MEGABYTE, SPACE_MB
from .sent import bytes_of, nothing, text_or_bytes, time_of, told, too_large
from .space import Space
from .visitor import visitor

_Names = tuple[str, ...]
_Model = dict[str, Any]


class RoomLessons(AsyncContentsManager):
    """The files, notebooks and folders that Jupyter's pages ask for; lessons are read-only."""

    space_mb = Int(SPACE_MB, config=True, help="What one learner may keep.")
    file_mb = Int(FILE_MB, config=True, help="What one file may hold.")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.space = Space(Path(self.root_dir), self.space_mb)
        self._files = Beneath(Path(self.root_dir))

    @default("root_dir")
    def _root_dir_default(self) -> str:
        return str(self.parent.root_dir) if self.parent else "."

    @default("files_handler_params")
    def _files_handler_params_default(self) -> dict[str, str]:
        return {"path": self.root_dir}  # for downloads

    @default("checkpoints_class")
    def _checkpoints_class_default(self) -> type[RoomCheckpoints]:
        return RoomCheckpoints

    @default("notary")
    def _notary_default(self) -> NotebookNotary:
        """A notary with a key that exists only while the room is open."""
        notary = NotebookNotary(secret=token_bytes(64), store_factory=MemorySignatureStore)
        with suppress(OSError, ValueError):  # unreadable lessons are reported elsewhere
            trust(shipped_lessons(), shipped_lessons() / SEALS, notary)
        return notary

    def check_and_sign(self, nb: Any, path: str = "", **_: object) -> None:
        """Sign nothing: lessons are signed already, and learners' work never is."""

    async def trust_notebook(self, path: str) -> None:  # noqa: ARG002
        """Raise 403: only lessons are trusted."""
        raise HTTPError(403, say("Only lessons are trusted here."))

    def emit(self, data: object) -> None:
        """Announce nothing: events would tell learners about others."""

    def names(self, path: str) -> _Names:
        """The steps to a file. Raises 404 for somebody else's."""
        names = tuple(one for one in path.split("/") if one not in ("", "."))
        learner = visitor()
        if ".." in names or (learner is not None and names and names[0] != learner):
            raise HTTPError(404, say("There is nothing of yours."))
        return names

    def _stat(self, path: str) -> int:
        """The mode of a file or folder; zero if there is nothing or a link."""
        names = self.names(path)
        try:
            mode = self._files.stat(names).st_mode if names else stat.S_IFDIR
        except (OSError, ValueError):
            return 0
        return mode if stat.S_ISDIR(mode) or stat.S_ISREG(mode) else 0

    async def dir_exists(self, path: str) -> bool:
        """Whether there is such a folder."""
        return stat.S_ISDIR(self._stat(path))

    async def file_exists(self, path: str) -> bool:
        """Whether there is such a file."""
        return stat.S_ISREG(self._stat(path))

    async def is_hidden(self, path: str) -> bool:
        """Whether a name on the path begins with a dot."""
        return any(name.startswith(".") for name in self.names(path))

    async def get_kernel_path(self, path: str, model: Any = None) -> str:  # noqa: ARG002
        """The folder a notebook runs in; a lesson runs where it can write."""
        names = self.names(path)
        if is_lesson(names[1:]):
            return names[0]
        return "/".join(names if await self.dir_exists(path) else names[:-1])

    async def get(
        self, path: str, content: Any = True, type: Any = None, format: Any = None,  # noqa: A002, FBT002
        require_hash: Any = False,  # noqa: FBT002
    ) -> _Model:  # fmt: skip
        """A file, a notebook or a folder, in Jupyter's format. Raises HTTPError."""
        mode = self._stat(path)
        if not mode or await self.is_hidden(path):
            raise nothing()
        if stat.S_ISDIR(mode) != (type == "directory") and type is not None:
            raise HTTPError(400, say("This is something else."))
        if stat.S_ISDIR(mode):
            return self._folder(path, content=content)
        kept = self.read(path) if content or require_hash else b""
        model = self._model(path)
        if type == "notebook" or (type is None and path.endswith(".ipynb")):
            model |= {"type": "notebook"}
            model |= self._notebook(kept, path) if content else {}
        else:
            model |= {"type": "file", "mimetype": mimetypes.guess_type(path)[0]}
            model |= text_or_bytes(kept, format) if content else {}
        hashed = {"hash": sha256(kept).hexdigest(), "hash_algorithm": "sha256"}
        return model | (hashed if require_hash else {})

    def read(self, path: str) -> bytes:
        """The bytes of a file."""
        with told():
            return self._files.read(self.names(path), 2 * self.file_mb * MEGABYTE)

    def _model(self, path: str) -> _Model:
        """The metadata of a file or folder, with lessons marked as read-only."""
        names = self.names(path)
        with told():
            found = self._files.stat(names or (".",))
        empty = dict.fromkeys(("content", "format", "mimetype", "hash", "hash_algorithm"))
        return empty | {
            "name": names[-1] if names else "",
            "path": "/".join(names),
            "last_modified": time_of(found.st_mtime),
            "created": time_of(found.st_ctime),
            "size": found.st_size,
            "writable": bool(names) and not is_lesson(names[1:]),
        }

    def _folder(self, path: str, *, content: bool) -> _Model:
        """A folder; the folder of all learners shows only the learner's own."""
        model = self._model(path) | {"type": "directory", "size": None}
        if not content:
            return model
        names, learner = self.names(path), visitor()
        with told():
            inside = self._files.list(names) if names or learner is None else [learner]
        shown = (one for one in inside if self.should_list(one) and not one.startswith("."))
        found = (self._entry("/".join((*names, one))) for one in shown)
        return model | {"content": [one for one in found if one], "format": "json"}

    def _entry(self, path: str) -> _Model | None:
        """One row of a folder; None for a link, and for what has gone since."""
        mode = self._stat(path)
        if not mode:
            return None
        kind = "notebook" if path.endswith(".ipynb") else "file"
        try:
            return self._model(path) | {"type": "directory" if stat.S_ISDIR(mode) else kind}
        except HTTPError:
            return None

    def _notebook(self, kept: bytes, path: str) -> _Model:
        wrong = dict[str, Any]()
        try:
            book = nbformat.reads(kept.decode(), as_version=4, capture_validation_error=wrong)
        except Exception as error:  # whatever somebody wrote may be wrong in any way
            raise HTTPError(400, say("This is no notebook.")) from error
        self.mark_trusted_cells(book, path)
        model = {"content": book, "format": "json"}
        self.validate_notebook_model(model, wrong)
        return model

    async def save(self, model: _Model, path: str = "") -> _Model:
        """Save a file or a notebook, or make a folder."""
        names = self.writable(path)
        if model.get("type") == "directory":
            with told():
                self.space.check(names[0], 1)
                self._files.make_folder(names)
        else:
            self.write(path, bytes_of(model))
            if model["type"] == "notebook" and not await self.list_checkpoints(path):
                await self.create_checkpoint(path)
        return await self.get(path, content=False)

    def write(self, path: str, content: bytes) -> None:
        """Write bytes into a file. Raises HTTPError if they are too many."""
        names = self.writable(path)
        if len(content) > self.file_mb * MEGABYTE:
            raise too_large(self.file_mb)
        with told():
            old = self._files.stat(names).st_size if stat.S_ISREG(self._stat(path)) else 0
            self.space.check(names[0], max(1, len(content) - old))
            self._files.write(names, content)

    async def delete_file(self, path: str) -> None:
        """Delete a file, or a folder with its content."""
        names = self.writable(path)
        with told():
            self._files.remove(names)

    async def rename_file(self, old_path: str, new_path: str) -> None:
        """Give something another name or place."""
        old, new = self.writable(old_path), self.writable(new_path)
        if self._stat(new_path):
            raise HTTPError(409, say("There is something of that name."))
        with told():
            self._files.rename(old, new)

    def writable(self, path: str) -> _Names:
        """The steps to a file that may be changed. Raises HTTPError for others."""
        names = self.names(path)
        if is_lesson(names[1:]):
            raise refusal()
        if len(names) < 2 or any(name.startswith(".") for name in names):
            raise HTTPError(403, say("This stays as it is."))
        return names
