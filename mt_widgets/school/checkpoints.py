"""Checkpoints: one copy of each file to go back to, where no kernel can write."""

from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from jupyter_server.services.contents.checkpoints import AsyncCheckpoints

from ..files.whole import read_whole, write_whole
from .limits import MEGABYTE
from .sent import nothing
from .space import ROOM

if TYPE_CHECKING:
    from .room_contents import RoomLessons

_ID = "checkpoint"  # Jupyter allows several of a file; one is enough


class RoomCheckpoints(AsyncCheckpoints):
    """Copies in the room's own folder for each learner."""

    async def create_checkpoint(self, contents_mgr: "RoomLessons", path: str) -> dict[str, Any]:
        """Copy a file."""
        learner, *_ = contents_mgr.writable(path)
        content, place = contents_mgr.read(path), self._place(path)
        contents_mgr.space.check(learner, len(content))
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole(place, content)
        return self._model(place)

    async def restore_checkpoint(
        self, contents_mgr: "RoomLessons", checkpoint_id: str, path: str,  # noqa: ARG002
    ) -> None:  # fmt: skip
        """Bring a file back to its copy."""
        contents_mgr.writable(path)
        contents_mgr.write(path, read_whole(self._kept(path), 2 * contents_mgr.file_mb * MEGABYTE))

    async def rename_checkpoint(
        self, checkpoint_id: str, old_path: str, new_path: str,  # noqa: ARG002
    ) -> None:  # fmt: skip
        """Move the copy with its file."""
        self._kept(old_path).replace(self._place(new_path))

    async def delete_checkpoint(self, checkpoint_id: str, path: str) -> None:  # noqa: ARG002
        """Delete the copy."""
        self._kept(path).unlink()

    async def list_checkpoints(self, path: str) -> list[dict[str, Any]]:
        """The copy of a file, if there is one."""
        place = self._place(path)
        return [self._model(place)] if place.is_file() else []

    def _place(self, path: str) -> Path:
        """The path of a file's copy. Raises 404 for somebody else's file."""
        contents = cast("RoomLessons", self.parent)
        learner, *names = contents.names(path) or ("",)
        name = sha256("/".join(names).encode(errors="replace")).hexdigest()
        return Path(contents.root_dir) / ROOM / learner / "checkpoints" / name

    def _kept(self, path: str) -> Path:
        place = self._place(path)
        if not place.is_file():
            raise nothing()
        return place

    def _model(self, place: Path) -> dict[str, Any]:
        changed = datetime.fromtimestamp(place.stat().st_mtime, UTC)
        return {"id": _ID, "last_modified": changed}
