"""JupyterLite as the site uses it: one notebook at a time, and no requests to other servers."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..engine.errors import excerpt, mistake
from .fetch import fetch_jupyterlite

EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager", "@jupyterlite/pyodide-kernel-extension", "anywidget",
    "ipycanvas", "magical-towers",
)  # fmt: skip
_KERNEL_PLUGIN = "@jupyterlite/pyodide-kernel-extension:kernel"
# Without HTTPS there is no service worker; nothing is saved, so nobody is asked; and the page has
# its own icon.
_OFF = [
    "@jupyter-notebook/application-extension:dirty",
    "@jupyter-notebook/notebook-extension:tab-icon",
    "@jupyterlite/application-extension:service-worker-manager",
]
_MEMORY = ["memoryStorageDriver"]
_OLD_FONTS = ("*.eot", "*.svg", "*.ttf")  # each is also there in a format for today's browsers
_SETTINGS = {
    "@jupyter-notebook/application-extension:top": {"visible": "no"},
    "@jupyter-notebook/notebook-extension:full-width-notebook": {"fullWidthNotebook": True},
    "@jupyterlab/apputils-extension:notification": {
        "checkForUpdates": False, "doNotDisturbMode": True, "fetchNews": "false",
    },
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
    "@jupyterlab/docmanager-extension:plugin": {"autosave": False},
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
}  # fmt: skip


def extension(name: str) -> Path:
    """The folder of an extension of JupyterLite or JupyterLab. Raises Mistake if it is missing."""
    from jupyter_core.paths import jupyter_path

    places = [str(fetch_jupyterlite() / "share/jupyter/labextensions"),
              *jupyter_path("labextensions")]  # fmt: skip
    found = [path for place in places if (path := Path(place, name)).is_dir()]
    if not found:
        raise mistake("site: {name} is not installed; pip install 'magical-towers[site]'",
                      name=name)  # fmt: skip
    return found[0]


def build_jupyter(work: Path, output: Path, packages: Iterable[str]) -> None:
    """Build JupyterLite from ``work/contents``; its Python loads these packages."""
    _write(work / "jupyter-lite.json", _page(packages))
    _write(work / "overrides.json", _SETTINGS)
    _write(work / "jupyter_lite_config.json", {"LiteBuildConfig": _building(work, output)})
    surroundings = {name: value for name, value in os.environ.items() if "JUPYTERLITE" not in name}
    own = {"PYTHONPATH": str(fetch_jupyterlite()), "SOURCE_DATE_EPOCH": "1767225600"}
    done = subprocess.run(
        [sys.executable, "-m", "jupyterlite_core", "build"], cwd=work, capture_output=True,
        text=True, check=False, env=surroundings | own,
    )  # fmt: skip
    if done.returncode:
        why = excerpt(" ".join(done.stderr.split())[-200:], 200)
        raise mistake("site: JupyterLite cannot be built: {why}", why=why)
    _lock_contents(output / "api" / "contents")
    for kind in _OLD_FONTS:
        for font in (output / "build").glob(f"fa-{kind}"):
            font.unlink()


def _page(packages: Iterable[str]) -> dict[str, Any]:
    kernel = {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": list(packages)},
        "pyodideUrl": "./static/pyodide/pyodide.mjs",
    }
    page = {
        "appName": "Magical Towers",
        "contentsStorageDrivers": _MEMORY,
        "disabledExtensions": _OFF,
        "enableMemoryStorage": True,
        "exposeAppInBrowser": True,
        "litePluginSettings": {_KERNEL_PLUGIN: kernel},
        "settingsStorageDrivers": _MEMORY,
        "workspacesStorageDrivers": _MEMORY,
    }
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": page}


def _building(work: Path, output: Path) -> dict[str, Any]:
    return {
        "apps": ["notebooks"],
        "cache_dir": str(work / "cache"),
        "contents": [str(work / "contents")],
        "federated_extensions": [str(extension(name)) for name in EXTENSIONS],
        "ignore_sys_prefix": True,
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "output_dir": str(output),
    }


def _lock_contents(folder: Path) -> None:
    """Make all lessons read-only."""
    for path in folder.rglob("all.json"):
        listed = json.loads(path.read_text("utf-8"))
        for entry in (listed, *listed["content"]):
            entry["writable"] = False
        _write(path, listed)


def _write(path: Path, data: object) -> None:
    path.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n", "utf-8")
