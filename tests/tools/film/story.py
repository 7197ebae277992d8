"""Steps of our lessons as they are solved: what is read, pointed at, clicked, and what happens."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from textwrap import wrap
from typing import Any

from mt_widgets.draw.outline import circle, line, rectangle
from mt_widgets.draw.scene import Group, Path, Scene, Shape, Text
from mt_widgets.draw.tween import ease
from mt_widgets.engine.board_model import BoardModel
from mt_widgets.engine.cues import Cues
from mt_widgets.engine.history import History
from mt_widgets.engine.record import Record
from mt_widgets.games.magical_towers import face
from mt_widgets.games.magical_towers.face.theme import load_theme
from mt_widgets.lessons.course import find_lesson
from mt_widgets.lessons.lesson import LessonStep, LessonTask

from .reel import Place, Reel

__all__ = ["STEPS", "film"]

STEPS = (("riding", 0), ("flasks", 1), ("castle", 1))  # lessons and the numbers of their steps
_FRAME, _SEATS = "medium", 2
_BAND = 112  # for the words, above the board
_LETTERS = 64  # in a line of them
_READ, _TRAVEL, _CLICK, _LOOK, _AFTER = 2.8, 0.6, 0.3, 0.9, 2.8  # seconds
_ARROW = line([(0, 0), (0, 25), (6, 19.5), (10, 28), (14.5, 26), (10.5, 18), (18.5, 17.5)]) + " Z"


class _Telling:
    """One film being made: the reel, the colours, and where the pointer was last."""

    def __init__(self, theme: str) -> None:
        self.theme, self.colours, self.reel = theme, load_theme(theme), Reel()
        self.layout = face.lay_out(_FRAME, _SEATS)
        self._spot = self.layout.x + 150, self.layout.y - 30
        self._way = [Place(0, *self._spot)]

    def tell(self, name: str, number: int) -> None:
        """A step of a lesson, from reading it to what is said at its end."""
        lesson = find_lesson(name)
        step = lesson.steps[number]
        assert isinstance(step.act, LessonTask)
        title = f"{lesson.title}: {step.title}"
        words, praise = (self._caption(title, text) for text in (step.text, step.done))
        model = BoardModel(History.of(Record.begin(lesson.game, step.position)), None, step.memory)
        self._show(model, self._pointing(model, step), words, _READ)
        for move in step.act.solution:
            model = self._choose(model, move, step, words)
            model = self._happen(model, move, words)
        self._show(model, Cues(trace=model.trace), praise, _AFTER)

    def _pointing(self, model: BoardModel, step: LessonStep, hovered: str = "") -> Cues[Any]:
        return model.cues(hovered).pointing(step.marks, step.arrows)

    def _show(
        self, model: BoardModel, cues: Cues[Any], words: tuple[Shape, ...], seconds: float
    ) -> None:
        self.reel.show(self._shapes(model.view, cues), words, seconds)

    def _shapes(self, view: Any, cues: Cues[Any] | None = None) -> tuple[Shape, ...]:
        scene = face.scene(view, frame=_FRAME, theme=self.theme, cues=cues)
        return (*scene.table, *scene.overlay)

    def _choose(
        self, model: BoardModel, move: Any, step: LessonStep, words: tuple[Shape, ...]
    ) -> BoardModel:
        """Click what spells the move, after a look at what it would do."""
        *before, last = _tags(model, move)
        for tag in (*before, last):
            self._travel(model, tag)
            self._show(model, self._pointing(model, step), words, _TRAVEL)
            pause = _LOOK if tag == last else _CLICK
            self._show(model, self._pointing(model, step, tag), words, pause)
            self._press()
            model = replace(model, clicked=model.click(tag).clicked)
        return model

    def _travel(self, model: BoardModel, tag: str) -> None:
        """Let the pointer go to something, slowly at both ends."""
        view: Any = model.view
        (x, y), (to_x, to_y) = self._spot, face.anchor(self.layout, view, tag)
        for part in range(9):
            t = part / 8
            place = x + (to_x - x) * ease(t), y + (to_y - y) * ease(t)
            self._way.append(Place(self.reel.now + _TRAVEL * t, *place))
        self._spot = to_x, to_y

    def _press(self) -> None:
        """A ring that spreads from the point of the pointer."""
        ring = (Path(circle(10), "", self.colours["glow"], 3),)
        now, (x, y) = self.reel.now, self._spot
        self._way.append(Place(now, x, y))
        self.reel.glide(ring, [Place(now, x, y, 0.4), Place(now + 0.45, x, y, 2.6, 0)], now + 0.45)

    def _happen(self, model: BoardModel, move: Any, words: tuple[Shape, ...]) -> BoardModel:
        """The move in motion, and the game after it."""
        view, after = model.view, model.moved(model.history.play(move))
        for event in after.events_since(model.history.step):
            motion = model.game.face.motion(view, event, frame=_FRAME, theme=self.theme)
            if motion is not None:
                stage = self._shapes(motion.stage)
                self.reel.move(stage, words, motion.frames, motion.seconds)
            view = model.game.knowledge.update(view, (event,))
        return after

    def _caption(self, title: str, text: str) -> tuple[Shape, ...]:
        """A heading, and one or two lines below it."""
        middle, ink = self.layout.width / 2, self.colours["ink"]
        lines = _balanced(text)
        top = 36 + 14 * (2 - len(lines))
        below = (Text(part, middle, top + 2 + 29 * n, 21, ink) for n, part in enumerate(lines, 1))
        return (Text(title, middle, top - 6, 25, ink), Group(tuple(below), tag="film:plain"))

    def paint(self) -> str:
        """The whole film, with the pointer over everything on the board."""
        arrow = (Path(_ARROW, self.colours["ink"], self.colours["panel"], 2.4),)
        self.reel.glide(arrow, [*self._way, Place(self.reel.now, *self._spot)], self.reel.now)
        return self.reel.paint(self._base(), self._board)

    def _base(self) -> Scene:
        """The sky above the board, on which the words stand."""
        width, height = self.layout.width, self.layout.height + _BAND
        told = " ".join(f"{step.text} {step.done}" for step in _steps())
        sky = Path(rectangle(0, 0, width, height, 22), self.colours["panel"])
        return Scene(width, height, (sky,), (), (), "Three steps of our lessons", told)

    def _board(self, shapes: tuple[Shape, ...]) -> Shape:
        """The board below the words, cut to round corners."""
        lesson = find_lesson(STEPS[0][0])
        view = lesson.game.knowledge.look(lesson.steps[0].position, None, "eyes")
        scenery = lesson.game.face.scene(view, frame=_FRAME, theme=self.theme).scenery
        edge = rectangle(0, 0, self.layout.width, self.layout.height, 22)
        return Group((*scenery, *shapes), 0, _BAND, clip=edge)


def _tags(model: BoardModel, move: Any) -> Iterator[str]:
    """What is clicked for a move, one after the other."""
    how = model.game.clicks.move_tags(model.state, move)
    yield from (tag for tag in (*how.parts, how.landing) if tag)


def _balanced(text: str) -> Sequence[str]:
    """Lines of about the same length."""
    count = len(wrap(text, _LETTERS))
    widths = range(len(text) // count, _LETTERS + 1)
    return next(lines for width in widths if len(lines := wrap(text, width)) <= count)


def _steps() -> list[LessonStep]:
    return [find_lesson(name).steps[number] for name, number in STEPS]


def film(theme: str) -> str:
    """The film in the colours of a theme, as SVG."""
    telling = _Telling(theme)
    for name, number in STEPS:
        telling.tell(name, number)
    return telling.paint()
