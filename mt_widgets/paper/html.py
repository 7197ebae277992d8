"""Pages as HTML, each an area of its size with everything in its place."""

from html import escape
from pathlib import Path

from ..draw.page import Frame, Line, Page, Part, Picture, Sheet, TextLine
from ..draw.svg import paint_svg

_BASELINE = 0.846  # of the size: how far Arial's baseline is below the top of its line
_STYLE = f"\n{(Path(__file__).parent / 'page.css').read_text('utf-8')}"


def paint_html(sheet: Sheet) -> str:
    """Pages as one HTML text."""
    sizes = list(dict.fromkeys((page.width, page.height) for page in sheet.pages))
    style = _STYLE + "".join(map(_paper, range(len(sizes)), sizes))
    numbers = (sizes.index((page.width, page.height)) for page in sheet.pages)
    body = "\n".join(map(_page, sheet.pages, numbers))
    return (
        f'<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>{escape(sheet.title)}</title>'
        f"<style>{style}</style></head><body>\n{body}\n</body></html>\n"
    )


def _paper(number: int, size: tuple[float, float]) -> str:
    """How the pages of a size are shown and printed."""
    width, height = map(_n, size)
    return (
        f"@page paper{number} {{ size: {width}mm {height}mm; margin: 0 }}\n"
        f".paper{number} {{ page: paper{number}; width: {width}mm; height: {height}mm }}\n"
    )


def _page(page: Page, paper: int) -> str:
    parts = "\n".join(map(_part, page.parts))
    return f'<section class="paper{paper}">\n{parts}\n</section>'


def _part(part: Part) -> str:
    match part:
        case TextLine(text, x, y, size, bold):
            told = f"<b>{escape(text)}</b>" if bold else escape(text)
            place = _place(x, y - _BASELINE * size)
            return f'<p style="{place};font-size:{_n(size)}mm">{told}</p>'
        case Line(x, y, width):
            return f'<hr style="{_place(x, y)};width:{_n(width)}mm">'
        case Frame(x, y, width, height, dashed):
            line = "0.3mm dashed #000" if dashed else "0.4mm solid #000"
            area = f"width:{_n(width)}mm;height:{_n(height)}mm"
            return f'<div style="{_place(x, y)};{area};border:{line}"></div>'
        case Picture(scene, x, y, width):
            area = f"width:{_n(width)}mm;height:{_n(part.height)}mm"
            return f'<div style="{_place(x, y)};{area}">{paint_svg(scene)}</div>'


def _place(x: float, y: float) -> str:
    return f"left:{_n(x)}mm;top:{_n(y)}mm"


def _n(number: float) -> str:
    """A number of millimetres with at most two decimals."""
    return f"{round(number, 2) + 0:.2f}".rstrip("0").rstrip(".")
