"""JupyterLite as the site uses it: one notebook at a time, and no requests to other servers."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..engine.errors import excerpt, mistake
from .fetch import fetch_jupyterlite

_KERNEL_PLUGIN = "@jupyterlite/pyodide-kernel-extension:kernel"
_OLD_FONTS = ("*.eot", "*.svg", "*.ttf")  # each is also there in a format for today's browsers
_OURS = tomllib.loads(Path(__file__).with_name("jupyterlite.toml").read_text("utf-8"))


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
    _write(work / "overrides.json", _OURS["overrides"])
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
    kernel = {**_OURS["kernel"], "loadPyodideOptions": {"packages": list(packages)}}
    page = {**_OURS["page"], "litePluginSettings": {_KERNEL_PLUGIN: kernel}}
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": page}


def _building(work: Path, output: Path) -> dict[str, Any]:
    return {
        **_OURS["building"],
        "cache_dir": str(work / "cache"),
        "contents": [str(work / "contents")],
        "federated_extensions": [str(extension(name)) for name in _OURS["extensions"]],
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
