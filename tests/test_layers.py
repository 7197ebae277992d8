"""The architecture: who may import whom, and what starting up loads."""

import ast
import pkgutil
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import mt_widgets

PACKAGE = Path(__file__).parent.parent / "mt_widgets"
MODULES = sorted(PACKAGE.rglob("*.py"))
FOLDERS = {path.parent.name for path in PACKAGE.glob("games/*/__init__.py")}
LEARNING = {"gymnasium", "numpy", "pettingzoo"}
JUPYTER = {"ipywidgets", "ipycanvas", "anywidget", "IPython", "jupyterlab", "traitlets"}
# A layer may import itself and these; only widgets and the canvas painter may import Jupyter.
ALLOWED = {
    "engine": {"files"},
    "files": {"engine"},  # its errors and words alone: see below
    "draw": {"engine", "files"},
    "search": {"engine", "files"},
    "games": {"engine", "files", "draw", "search"},
    "puzzles": {"engine", "files", "draw", "search", "games"},
    "review": {"engine", "draw", "search", "games", "puzzles"},
    "rl": {"engine", "draw", "games"},
    "tournament": {"engine", "files", "draw", "search", "games"},
    "lessons": {"engine", "files", "draw", "search", "games", "puzzles"},
    "learner": {"engine", "files", "puzzles"},
    "classroom": {"engine", "files", "draw", "search", "games", "puzzles", "lessons", "learner"},
    "paper": {"engine", "files", "draw", "search", "games", "puzzles", "lessons", "classroom"},
    "site": {"engine", "files", "draw", "games", "puzzles", "lessons"},
    "school": {"engine", "files", "lessons", "classroom"},
    "translate": {"engine", "files", "puzzles", "lessons"},
    "widgets": {
        "engine", "files", "draw", "search", "games", "puzzles", "lessons", "learner", "classroom",
        "review",
    },
}  # fmt: skip


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
    if layer in ("", "commands"):
        return  # the command line brings everything together
    ours = {name.split(".")[1] for name in _imports(path) if name.startswith("mt_widgets.")}
    assert ours & set(ALLOWED) <= ALLOWED[layer] | {layer}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_widgets_and_the_canvas_painter_import_more_than_the_standard_library(
    path: Path,
) -> None:
    if _layer(path) in ("widgets", "school") or path == PACKAGE / "draw" / "canvas.py":
        return  # what is in school runs inside Jupyter's servers
    roots = {name.split(".")[0] for name in _imports(path)}
    if _layer(path) == "rl":
        roots -= LEARNING  # its first lines tell whoever has not got them
    asked_for = {
        PACKAGE / "draw" / "png.py": "PIL",  # when a PNG is asked for
        PACKAGE / "draw" / "ink.py": "PIL",
        PACKAGE / "rl" / "pictures.py": "PIL",
        PACKAGE / "paper" / "pdf.py": "fpdf",  # when a PDF is
        PACKAGE / "search" / "workers" / "cluster.py": "distributed",  # when a cluster is
        PACKAGE / "learner" / "data_folder.py": "platformdirs",  # where people keep their things
        PACKAGE / "site" / "fetch.py": "platformdirs",  # when a site is built
        PACKAGE / "site" / "jupyter.py": "jupyter_core",
        PACKAGE / "site" / "supply.py": "packaging",
        PACKAGE / "site" / "in_browser.py": "js",  # when a site is visited
        PACKAGE / "tournament" / "ratings.py": "openskill",  # when many are rated
        PACKAGE / "translate" / "catalogue.py": "babel",  # when words are gathered
        PACKAGE / "commands" / "lab.py": "nbformat",  # when JupyterLab is started
    }
    assert roots <= set(sys.stdlib_module_names) | {"mt_widgets", asked_for.get(path, "")}


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "files").glob("*.py")), ids=lambda path: path.stem
)
def test_files_know_nothing_of_games(path: Path) -> None:
    ours = {
        ".".join(name.split(".")[1:3]) for name in _imports(path) if "mt_widgets.engine." in name
    }
    assert ours <= {"engine.errors", "engine.words"}


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
    check = f"{code}\nimport sys; assert not {JUPYTER | LEARNING!r} & set(sys.modules), sys.modules"
    subprocess.run([sys.executable, "-c", check], check=True, capture_output=True)


def test_every_game_is_played_where_nothing_is_installed() -> None:
    code = f"""
import sys
sys.path.insert(0, {str(PACKAGE.parent)!r})
from random import Random
from mt_widgets.games import GAMES
for game in GAMES.values():
    rng, state = Random(1), game.setup.new({{"seed": "1"}})
    for _ in range(40):
        seat, rules = game.rules.mover(state), game.rules
        chance = seat == -1
        move = rules.chance_move(state, rng) if chance else rng.choice(rules.legal_moves(state))
        game.knowledge.look(state, 0, game.knowledge.GRADES[-1])
        state = game.notation.parse_position(game.notation.format_position(rules.play(state, move)))
print("played")
"""
    bare = [sys.executable, "-I", "-S", "-c", code]
    done = subprocess.run(bare, check=True, capture_output=True, text=True)
    assert done.stdout == "played\n"


def test_a_game_that_is_named_loads_no_other_and_no_picture() -> None:
    asked = ["legal", "--game", "magical-towers", "K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw"]
    unwanted = [f"mt_widgets.games.{folder}" for folder in sorted(FOLDERS - {"magical_towers"})]
    unwanted += ["mt_widgets.games.magical_towers.face", "mt_widgets.draw.svg"]
    check = f"from mt_widgets.cli import main; main({asked!r})\nimport sys\n"
    check += f"assert not {{*{unwanted!r}}} & set(sys.modules), sys.modules"
    subprocess.run([sys.executable, "-c", check], check=True, capture_output=True)


def _classes() -> set[type]:
    """Every class that a module of the package defines."""
    names = (module.name for module in pkgutil.walk_packages(mt_widgets.__path__, "mt_widgets."))
    modules = [import_module(name) for name in names if not name.endswith("__main__")]
    found = (thing for module in modules for thing in vars(module).values())
    return {thing for thing in found if isinstance(thing, type) and _is_ours(thing)}


def _is_ours(one: type) -> bool:
    return one.__module__.partition(".")[0] == "mt_widgets"


def test_of_our_own_classes_at_most_three_stand_on_one_another() -> None:
    towers = {one: [base for base in one.__mro__ if _is_ours(base)] for one in _classes()}
    assert len(towers) > 100
    assert {one: bases for one, bases in towers.items() if len(bases) > 3} == {}


def test_a_class_name_stands_for_one_idea_in_shared_code() -> None:
    shared = [one for one in _classes() if not one.__module__.startswith("mt_widgets.games.")]
    names = Counter(one.__name__ for one in shared)
    assert [name for name, number in names.items() if number > 1] == []
