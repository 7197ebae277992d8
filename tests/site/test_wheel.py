"""Wheels for the browser: made of files and of installed packages, the same bytes each time."""

import io
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest

from mt_widgets.engine.errors import FileError, Mistake
from mt_widgets.lessons.course import chapters
from mt_widgets.site.stand_ins import empty_ones, real_ones, stand_ins
from mt_widgets.site.supply import all_needed, needs_of, own_wheel
from mt_widgets.site.wheel import Wheel, is_pure, pack, read_wheel, repack

PLATFORM = "cp314-cp314-pyodide_2026_0_wasm32"


def _names(wheel: Wheel) -> list[str]:
    return zipfile.ZipFile(io.BytesIO(wheel.data)).namelist()


def test_a_wheel_says_what_it_is_and_needs() -> None:
    wheel = pack("so-so", "1.2", {"so_so/__init__.py": b"", "so_so/x.css": b""}, ("Traitlets>=5",))
    assert (wheel.name, wheel.version, wheel.imports) == ("so-so", "1.2", ("so_so",))
    assert wheel.file == "so_so-1.2-py3-none-any.whl"
    assert needs_of(wheel) == ("traitlets",)


def test_the_same_files_are_the_same_bytes() -> None:
    files = {"a.py": b"x = 1", "b.py": b"x = 2"}
    assert pack("a", "1", files).data == pack("a", "1", dict(reversed(files.items()))).data


def test_an_installed_package_is_packed_again_without_what_a_browser_does_not_use() -> None:
    wheel = repack(distribution("ipycanvas"))
    assert "ipycanvas/canvas.py" in _names(wheel)
    assert not [name for name in _names(wheel) if "labextension" in name or name.endswith(".pyc")]
    assert needs_of(wheel) == ("ipywidgets", "numpy", "pillow")


def test_a_package_with_compiled_code_is_not_pure() -> None:
    assert is_pure(distribution("ipycanvas"))
    assert not is_pure(distribution("numpy"))


def test_needs_depend_on_the_browsers_python() -> None:
    needs = ("a; sys_platform == 'emscripten'", "b; python_version < '3.12'", "c; extra == 'more'")
    assert needs_of(pack("x", "1", {}, needs)) == ("a",)


def test_all_that_is_needed_is_found_once() -> None:
    known = {"a": ("b", "c"), "b": ("c",), "c": ()}
    found = all_needed(["a"], lambda name: pack(name, "1", {}, known[name]))
    assert [wheel.name for wheel in found] == ["a", "b", "c"]


def test_our_own_wheel_has_puzzles_and_pages_for_notebooks_but_no_outputs() -> None:
    names = _names(own_wheel())
    assert {"mt_widgets/__init__.py", "mt_widgets/widgets/page/panel.js"} <= set(names)
    assert "mt_widgets/packs/first-steps/001-three-steps.toml" in names
    assert "mt_widgets/site/in_browser.py" in names
    assert not [name for name in names if name.endswith((".pot", ".pyc"))]
    pages = {name.rpartition("/")[2] for name in names if name.endswith(".ipynb")}
    assert pages == {one.notebook for one in chapters() if not one.lesson}
    assert needs_of(own_wheel()) == ("anywidget", "ipycanvas", "ipywidgets", "platformdirs")


def test_stand_ins_are_enough_for_what_ipycanvas_imports() -> None:
    numpy, pillow = stand_ins()
    assert (numpy.imports, pillow.imports) == (("numpy",), ("PIL",))


def test_empty_ones_satisfy_a_need_and_bring_nothing() -> None:
    assert {wheel.name: wheel.imports for wheel in empty_ones()} == {
        "jedi": (),
        "prompt-toolkit": (),
    }


def test_errors_are_quoted_as_python_so_other_languages_are_left_out() -> None:
    names = _names(repack(distribution("pygments")))
    lexers = {name.rpartition("/")[2] for name in names if name.startswith("pygments/lexers/")}
    assert lexers == {"__init__.py", "_mapping.py", "python.py"}


def test_what_is_no_wheel_is_told() -> None:
    with pytest.raises(FileError, match=r"x\.whl': this is no wheel"):
        read_wheel("x.whl", b"hello")


def test_real_ones_are_taken_from_a_folder(tmp_path: Path) -> None:
    for name in ("numpy", "pillow"):
        (tmp_path / f"{name}-2.0-{PLATFORM}.whl").write_bytes(pack(name, "2.0", {}).data)
    assert [wheel.version for wheel in real_ones(tmp_path, PLATFORM)] == ["2.0", "2.0"]


@pytest.mark.parametrize("name", ["numpy-2.0-cp311-cp311-linux_x86_64.whl", "other.txt"])
def test_wheels_of_another_python_are_not_the_real_ones(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"")
    with pytest.raises(Mistake, match="there is no wheel of numpy for Pyodide, such as numpy-"):
        real_ones(tmp_path, PLATFORM)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="there is no such folder"):
        real_ones(tmp_path / "none", PLATFORM)
