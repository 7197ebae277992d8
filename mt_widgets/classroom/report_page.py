"""The results of a class as an HTML page without scripts, to print, mail or store."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from html import escape

from ..draw.scene import Scene
from ..draw.svg import paint_svg
from ..engine.words import say, series
from . import told as text
from .example import FOLDER
from .mistakes import line_scene, line_words
from .overview import Overview, say_state, state
from .plots import outcome_plot, time_plot
from .report import TOLD, Row, Wrong, say_proof
from .subjects import find_rule

_MOST = 6  # weak rules, and wrong moves of a puzzle
_BOARDS = 3  # wrong moves of a puzzle that are drawn
_STYLE = f"\n{(FOLDER / 'report.css').read_text('utf-8')}"


def report_page(of: Overview) -> str:
    """The text of an HTML file, with the most common wrong moves on the board."""
    title = escape(text.say_title(of))
    body = f"{report_body(of)}{''.join(_mistakes(of))}"
    return (
        f'<!doctype html>\n<html><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>body {{ margin: 24px; }}</style></head><body>{body}</body></html>\n"
    )


def report_body(of: Overview) -> str:
    """The table, the plots, weak rules and themes, and what was left out, without boards."""
    plots = (outcome_plot(of), time_plot(of)) if of.items else ()
    parts = (
        f"<h2>{escape(text.say_title(of))}</h2><p>{escape(text.say_lead(of))}</p>",
        _table(of), _to_choose(of), _listed(say("In doubt, and not counted"), text.say_doubts(of)),
        *(_figure(plot, plot.title) for plot in plots), _weak(of),
        _listed(say("Left out"), text.say_left_out(of)),
    )  # fmt: skip
    return f'<style>{_STYLE}</style><div class="mt-report">{"".join(parts)}</div>'


def _table(of: Overview) -> str:
    if not of.pupils:
        return ""
    heads = (f'<th title="{escape(one.title)}">{n}</th>' for n, one in enumerate(of.items, 1))
    head = f"<tr><th></th>{''.join(heads)}{_cells(text.sum_heads(), 'th')}</tr>"
    lines = "".join(_line(of, pupil) for pupil in of.pupils)
    legend = " · ".join(f"{mark} {escape(say_state(name))}" for name, mark in text.MARKS.items())
    items = "".join(f"<li>{escape(item.title)}</li>" for item in of.items)
    table = f'<div class="mt-scroll"><table>{head}{lines}</table></div>'
    return f"{table}<p>{legend}{_say_told(of)}</p><ol>{items}</ol>"


def _say_told(of: Overview) -> str:
    """What brackets mean, if there are any."""
    told = any(row.proof == TOLD and row.solved for row in of.rows)
    return escape(f" · (✓) {say('as the pupil’s program tells it, without proof')}") if told else ""


def _line(of: Overview, pupil: str) -> str:
    rows = of.of_pupil(pupil)
    marks = "".join(f'<td title="{escape(_said(row))}">{_mark(row)}</td>' for row in rows)
    return f"<tr><th>{escape(pupil)}</th>{marks}{_cells(text.sums(rows))}</tr>"


def _mark(row: Row) -> str:
    """The mark of a row, in brackets if only the pupil's program proves it."""
    mark = text.MARKS[state(row)]
    return f"({mark})" if row.proof == TOLD and row.solved else mark


def _said(row: Row) -> str:
    told = say_proof(row.proof) if row.proof == TOLD else ""
    return series(filter(None, (say_state(state(row)), row.doubt or told)))


def _cells(cells: Iterable[str], kind: str = "td") -> str:
    return "".join(f"<{kind}>{escape(cell)}</{kind}>" for cell in cells)


def _figure(scene: Scene, caption: str, width: int = 480) -> str:
    source = f"data:image/svg+xml;base64,{b64encode(paint_svg(scene).encode()).decode()}"
    return (
        f'<figure style="max-width:{width}px">'
        f'<img alt="{escape(scene.description)}" width="{width}" src="{source}">'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )


def _weak(of: Overview) -> str:
    rules = (f"{one.name}: {say(find_rule(one.name).text)} ({text.say_known(one)})"
             for one in text.weakest(of.rules(), _MOST))  # fmt: skip
    themes = (
        f"{text.theme_title(one.name)} ({text.say_known(one)})"
        for one in text.weakest(of.themes(), _MOST)
    )
    named = _listed(say("Rules to go over again"), rules)
    return named + _listed(say("Themes to go over again"), themes)


def _listed(heading: str, lines: Iterable[str]) -> str:
    """Lines under a heading; empty if there are no lines."""
    listed = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<h3>{escape(heading)}</h3><ul>{listed}</ul>" if listed else ""


def _to_choose(of: Overview) -> str:
    parts = list[str]()
    for doubled in of.gathered.doubled:
        options = "".join(
            f"<li><b>{escape(one.name)}</b> ({escape(one.pupil)}): {escape(one.said)}</li>"
            for one in doubled.options
        )
        parts.append(f"<p>{escape(doubled.why)}</p><ul>{options}</ul>")
    return f"<h3>{escape(say('To choose'))}</h3>{''.join(parts)}" if parts else ""


def _mistakes(of: Overview) -> Iterator[str]:
    """The most common wrong moves of each puzzle, the first of them on the board."""
    for number, item in enumerate(of.items, 1):
        wrong = of.wrong(item.name)[:_MOST]
        if wrong:
            heading = say("Wrong moves in {number}, {title}", number=number, title=item.title)
            yield f'<div class="mt-report"><h3>{escape(heading)}</h3>'
            yield from (_mistake(of, item.name, one, place) for place, one in enumerate(wrong))
            yield "</div>"


def _mistake(of: Overview, item: str, wrong: Wrong, place: int) -> str:
    puzzle = of.puzzle(item)
    count = say("{line}, tried by {pupils}", line=wrong.line, pupils=len(wrong.pupils))
    scene = line_scene(puzzle, wrong.line) if puzzle and place < _BOARDS else None
    if scene is None or puzzle is None:
        return f"<p>{escape(count)}</p>"
    return _figure(scene, f"{count}. {line_words(puzzle, wrong.line)}", 350)
