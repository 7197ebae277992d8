"""Writing constraints.txt and the lock files for npm: ``make constraints``.

What is asked for stands in pyproject.toml: the dependencies, the extras, the groups, and what
builds the package. Versions that are known stay, unless ``--upgrade`` asks for the newest of all.
No file tells from where something comes: that is for whoever installs it to say.
"""

import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path

from mt_widgets.constraints import BASE, BUILD, FOR

__all__ = ["asked_for", "expanded", "format_constraints"]

PROJECT = Path(__file__).parent.parent.parent
FILE = PROJECT / "constraints.txt"
_HEAD = """\
# The versions that are known to work together, for Python 3.11 and later on every system, and the
# hashes of their files. `make constraints` writes this file; `magical-towers constraints lab`
# prints what one extra needs, for pip's options --require-hashes -r.
"""
_UNIVERSAL = "--universal", "--python-version", "3.11", "--no-header", "--no-annotate"
_NPM = "--package-lock-only", "--omit-lockfile-registry-resolved", "--ignore-scripts"


def asked_for() -> dict[str, list[str]]:
    """The requirements of every set: of all together, of each extra and group, and of the build."""
    data = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    project = data["project"]
    extras = project["optional-dependencies"]
    return {
        BASE: project["dependencies"],
        BUILD: data["build-system"]["requires"],
        **{name: expanded(wanted, project["name"], extras) for name, wanted in extras.items()},
        **data["dependency-groups"],
    }


def expanded(wanted: Iterable[str], own: str, extras: dict[str, list[str]]) -> list[str]:
    """Requirements with what extras of the project's own stand for.

    >>> expanded(["us[lab]", "pytest"], "us", {"lab": ["us[site]", "jupyterlab"], "site": ["pip"]})
    ['pip', 'jupyterlab', 'pytest']
    """
    found = list[str]()
    for one in wanted:
        named = re.fullmatch(rf"{own}\[(.+)\]", one)
        inner = [need for extra in named[1].split(",") for need in extras[extra]] if named else []
        found += expanded(inner, own, extras) if named else [one]
    return [*dict.fromkeys(found)]


def format_constraints(compiled: str, sets: dict[str, set[str]]) -> str:
    """What uv has found out, with the sets of each package above it."""
    blocks = list[str]()
    for line in compiled.splitlines():
        if line[:1].isalnum():
            name = line.partition("==")[0]
            blocks.append(FOR + " ".join(kind for kind in sets if name in sets[kind]))
        blocks.append(line)
    return _HEAD + "\n".join(blocks) + "\n"


def _compiled(wanted: Iterable[str], *options: str) -> str:
    """The packages for these requirements, as uv tells."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "requirements.in"
        source.write_text("\n".join(wanted), "utf-8")
        uv = [str(Path(sys.executable).with_name("uv")), "pip", "compile", "--quiet"]
        command = [*uv, *_UNIVERSAL, *options, str(source)]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def _names(compiled: str) -> set[str]:
    return {line.partition("==")[0] for line in compiled.splitlines() if line[:1].isalnum()}


def main(*options: str) -> None:
    """Write the files anew; the options are uv's."""
    wanted = asked_for()
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "kept.txt"
        kept.write_bytes(FILE.read_bytes())  # its versions are preferred
        out = "--generate-hashes", "--no-emit-index-url", "--output-file", str(kept), *options
        _compiled([one for many in wanted.values() for one in many], *out)
        sets = {kind: _names(_compiled(many, "--constraint", str(kept)))
                for kind, many in wanted.items()}  # fmt: skip
        compiled = kept.read_text("utf-8")
    FILE.write_text(format_constraints(compiled, sets), "utf-8")
    npm = ["npm", "install", *_NPM, "--no-audit", "--no-fund", "--loglevel=error"]
    for place in (PROJECT / "npm").iterdir():
        subprocess.run(npm, check=True, cwd=place)


if __name__ == "__main__":
    main(*sys.argv[1:])
