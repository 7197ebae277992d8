"""`make quick`: lint, and the tests that belong to what was changed, at the same time.

What was changed is what differs from the branch main, or from the last commit where there is no
such branch. Of a package the folder of tests that mirrors it is run, and always the tests of the
layers and of the contract, which a change anywhere can break. What takes long is for `make unit`.
"""

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

__all__ = ["changed", "chosen_tests"]

ROOT = Path(__file__).parents[2]
_ALWAYS = "tests/test_layers.py", "tests/games/test_contract.py", "tests/games/test_protocols.py"
_TEXTS = "tests/test_docs.py", "tests/test_supply.py"  # for what is no Python
_LONG = (
    "tests/puzzles/test_collection.py",
    "tests/puzzles/test_rate.py",
    "tests/puzzles/mine",
    "tests/search/workers",
    "tests/commands/test_tournament.py",
    "tests/tournament/test_bad_bots.py",
    "tests/tournament/test_killed.py",
)
_APART = "bench", "browser", "browsers", "graders", "pyodide", "school"  # parts of their own
_EXAMPLES = "10"  # of each law; `make unit` looks at more
_LINT = ("ruff", "check", "."), ("ruff", "format", "--check", "."), ("mypy",), ("mypy", "tests")


def changed(base: str = "main") -> list[str]:
    """The files that differ from a branch, and those that git does not know yet."""
    since = _git("merge-base", "HEAD", base) or ["HEAD"]
    return [
        *_git("diff", "--name-only", since[0]),
        *_git("ls-files", "--others", "--exclude-standard"),
    ]


def _git(*arguments: str) -> list[str]:
    """The lines that git answers; none where it refuses."""
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return [] if done.returncode else done.stdout.splitlines()


def chosen_tests(paths: Iterable[str]) -> list[str]:
    """The files and folders of tests for these files, none of them inside another."""
    wanted = {*_ALWAYS, *(found for path in paths for found in _mirror(Path(path)))}
    return sorted(one for one in wanted if not {*map(str, Path(one).parents)} & wanted)


def _mirror(path: Path) -> Sequence[str]:
    """The tests of one file."""
    match path.parts:
        case ("tests", *rest):
            return () if rest[0] in _APART else _own(path)
        case ("mt_widgets", name):
            test = f"tests/test_{Path(name).stem}.py"
            return (test,) if (ROOT / test).exists() else ("tests/test_cli.py",)
        case ("mt_widgets", *folders, _):
            return _folder(Path("tests", *folders))
    return _TEXTS


def _own(path: Path) -> Sequence[str]:
    """A file of tests, or all tests beside what they use; nothing for what all tests use."""
    if path.name.startswith("test_"):
        return (str(path),) if (ROOT / path).exists() else ()
    return _folder(path.parent)


def _folder(folder: Path) -> Sequence[str]:
    """The folder, or the next one around it that there is; never all tests."""
    while not (ROOT / folder).exists():
        folder = folder.parent
    return () if folder == Path("tests") or folder.parts[1] in _APART else (str(folder),)


def main() -> int:
    """Run lint beside the tests; 0 if all went well."""
    tests = chosen_tests(changed())
    print("Tests:", *tests, flush=True)
    asked = {one for one in tests if one in _LONG}
    pytest = ["-m", "pytest", "-p", "no:nbval", "-q", *tests]
    pytest += [f"--ignore={one}" for one in _LONG if one not in asked]
    environment = os.environ | {"EXAMPLES": os.environ.get("EXAMPLES", _EXAMPLES)}
    with subprocess.Popen([sys.executable, *pytest], cwd=ROOT, env=environment) as running:
        bin_folder = Path(sys.executable).parent
        lint = [
            subprocess.run([bin_folder / name, *rest], cwd=ROOT, check=False).returncode
            for name, *rest in _LINT
        ]
    return int(any((running.returncode, *lint)))


if __name__ == "__main__":
    sys.exit(main())
