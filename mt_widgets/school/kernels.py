"""The kernels and sessions of learners: few for each of them, and hidden from the others."""

import asyncio
import os
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.services.sessions.sessionmanager import SessionManager
from tornado.web import HTTPError
from traitlets import Int, List, Unicode, default

from ..engine.words import say
from .boxed_kernel import Buffer
from .limits import FILE_MB, SPACE_MB
from .space import Space
from .visitor import check_own, owner_of, visitor


class FewKernels(AsyncMappingKernelManager):
    """Kernels of learners who open one lesson after the other and close none.

    Starting one too many ends the one that was idle longest; a lesson goes on when it is run again.
    """

    most = Int(3, config=True, help="Kernels that one learner may have.")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.owners = dict[str, str]()  # by kernel
        self._starting = 0
        self._one_by_one = defaultdict[str, asyncio.Lock](asyncio.Lock)  # by owner

    def _owner(self, _path: str) -> str:
        """The owner of a new kernel; here all have the same one."""
        return ""

    async def start_kernel(  # type: ignore[override]  # theirs says it wrong
        self, *, path: Any = None, **more: Any
    ) -> str:
        """Make room for a kernel and start it in a folder; a learner's start one by one."""
        owner = self._owner(path or "")
        async with self._one_by_one[owner]:
            await self._make_room(owner)
            self._starting += 1
            try:
                started: str = await super().start_kernel(path=path, **more)
            finally:
                self._starting -= 1
                # The server would wait for those that failed to start when it closes.
                for kernel, task in list(self._pending_kernels.items()):
                    if task.done() and kernel not in self:
                        del self._pending_kernels[kernel]
            if started in self:
                self.owners[started] = owner
        return started

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended."""
        self.owners.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    async def _make_room(self, owner: str) -> None:
        for kernel in self._idle_longest(owner)[self.most - 1 :]:
            await self._end(kernel)

    async def _end(self, kernel: str, *, now: bool = False) -> None:
        with suppress(HTTPError):  # it may have ended meanwhile
            await self.shutdown_kernel(kernel, now=now)

    def _idle_longest(self, owner: str) -> list[str]:
        """One learner's kernels, the last used first."""
        own = [kernel for kernel, whose in self.owners.items() if whose == owner]
        return sorted(own, key=lambda kernel: self._kernels[kernel].last_activity, reverse=True)


class RoomKernels(FewKernels):
    """The kernels of all learners in a room; each sees only their own."""

    bubblewrap = List(Unicode(), config=True, help="The command that makes boxes; empty for none.")
    talk = Unicode(config=True, help="The folder of the sockets of kernels in boxes.")
    most_in_room = Int(config=True, help="Kernels that all learners may have together.")
    space_mb = Int(SPACE_MB, config=True, help="What one learner may keep.")
    file_mb = Int(FILE_MB, config=True, help="What one file may hold.")

    @default("kernel_manager_class")
    def _kernel_manager_class_default(self) -> str:
        return f"{__package__}.boxed_kernel.RoomKernel"

    def _owner(self, path: str) -> str:
        check_own(owner_of(path))
        return owner_of(path)

    def cwd_for_path(self, path: str, **_: object) -> str:
        """A learner's folder, or one below it that isn't reached through a link."""
        learner, *names = os.path.normpath(path.strip("/")).split("/")
        check_own(learner)
        folder = Path(self.root_dir) / learner
        for name in names:
            if not (folder / name).is_dir() or (folder / name).is_symlink():
                break
            folder /= name
        return str(folder)

    async def _make_room(self, owner: str) -> None:
        """Refuse a full folder; in a full room, end a kernel that no page shows, or refuse."""
        Space(Path(self.root_dir), self.space_mb).check(owner)
        await super()._make_room(owner)
        while len(self.owners) + self._starting >= self.most_in_room:
            left = min(self._left_alone(), default=None)
            if left is None:
                raise HTTPError(503, say("The room is full. Wait until somebody closes a lesson."))
            await self._end(left[1])

    def _left_alone(self) -> list[tuple[Any, str]]:
        """When each kernel that no page shows was used last."""
        return [
            (self._kernels[kernel].last_activity, kernel)
            for kernel in self.owners
            if not self._kernel_connections.get(kernel)
        ]

    def of(self, owner: str) -> list[Any]:
        """A learner's kernels."""
        found = [self._kernels[kernel] for kernel in self._idle_longest(owner)]
        return [one for one in found if one.provisioner is not None]

    async def end_all(self, owner: str) -> None:
        """End a learner's kernels at once."""
        for kernel in self._idle_longest(owner):
            await self._end(kernel, now=True)

    def list_kernels(self) -> list[dict[str, Any]]:
        """The kernels of the learner who asks."""
        learner, found = visitor(), super().list_kernels()
        return [one for one in found if learner is None or self.owners.get(one["id"]) == learner]

    def start_buffering(self, kernel_id: str, session_key: str, channels: Any) -> None:
        """Keep a kernel's messages while its page is closed, up to a bound."""
        super().start_buffering(kernel_id, session_key, channels)
        if kernel_id in self._kernel_buffers:
            self._kernel_buffers[kernel_id]["buffer"] = Buffer()


class RoomSessions(SessionManager):
    """Which notebook has which kernel; each learner sees only their own."""

    def get_kernel_env(self, path: str | None, name: Any = None) -> dict[str, str]:
        """The environment of a kernel: results are kept in its learner's folder."""
        home = Path(self.kernel_manager.root_dir) / owner_of(path or "")
        environment: dict[str, str] = super().get_kernel_env(path, name)
        return {**environment, "MAGICAL_TOWERS_HOME": str(home)}

    async def session_exists(self, path: str) -> bool:
        """Whether a notebook has a kernel. Raises 404 for somebody else's notebook."""
        check_own(owner_of(path))
        return bool(await super().session_exists(path))

    async def create_session(self, *arguments: Any, **named: Any) -> dict[str, Any]:
        """Give a notebook a kernel. Raises 404 for somebody else's."""
        _check_words(named)
        self._check_kernel(named.get("kernel_id"))
        return await super().create_session(*arguments, **named)

    async def get_session(self, **wanted: Any) -> dict[str, Any]:
        """Find a session, also before it is changed or ended. Raises 404 for somebody else's."""
        found: dict[str, Any] = await super().get_session(**wanted)
        check_own(owner_of(found["path"]))
        return found

    async def update_session(self, session_id: str, **changes: Any) -> None:
        """Give a session another path or kernel. Raises 404 for somebody else's."""
        _check_words(changes)
        if "path" in changes:
            check_own(owner_of(changes["path"]))
        self._check_kernel(changes.get("kernel_id"))
        await super().update_session(session_id, **changes)

    async def list_sessions(self) -> list[dict[str, Any]]:
        """The sessions of the learner who asks."""
        learner, found = visitor(), await super().list_sessions()
        return [one for one in found if learner is None or owner_of(one["path"]) == learner]

    def _check_kernel(self, kernel_id: str | None) -> None:
        """Raise 404 unless a given kernel is the learner's own."""
        if kernel_id is not None:
            check_own(self.kernel_manager.owners.get(kernel_id))


def _check_words(given: dict[str, Any]) -> None:
    """Raise TypeError unless all values are text or None."""
    if any(one is not None and not isinstance(one, str) for one in given.values()):
        raise TypeError(given)
