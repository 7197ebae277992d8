"""A tournament as an HTML page without scripts: the table, the ratings, and who was shut out."""

from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from ..draw.scene import Scene
from ..draw.svg import paint_svg
from ..engine.words import language, say
from .plot import rating_plot
from .standings import Standing
from .told import cells, heads, say_forfeits

__all__ = ["SIGN", "tournament_page"]

SIGN = '<meta name="generator" content="magical-towers tournament">'


def tournament_page(standing: Sequence[Standing], lead: str) -> str:
    """The text of an HTML file; ``lead`` tells what was played."""
    title, style = say("Tournament"), files(__package__).joinpath("page.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{escape(language())}"><head><meta charset="utf-8">{SIGN}'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>\n{style}</style></head><body><main>"
        f'<h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>'
        f"{_figure(standing)}{_table(standing)}{_forfeits(standing)}</main></body></html>\n"
    )


def _figure(standing: Sequence[Standing]) -> str:
    light, dark = (rating_plot(standing, theme) for theme in ("light", "dark"))
    return (
        f'<figure><picture><source media="(prefers-color-scheme: dark)" srcset="{_source(dark)}">'
        f'<img alt="{escape(light.description)}" src="{_source(light)}"></picture></figure>'
    )


def _source(scene: Scene) -> str:
    return f"data:image/svg+xml;base64,{b64encode(paint_svg(scene).encode()).decode()}"


def _table(standing: Iterable[Standing]) -> str:
    body = "".join(_row(cells(one), "td") for one in standing)
    head = _row(heads(), "th")
    return f'<div class="wide"><table><thead>{head}</thead><tbody>{body}</tbody></table></div>'


def _row(texts: Iterable[str], kind: str) -> str:
    return f"<tr>{''.join(f'<{kind}>{escape(text)}</{kind}>' for text in texts)}</tr>"


def _forfeits(standing: Iterable[Standing]) -> str:
    listed = "".join(f"<li>{escape(sentence)}</li>" for sentence in say_forfeits(standing))
    return f"<ul>{listed}</ul>" if listed else ""
