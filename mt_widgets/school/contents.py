"""The files that a hub user's server shows: their own, and the lessons, which are read-only."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager
from tornado.web import HTTPError

from ..commands.lab import trust_lessons
from ..engine.words import say
from .learners import LESSONS


def is_lesson(names: Sequence[str]) -> bool:
    """Whether a path in a learner's folder leads to the lessons, on any file system."""
    return bool(names) and names[0].casefold().rstrip(". ") == LESSONS


def refusal() -> HTTPError:
    """The error for changing a lesson."""
    return HTTPError(403, say("Lessons stay as they are: save your copy in the folder above them."))


class Lessons(AsyncLargeFileManager):
    """One learner's folder with read-only lessons; file permissions don't bind an administrator."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        trust_lessons(Path(self.root_dir) / LESSONS)

    def _parts(self, path: str) -> tuple[str, ...]:
        """The normalized steps from the root to a path."""
        place = Path(os.path.normpath(super()._get_os_path(path.strip("/"))))
        return place.relative_to(os.path.normpath(self.root_dir)).parts

    def _is_lesson(self, path: str) -> bool:
        return is_lesson(self._parts(path))

    def _keep(self, path: str) -> None:
        if self._is_lesson(path):
            raise refusal()

    async def get_kernel_path(self, path: str, model: Any = None) -> str:
        """The folder a notebook runs in; a lesson runs where it can write."""
        if self._is_lesson(path):
            return ""
        return str(await super().get_kernel_path(path, model))

    def _base_model(self, path: str) -> dict[str, Any]:
        """A file's metadata, with lessons marked as read-only."""
        model: dict[str, Any] = super()._base_model(path)
        model["writable"] = model["writable"] and not self._is_lesson(path)
        return model

    async def save(self, model: dict[str, Any], path: str = "") -> dict[str, Any]:
        """Save a file or make a folder."""
        self._keep(path)
        saved: dict[str, Any] = await super().save(model, path)
        return saved

    async def delete_file(self, path: str) -> None:
        """Delete a file or a folder."""
        self._keep(path)
        await super().delete_file(path)

    async def rename_file(self, old_path: str, new_path: str) -> None:
        """Give something another name or place."""
        self._keep(old_path)
        self._keep(new_path)
        await super().rename_file(old_path, new_path)

    async def _copy_dir(self, *arguments: Any, **named: Any) -> Any:
        """Copy a folder, which does not go through saving."""
        self._keep(named["to_path"])
        return await super()._copy_dir(*arguments, **named)

    async def create_checkpoint(self, path: str) -> Any:
        """Copy a file to go back to."""
        self._keep(path)
        return await super().create_checkpoint(path)

    async def restore_checkpoint(self, checkpoint_id: str, path: str) -> Any:
        """Bring a file back to its copy."""
        self._keep(path)
        return await super().restore_checkpoint(checkpoint_id, path)
