"""All rules as they are stored in a notebook: a page that opens, and plain text."""

from collections.abc import Iterable, Iterator
from html import escape

from ...engine.game import AnyGame
from ...engine.words import labelled, say, sentences
from ...lessons.rule_reference import RuleEntry, Setting, contents, settings
from .rule_words import how_to_set

_STYLE = "max-width:860px;margin:auto;font-family:var(--jp-ui-font-family)"


def rules_text(game: AnyGame) -> str:
    """Every rule by chapters, then where editions differ."""
    return "\n".join(_lines(game))


def _lines(game: AnyGame) -> Iterator[str]:
    for title, entries in contents(game).items():
        yield from (title, *(f"  {labelled(one.name, one.text)}" for one in entries), "")
    yield say("Where editions differ")
    for one in settings(game):
        title = say("{title} ({rule})", title=one.title, rule=one.rule)
        yield f"  {labelled(title, _told(one))}"
    yield from (f"  {labelled(entry.name, entry.ruling)}" for entry in decided(game))


def _told(setting: Setting) -> str:
    """What is usual, what it can be changed to, and what to write for that."""
    return sentences(setting.usual, setting.otherwise, how_to_set(setting).replace("`", ""))


def decided(game: AnyGame) -> list[RuleEntry]:
    """The rules that are decided here, because the printed rules leave them open."""
    return [entry for chapter in contents(game).values() for entry in chapter if entry.ruling]


def rules_html(game: AnyGame) -> str:
    """All rules as HTML; equal rules give equal bytes."""
    chapters = (
        _part(title, ((entry.name, entry.text) for entry in entries))
        for title, entries in contents(game).items()
    )
    set_up = ((one.title, _told(one)) for one in settings(game))
    rulings = ((entry.name, entry.ruling) for entry in decided(game))
    differ = _part(say("Where editions differ"), (*set_up, *rulings))
    return f'<div style="{_STYLE}">{"".join(chapters)}{differ}</div>'


def _part(title: str, rows: Iterable[tuple[str, str]]) -> str:
    lines = "".join(f"<p><b>{escape(name)}</b> {escape(text)}</p>" for name, text in rows)
    return f"<details><summary><b>{escape(title)}</b></summary>{lines}</details>"
