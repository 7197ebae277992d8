"""Styles: one page shows several widgets, so that a class means one thing on all of them."""

import re
from collections import defaultdict
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

PACKAGE = Path(str(files("mt_widgets")))
FOLDERS = ("widgets/*", "site/pages", "labextension/static")
SHARED = {"panel"}  # whose classes everybody uses
KINDRED = {"site": {"site", "course"}}  # it draws the map, too
# A rule for a class wherever it is, and not only inside of something else.
BARE = re.compile(r"(?:\.mt-desk(?: |(?=\.)))?\.(mt-[\w-]+)(?:::?[\w-]+|\[[^\]]*\])*$")


def _files(*kinds: str) -> Iterator[Path]:
    for folder in FOLDERS:
        for kind in kinds:
            yield from sorted(PACKAGE.glob(f"{folder}/*.{kind}"))


def _family(path: Path) -> str:
    """Files whose names begin alike belong together; all of the site is one."""
    return "site" if "site" in path.parts else path.stem.partition("_")[0]


def _owned(path: Path) -> Iterator[str]:
    """The classes whose looks a file of styles decides everywhere."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    for selectors in re.findall(r"([^{};]+)\{", text):
        for selector in re.split(r",(?![^(]*\))", selectors):
            if found := BARE.match(selector.strip()):
                yield found[1]


def _owners() -> dict[str, set[str]]:
    owners = defaultdict[str, set[str]](set)
    for path in _files("css"):
        for name in _owned(path):
            owners[name].add(_family(path))
    return owners


def test_one_kind_of_page_decides_how_a_class_looks() -> None:
    owners = _owners()
    assert len(owners) > 100
    assert {name: found for name, found in owners.items() if len(found) > 1} == {}


def test_nobody_uses_a_class_that_another_kind_of_page_has_for_something_else() -> None:
    owners, foreign = _owners(), set[tuple[str, str]]()
    for path in _files("js", "html"):
        given = re.findall(r"class(?:Name)?[:=]\s*[\"`]([^\"`]*)[\"`]", path.read_text("utf-8"))
        for name in re.findall(r"mt-[\w-]+", " ".join(given)):
            family = _family(path)
            if not owners.get(name, SHARED) & (SHARED | KINDRED.get(family, {family})):
                foreign.add((name, path.name))
    assert foreign == set()
