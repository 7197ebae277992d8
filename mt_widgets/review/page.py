"""A review as an HTML page without scripts: the plot, and the decisions that mattered."""

from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from importlib.resources import files
from itertools import count

from ..draw.scene import Scene
from ..draw.svg import paint_svg
from ..engine.game import Move, Position
from ..engine.history import History
from ..engine.words import language, say
from .lines import better_line, line_cues, played_line
from .looking_back import GameReview
from .plot import chance_plot
from .turning_points import TurningPoint
from .words import say_chances, say_found, say_line, say_lost, say_point, why, write_line

__all__ = ["SIGN", "review_page"]

SIGN = 'class="mt-review"'
_FLAT, _UPRIGHT = (1040, 300), (420, 480)  # the plot's width and height
_THEMES = "light", "dark"
_FRAME = "medium"


def review_page(review: GameReview) -> str:
    """The text of an HTML file, which asks no other address for anything."""
    title = escape(say("A look back at a game of {game}", game=review.record.game.voice.title()))
    style = files(__package__).joinpath("page.css").read_text("utf-8")
    numbered = zip(count(1), review.points, strict=False)
    points = "".join(_point(review, number, point) for number, point in numbered)
    return (
        f'<!doctype html>\n<html lang="{language()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>\n{style}</style></head>"
        f"<body><main {SIGN}><h1>{title}</h1>{_overview(review)}{points}</main></body></html>\n"
    )


def _overview(review: GameReview) -> str:
    """How the chances went, as plots and as a list, and how many decisions mattered."""
    heading = escape(say("The chance to win, turn by turn"))
    plots = "".join(
        f'<div class="{kind}">{_both(partial(_plot, review, size))}</div>'
        for kind, size in (("mt-flat", _FLAT), ("mt-upright", _UPRIGHT))
    )
    listed = "".join(f"<li>{escape(say_chances(review, end))}</li>" for end in review.turns)
    details = f"<details><summary>{escape(say('As a list'))}</summary><ul>{listed}</ul></details>"
    found = f"<p>{escape(say_found(review))}</p>"
    return f"<section><h2>{heading}</h2>{plots}{details}{found}</section>"


def _plot(review: GameReview, size: tuple[float, float], theme: str) -> Scene:
    return chance_plot(review, theme, size)


def _both(draw: Callable[[str], Scene]) -> str:
    """A picture for each theme, of which the page shows the reader's."""
    return "".join(f'<div class="mt-{theme}">{paint_svg(draw(theme))}</div>' for theme in _THEMES)


def _point(review: GameReview, number: int, point: TurningPoint) -> str:
    """A decision that mattered: both ways beside each other, and why."""
    ways = "".join(_ways(review, point))
    reasons = "".join(f"<li>{escape(line)}</li>" for line in why(point))
    return (
        f'<section><h2><span class="mt-number">{number}</span> {escape(say_point(review, point))}'
        f'</h2><div class="mt-ways">{ways}</div>{f"<ul>{reasons}</ul>" if reasons else ""}'
        f'<p class="mt-lost">{escape(say_lost(point))}</p></section>'
    )


def _ways(review: GameReview, point: TurningPoint) -> Iterator[str]:
    for name, line in (
        (say("What was played"), played_line(review.record, point)),
        (say("What was better"), better_line(point)),
    ):
        told = escape(say_line(line, point.decision.seat))
        told += f" <code>{escape(write_line(line))}</code>"
        board = _both(partial(_board, line, point.decision.seat))
        yield f"<figure><h3>{escape(name)}</h3>{board}<figcaption>{told}</figcaption></figure>"


def _board(line: History[Position, Move], seat: int, theme: str) -> Scene:
    """The position of a decision as its seat knew it, with a line on it."""
    game, start = line.game, line.states[0]
    view = game.knowledge.look(start, seat, game.knowledge.GRADES[-1])
    scene: Scene = game.face.scene(view, frame=_FRAME, theme=theme, cues=line_cues(line, seat))
    return scene
