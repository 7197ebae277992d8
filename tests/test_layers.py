"""The architecture: who may import whom, and what starting up loads."""

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "mt_widgets"
MODULES = sorted(PACKAGE.rglob("*.py"))
FOLDERS = {path.parent.name for path in PACKAGE.glob("games/*/__init__.py")}
JUPYTER = {"ipywidgets", "ipycanvas", "anywidget", "IPython", "jupyterlab", "traitlets", "numpy"}
# A layer may import itself and these; only widgets and the canvas painter may import Jupyter.
ALLOWED = {
    "engine": set[str](),
    "draw": {"engine"},
    "search": {"engine"},
    "games": {"engine", "draw", "search"},
    "puzzles": {"engine", "draw", "search", "games"},
    "lessons": {"engine", "draw", "search", "games", "puzzles"},
    "classroom": {"engine", "draw", "search", "games", "puzzles", "lessons"},
    "paper": {"engine", "draw", "search", "games", "puzzles", "lessons", "classroom"},
    "site": {"engine", "draw", "games", "puzzles", "lessons"},
    "school": {"engine", "classroom"},
    "translate": {"engine", "puzzles"},
    "widgets": {"engine", "draw", "search", "games", "puzzles", "lessons", "classroom"},
}


@cache
def _imports(path: Path) -> set[str]:
    """Absolute names of all that a module imports."""
    package = [PACKAGE.name, *path.relative_to(PACKAGE).parent.parts]
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            found |= {stem} | {f"{stem}.{alias.name}" for alias in node.names}
    return found


def _layer(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_layers_import_downwards_only(path: Path) -> None:
    layer = _layer(path)
    if not layer:
        return
    ours = {name.split(".")[1] for name in _imports(path) if name.startswith("mt_widgets.")}
    assert ours & set(ALLOWED) <= ALLOWED[layer] | {layer}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_widgets_and_the_canvas_painter_import_more_than_the_standard_library(
    path: Path,
) -> None:
    if _layer(path) in ("widgets", "school") or path == PACKAGE / "draw" / "canvas.py":
        return  # what is in school runs inside Jupyter's servers
    roots = {name.split(".")[0] for name in _imports(path)}
    asked_for = {
        PACKAGE / "draw" / "png.py": "PIL",  # when a PNG is asked for
        PACKAGE / "draw" / "ink.py": "PIL",
        PACKAGE / "paper" / "pdf.py": "fpdf",  # when a PDF is
        PACKAGE / "puzzles" / "mine" / "cluster.py": "distributed",  # when a cluster is
        PACKAGE / "site" / "fetch.py": "platformdirs",  # when a site is built
        PACKAGE / "site" / "jupyter.py": "jupyter_core",
        PACKAGE / "site" / "needs.py": "packaging",
        PACKAGE / "site" / "in_browser.py": "js",  # when a site is visited
        PACKAGE / "translate" / "catalogue.py": "babel",  # when words are gathered
        PACKAGE / "trust.py": "nbformat",  # when JupyterLab is started
    }
    assert roots <= set(sys.stdlib_module_names) | {"mt_widgets", asked_for.get(path, "")}


def test_games_never_import_each_other() -> None:
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        game = path.relative_to(PACKAGE / "games").parts[0]
        found = {n.split(".")[2] for n in _imports(path) if n.startswith("mt_widgets.games.")}
        assert found & FOLDERS <= {game}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_games_know_the_folder_of_a_game(path: Path) -> None:
    if _layer(path) == "games" or path == PACKAGE / "__init__.py":
        return  # what is imported from there is of the game that is meant if none is named
    assert not FOLDERS & {*re.findall(r"\w+", path.read_text("utf-8"))}


@pytest.mark.parametrize(
    "code",
    [
        "import mt_widgets",
        "from mt_widgets.cli import main; main(['legal', 'K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw'])",
    ],
)
def test_starting_up_loads_no_jupyter_module(code: str) -> None:
    check = f"{code}\nimport sys; assert not {JUPYTER!r} & set(sys.modules), sys.modules"
    subprocess.run([sys.executable, "-c", check], check=True, capture_output=True)


def test_a_game_that_is_named_loads_no_other_and_no_picture() -> None:
    asked = ["legal", "--game", "magical-towers", "K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw"]
    unwanted = [f"mt_widgets.games.{folder}" for folder in sorted(FOLDERS - {"magical_towers"})]
    unwanted += ["mt_widgets.games.magical_towers.face", "mt_widgets.draw.svg"]
    check = f"from mt_widgets.cli import main; main({asked!r})\nimport sys\n"
    check += f"assert not {{*{unwanted!r}}} & set(sys.modules), sys.modules"
    subprocess.run([sys.executable, "-c", check], check=True, capture_output=True)
