"""Files in a user's home that run their author's program in the server, where they are loaded."""

import json
import sysconfig
from pathlib import Path

__all__ = ["lay_traps"]

_USER_SITE = f".local/lib/python{sysconfig.get_python_version()}/site-packages"
_SHADOWED = "secrets"  # a module that servers import, and which stands in their Python's library


def lay_traps(home: Path) -> Path:
    """Lay them all; each that is loaded leaves its name in the folder that is returned."""
    sprung = home.parent.parent / "sprung"
    sprung.mkdir(parents=True, exist_ok=True)
    for path, name in _PROGRAMS.items():
        _write(home / path, f"open({str(sprung / name)!r}, 'w').close()\n")
    library = Path(sysconfig.get_path("stdlib")) / f"{_SHADOWED}.py"
    trap = f"open({str(sprung / 'folder')!r}, 'w').close()\n{library.read_text('utf-8')}"
    _write(home / f"{_SHADOWED}.py", trap)
    enabled = {"ServerApp": {"jpserver_extensions": {"trap": True}}}
    _write(home / ".jupyter/jupyter_server_config.d/trap.json", json.dumps(enabled))
    for folder, name in _TEMPLATES.items():
        program = f"cycler.__init__.__globals__.os.mkdir({str(sprung / name)!r})"
        _write(home / folder / "lab/index.html.j2", f"{{{{ {program} }}}}")
    return sprung


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


_PROGRAMS = {
    ".jupyter/jupyter_config.py": "configuration of all programs",
    ".jupyter/jupyter_server_config.py": "configuration of the server",
    ".jupyter/jupyter_lab_config.py": "configuration of the page",
    "jupyter_server_config.py": "configuration in the home",
    "magical-towers/jupyter_server_config.py": "configuration in the folder",
    f"{_USER_SITE}/sitecustomize.py": "customization of the site",
    f"{_USER_SITE}/usercustomize.py": "customization of the user",
    f"{_USER_SITE}/trap.py": "extension",
    "trap.py": "extension in the home",
}
_TEMPLATES = {  # a page that is made of a notebook would load them
    "": "template in the home",
    ".local/share/jupyter/nbconvert/templates": "template of the user",
}
