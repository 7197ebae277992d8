"""Windows of JupyterLab that tests are done with: opening one takes longer than most tests."""

from .notebook import Notebook
from .screen import Screen

__all__ = ["Windows"]

_MOST = 8  # kernels and pages that wait for another test; a new one takes six seconds of processor


class Windows:
    """Keeps the notebooks that were used last; the next test that can use one takes it over."""

    def __init__(self) -> None:
        self._free: list[tuple[Screen, Notebook]] = []

    def take(self, screen: Screen) -> Notebook | None:
        """A window that has such a screen now; rather one that had it before."""
        alike = [entry for entry in self._free if entry[0].is_alike(screen)]
        if not alike:
            return None
        entry = next((one for one in alike if one[0] == screen), alike[-1])
        self._free.remove(entry)
        entry[1].adapt(screen)
        entry[1].complaints.clear()
        return entry[1]

    def give(self, screen: Screen, notebook: Notebook) -> None:
        """Take a window back."""
        self._free.append((screen, notebook))
        if len(self._free) > _MOST:
            self._free.pop(0)[1].close()

    def close(self) -> None:
        """End all kernels and pages."""
        while self._free:
            self._free.pop()[1].close()
