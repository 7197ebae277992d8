"""What is installed: version and hash of everything are known, and no file says where from."""

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from mt_widgets.cli import main
from mt_widgets.constraints import BASE, BUILD, npm_folder, pinned, requirements, sets
from mt_widgets.engine.errors import Mistake
from tests.tools.constraints import asked_for, format_constraints

PROJECT = Path(__file__).parent.parent
LOCKS = sorted((PROJECT / "npm").glob("*/package-lock.json"))
GUIDE = (PROJECT / "tutorials" / "SCHOOL.md").read_text("utf-8")
# In two parts, so that this file does not name them either.
HOSTS = {"pypi": "org", "pythonhosted": "org", "npmjs": "(com|org)", "jsdelivr": "net"}
REGISTRIES = re.compile("|".join(rf"{name}\.{end}" for name, end in HOSTS.items()))


def _here(requirement: Requirement, extras: frozenset[str] = frozenset()) -> bool:
    """Whether something is asked for on this system."""
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))


@pytest.mark.parametrize("name", asked_for())
def test_every_set_knows_what_it_asks_for(name: str) -> None:
    for requirement in map(Requirement, asked_for()[name]):
        known = pinned()[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(known.version), known
        assert name in known.sets


def test_there_are_no_other_sets() -> None:
    assert {*sets()} == {*asked_for()}


def test_each_package_has_one_version_and_hashes() -> None:
    for known in pinned().values():
        first, *others = known.lines.rstrip("\n").splitlines()
        assert re.match(rf"{known.name}=={re.escape(known.version)}( ; [^\\]+)? \\$", first), first
        assert others
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line) for line in others)


def test_what_is_installed_is_what_is_known() -> None:
    ours = [one for one in pinned().values() if one.sets & {BASE, BUILD, "lab", "test"}]
    everywhere = {one.name: one.version for one in ours if " ; " not in one.lines}
    assert {name: version(name) for name in everywhere} == everywhere


@pytest.mark.parametrize("name", ["lab", "school", "site", "paper", "cluster", "translate"])
def test_a_set_has_all_that_its_packages_need(name: str) -> None:
    chosen = {BASE, name}
    inside = {one.name for one in pinned().values() if one.sets & chosen}
    waiting = [Requirement(text) for kind in chosen for text in asked_for()[kind]]
    seen = set[str]()
    while waiting:
        requirement = waiting.pop()
        package = canonicalize_name(requirement.name)
        key = str(requirement)
        if key not in seen and _here(requirement):
            seen.add(key)
            assert package in inside
            needs = map(Requirement, distribution(package).requires or ())
            waiting += [need for need in needs if _here(need, frozenset(requirement.extras))]


def test_no_file_of_the_project_names_a_registry() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=PROJECT, capture_output=True, check=False
    )
    if listed.returncode:
        pytest.skip("this is no checkout")
    for name in filter(None, listed.stdout.decode().split("\0")):
        text = (PROJECT / name).read_bytes().decode("utf-8", "replace")
        assert not REGISTRIES.search(text), name


def test_a_lock_of_npm_has_versions_and_integrity_and_no_address() -> None:
    assert [path.parent.name for path in LOCKS] == ["configurable-http-proxy", "pyodide"]
    for path in LOCKS:
        text = path.read_text("utf-8")
        assert '"resolved"' not in text
        own, *others = json.loads(text)["packages"].values()
        asked = json.loads(path.with_name("package.json").read_text("utf-8"))["dependencies"]
        assert own["dependencies"] == asked
        assert all(re.fullmatch(r"[\d.]+", number) for number in asked.values())
        assert others
        assert all(one["integrity"].startswith("sha512-") and one["version"] for one in others)


@pytest.mark.parametrize("name", ["Makefile", "tutorials/SCHOOL.md", "mt_widgets/site/fetch.py"])
def test_npm_runs_no_script_of_a_package(name: str) -> None:
    lines = (PROJECT / name).read_text("utf-8").splitlines()
    calls = [line for line in lines if re.search(r"npm(\"|,)? (ci|install|\"pack\")", line)]
    assert calls
    assert all("--ignore-scripts" in line for line in calls), calls


def test_the_guide_installs_nothing_without_its_hash() -> None:
    calls = [line.strip() for line in GUIDE.splitlines() if line.startswith("    pip install")]
    assert {*calls} == {
        "pip install --no-deps magical-towers", "pip install --require-hashes -r needs.txt"
    }  # fmt: skip


def test_the_command_prints_what_an_extra_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["constraints", "lab"]) == 0
    printed = capsys.readouterr().out
    assert printed == requirements([BASE, "lab"])
    assert "\njupyterlab==" in printed
    assert "\nplaywright==" not in printed


def test_an_extra_that_there_is_not_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["constraints", "labb"]) == 2
    assert capsys.readouterr().err.startswith("there is no extra 'labb'; there are base, ")
    with pytest.raises(Mistake, match="no version of 'left-pad' is known"):
        requirements(names=["left-pad"])


def test_the_files_for_a_hubs_proxy_are_written(tmp_path: Path) -> None:
    assert main(["constraints", "--npm", str(tmp_path / "proxy")]) == 0
    written = {path.name: path.read_bytes() for path in (tmp_path / "proxy").iterdir()}
    ours = {
        path.name: path.read_bytes() for path in npm_folder("configurable-http-proxy").iterdir()
    }
    assert written == ours


def test_it_needs_no_other_package_to_say_what_it_needs() -> None:
    code = "from mt_widgets.cli import main; main(['constraints', 'lab'])"
    alone = f"import sys; sys.path[:0] = [{str(PROJECT)!r}]; {code}"
    command = [sys.executable, "-I", "-S", "-c", alone]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("anyio==")


def test_what_was_compiled_is_written_with_its_sets() -> None:
    compiled = "b==2 ; os_name == 'nt' \\\n    --hash=sha256:00\na==1 \\\n    --hash=sha256:11\n"
    written = format_constraints(compiled, {"lab": {"a", "b"}, "test": {"a"}})
    assert "# for lab\nb==2 ; os_name" in written
    assert "# for lab test\na==1 \\\n    --hash=sha256:11\n" in written


def test_the_wheel_ships_what_is_known() -> None:
    data = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    shipped = data["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert shipped["constraints.txt"] == "mt_widgets/constraints.txt"
    assert shipped["npm"] == "mt_widgets/npm"
    assert BUILD in sets()
