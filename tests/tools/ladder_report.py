"""What the ladder has measured, kept: a table in docs/ladder.md, its plot, how strong levels are.

The plot is drawn from the table, so that both always tell the same.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from mt_widgets.files.whole import write_whole
from mt_widgets.games import FIRST, find_game
from mt_widgets.search.opponents.levels import levels_of
from mt_widgets.search.opponents.strengths import STRENGTHS, format_strengths

__all__ = ["PLOT", "REPORT", "Row", "draw", "read_rows", "write"]

REPORT = Path(__file__).parents[2] / "docs" / "ladder.md"
PLOT = REPORT.with_suffix(".svg")
_HEAD = "| who | games | wins | to 95 % | wanted |\n| --- | --- | --- | --- | --- |"
_WANTED = r"(?:(\d+)%(?: to (\d+)%| or more))? ?"
_LINE = re.compile(
    r"\| (.+?) \| (\d+) \| ([\d.]+)% \| ([\d.]+)% to ([\d.]+)% \| " + _WANTED + r"\|"
)
_TOP, _LEFT, _WIDTH, _STEP = 20, 350, 500, 34
_TITLE = "How often each player wins, with error bars; what is wanted is shaded"
_STYLE = """\
  text { font: 14px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: #2b2b33; }
  .paper { fill: #fbf8f1 }
  .grid { stroke: #00000026 }
  .wanted { fill: #c9e4cf }
  .bar, .cap { stroke: #14617d; stroke-width: 2.5 }
  .dot { fill: #14617d }
  .axis { font-size: 12px; text-anchor: middle }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8e4da }
    .paper { fill: #1d1f26 }
    .grid { stroke: #ffffff33 }
    .wanted { fill: #24523a }
    .bar, .cap { stroke: #7cc7e6 }
    .dot { fill: #7cc7e6 }
  }"""


@dataclass(frozen=True)
class Row:
    """A contest that was held: shares of the win, between which bounds, and what was wanted."""

    name: str
    games: int
    share: float
    low: float
    high: float
    wanted: tuple[float, float]

    def __str__(self) -> str:
        """A line of the table."""
        least, most = self.wanted
        wanted = (
            "" if least == 0 else f"{least:.0%} " + ("or more " if most == 1 else f"to {most:.0%} ")
        )
        bounds = f"{self.low:.1%} to {self.high:.1%}"
        return f"| {self.name} | {self.games} | {self.share:.1%} | {bounds} | {wanted}|"


def read_rows(text: str | None = None) -> dict[str, Row]:
    """The table that is kept, by contest."""
    found = _LINE.findall(REPORT.read_text("utf-8") if text is None else text)
    return {line[0]: _row(*line) for line in found}


def _row(name: str, games: str, *percents: str) -> Row:
    share, low, high = (float(text) / 100 for text in percents[:3])
    least, most = percents[3:]
    wanted = float(least or 0) / 100, float(most or 100) / 100
    return Row(name, int(games), share, low, high, wanted)


def write(rows: Sequence[Row]) -> None:
    """Keep what was measured; what people wrote around the table stays."""
    before, _, rest = REPORT.read_text("utf-8").partition(_HEAD)
    after = rest.partition("\n\n")[2]
    table = "\n".join([_HEAD, *map(str, rows)])
    write_whole(REPORT, before + table + "\n" + (f"\n{after}" if after else ""))
    kept = read_rows()
    write_whole(PLOT, draw(kept.values()))
    game = find_game(FIRST)
    names = [
        f"level-{above} against level-{above - 1}" for above in range(2, len(levels_of(game)) + 1)
    ]
    if all(name in kept for name in names):
        text = format_strengths([kept[name].share for name in names])
        write_whole(Path(str(game.data / STRENGTHS)), text)


def draw(rows: Iterable[Row]) -> str:
    """The plot: for each contest the share with its bounds, over what was wanted."""
    listed = [*rows]
    height = _TOP + _STEP * len(listed) + 34
    bands, marks = zip(*(_marks(row, number) for number, row in enumerate(listed)), strict=True)
    wide = _LEFT + _WIDTH + 40
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {height}" role="img"'
    return "\n".join([
        f'{start} aria-labelledby="title">', f'<title id="title">{_TITLE}</title>',
        f"<style>\n{_STYLE}\n</style>",
        f'<rect class="paper" width="{wide}" height="{height}" rx="8"/>',
        *filter(None, bands), *(_grid(percent, height) for percent in range(0, 101, 10)), *marks,
        "</svg>", "",
    ])  # fmt: skip


def _x(share: float) -> float:
    return round(_LEFT + _WIDTH * share, 1)


def _grid(percent: int, height: int) -> str:
    x = _x(percent / 100)
    return (
        f'<path class="grid" d="M{x} {_TOP}V{height - 34}"/>'
        f'<text class="axis" x="{x}" y="{height - 14}">{percent} %</text>'
    )


def _marks(row: Row, number: int) -> tuple[str, str]:
    """What is wanted, and over it the name and the share with its bounds."""
    top, (least, most) = _TOP + _STEP * number, row.wanted
    middle, low, high = top + _STEP // 2, _x(row.low), _x(row.high)
    band = f'x="{_x(least)}" y="{top + 3}" width="{round(_x(most) - _x(least), 1)}"'
    shaded = f'<rect class="wanted" {band} height="{_STEP - 6}"/>' if least else ""
    return shaded, (
        f'<text x="16" y="{middle + 5}">{escape(row.name)}</text>'
        f'<path class="bar" d="M{low} {middle}H{high}"/>'
        f'<path class="cap" d="M{low} {middle - 6}v12M{high} {middle - 6}v12"/>'
        f'<circle class="dot" cx="{_x(row.share)}" cy="{middle}" r="5"/>'
    )
