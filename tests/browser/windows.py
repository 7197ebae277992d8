"""Windows of JupyterLab that tests are done with: opening one takes longer than most tests."""

from .notebook import Notebook
from .screen import Screen

__all__ = ["Windows"]

_MOST = 8  # kernels and pages that wait for another test; a new one takes six seconds of processor


class Windows:
    """Keeps the notebooks that were used last; the next test with such a screen takes one over."""

    def __init__(self) -> None:
        self._free: list[tuple[Screen, Notebook]] = []

    def take(self, screen: Screen) -> Notebook | None:
        """A window with such a screen, as large as it was at first."""
        for entry in self._free:
            if entry[0] == screen:
                self._free.remove(entry)
                entry[1].resize(screen.width, screen.height)
                entry[1].complaints.clear()
                return entry[1]
        return None

    def give(self, screen: Screen, notebook: Notebook) -> None:
        """Take a window back."""
        self._free.append((screen, notebook))
        if len(self._free) > _MOST:
            self._free.pop(0)[1].close()

    def close(self) -> None:
        """End all kernels and pages."""
        while self._free:
            self._free.pop()[1].close()
