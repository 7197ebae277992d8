"""Kernels: few for each learner, with results of their own, and nobody else's business."""

from pathlib import Path
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.services.sessions.sessionmanager import SessionManager
from traitlets import Int

from .visitor import check_own, owner_of, visitor

__all__ = ["FewKernels", "RoomKernels", "RoomSessions"]


class FewKernels(AsyncMappingKernelManager):
    """Kernels of learners who open one lesson after the other and close none.

    Whoever starts one too many loses the one that was idle longest; a lesson goes on where it was
    left when it is run again.
    """

    most = Int(3, config=True, help="Kernels that one learner may have.")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.owners = dict[str, str]()  # by kernel

    def _owner(self, _path: str) -> str:
        """Whose a new kernel is: here all are one learner's."""
        return ""

    async def start_kernel(  # type: ignore[override]  # theirs says it wrong
        self, *, path: Any = None, **more: Any
    ) -> str:
        """Start one in a folder, and make room for it."""
        owner = self._owner(path or "")
        for kernel in self._idle_longest(owner)[self.most - 1 :]:
            await self.shutdown_kernel(kernel)
        started: str = await super().start_kernel(path=path, **more)
        self.owners[started] = owner
        return started

    def _idle_longest(self, owner: str) -> list[str]:
        """One learner's kernels, the one that was used last first."""
        own = [kernel for kernel, whose in self.owners.items() if whose == owner and kernel in self]
        return sorted(own, key=lambda kernel: self._kernels[kernel].last_activity, reverse=True)


class RoomKernels(FewKernels):
    """The kernels of all learners in a room; each sees nothing but their own."""

    def _owner(self, path: str) -> str:
        check_own(owner_of(path))
        return owner_of(path)

    def list_kernels(self) -> list[dict[str, Any]]:
        """What runs."""
        learner, found = visitor(), super().list_kernels()
        return [one for one in found if learner is None or self.owners.get(one["id"]) == learner]


class RoomSessions(SessionManager):
    """Which notebook has which kernel; each learner's results are kept in their folder."""

    def get_kernel_env(self, path: str | None, name: Any = None) -> dict[str, str]:
        """What a kernel knows of where it is."""
        home = Path(self.kernel_manager.root_dir) / owner_of(path or "")
        environment: dict[str, str] = super().get_kernel_env(path, name)
        return {**environment, "MAGICAL_TOWERS_HOME": str(home)}

    async def session_exists(self, path: str) -> bool:
        """Whether a notebook has a kernel, which is asked before it gets one."""
        check_own(owner_of(path))
        return bool(await super().session_exists(path))

    async def create_session(self, *arguments: Any, **named: Any) -> dict[str, Any]:
        """Give a notebook a kernel, and never somebody else's."""
        self._check_kernel(named.get("kernel_id"))
        return await super().create_session(*arguments, **named)

    async def get_session(self, **wanted: Any) -> dict[str, Any]:
        """Look one up; changing and ending one begin here, too."""
        found: dict[str, Any] = await super().get_session(**wanted)
        check_own(owner_of(found["path"]))
        return found

    async def update_session(self, session_id: str, **changes: Any) -> None:
        """Follow a notebook to another name or kernel."""
        if "path" in changes:
            check_own(owner_of(changes["path"]))
        self._check_kernel(changes.get("kernel_id"))
        await super().update_session(session_id, **changes)

    async def list_sessions(self) -> list[dict[str, Any]]:
        """What runs."""
        learner, found = visitor(), await super().list_sessions()
        return [one for one in found if learner is None or owner_of(one["path"]) == learner]

    def _check_kernel(self, kernel_id: str | None) -> None:
        if kernel_id is not None and kernel_id in self.kernel_manager:
            check_own(self.kernel_manager.owners.get(kernel_id))
