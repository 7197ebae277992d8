"""All rules as they are stored in a notebook: a page that opens, and plain text."""

from collections.abc import Iterable, Iterator
from html import escape

from ..engine.game import AnyGame
from ..engine.words import say
from ..lessons.companion import Entry, contents, settings
from .rule_words import how_to_set

__all__ = ["rules_html", "rules_text"]

_STYLE = "max-width:860px;margin:auto;font-family:var(--jp-ui-font-family)"


def rules_text(game: AnyGame) -> str:
    """Every rule by chapters, then where editions differ."""
    return "\n".join(_lines(game))


def _lines(game: AnyGame) -> Iterator[str]:
    for title, entries in contents(game).items():
        yield from (title, *(f"  {entry.name}: {entry.text}" for entry in entries), "")
    yield say("Where editions differ")
    for one in settings(game):
        yield f"  {one.title} ({one.rule}): {one.usual} {one.otherwise} {_plain(how_to_set(one))}"
    yield from (f"  {entry.name}: {entry.ruling}" for entry in _open(game))


def _plain(text: str) -> str:
    return text.replace("`", "")


def _open(game: AnyGame) -> list[Entry]:
    """The rules that had to be decided."""
    entries = (entry for chapter in contents(game).values() for entry in chapter)
    return [entry for entry in entries if entry.ruling]


def rules_html(game: AnyGame) -> str:
    """The same as a page; the same rules give the same bytes."""
    chapters = (
        _part(title, ((entry.name, entry.text) for entry in entries))
        for title, entries in contents(game).items()
    )
    set_up = (
        (one.title, f"{one.usual} {one.otherwise} {_plain(how_to_set(one))}")
        for one in settings(game)
    )
    decided = ((entry.name, entry.ruling) for entry in _open(game))
    differ = _part(say("Where editions differ"), (*set_up, *decided))
    return f'<div style="{_STYLE}">{"".join(chapters)}{differ}</div>'


def _part(title: str, rows: Iterable[tuple[str, str]]) -> str:
    lines = "".join(f"<p><b>{escape(name)}</b> {escape(text)}</p>" for name, text in rows)
    return f"<details><summary><b>{escape(title)}</b></summary>{lines}</details>"
