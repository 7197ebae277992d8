"""The architecture: who may import whom, and what starting up loads."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "mt_widgets"
MODULES = sorted(PACKAGE.rglob("*.py"))
JUPYTER = {"ipywidgets", "ipycanvas", "anywidget", "IPython", "jupyterlab", "traitlets", "numpy"}
# A layer may import itself and these; only widgets and the canvas painter may import Jupyter.
ALLOWED = {
    "engine": set[str](),
    "draw": {"engine"},
    "search": {"engine"},
    "games": {"engine", "draw"},
    "puzzles": {"engine", "draw", "search", "games"},
    "lessons": {"engine", "draw", "search", "games", "puzzles"},
    "classroom": {"engine", "draw", "search", "games", "puzzles", "lessons"},
    "paper": {"engine", "draw", "search", "games", "puzzles", "lessons", "classroom"},
    "site": {"engine", "draw", "games", "puzzles", "lessons"},
    "school": {"engine", "classroom"},
    "translate": {"engine", "puzzles"},
    "widgets": {"engine", "draw", "search", "games", "puzzles", "lessons", "classroom"},
}


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
        others = {n.split(".")[2] for n in _imports(path) if n.startswith("mt_widgets.games.")}
        assert others <= {game}


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
