"""The picture of a board: as large as the page has room for, and moving where something happens."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from ...draw.canvas import CanvasPainter
from ...draw.scene import Scene
from ...engine.board_model import BoardModel
from ...engine.cues import Cues
from ...engine.game import Event, Game, Move, Position, View
from ..page.control_panel import ControlPanel
from .animate import Animator, Clip
from .fit import BoardFrame, Fit, fit

# What was seen, what happened then, and what is seen after it where that is worth a look.
Shot = tuple[View, Iterable[Event], View | None]
_GLANCE, _REST = 0.7, 1.6  # seconds: for what happens without a move, and before it is taken back


class Screen:
    """Draws a board model for the page that a panel tells of.

    ``share`` is how much of the window's height the board and the words below it may take,
    ``taken`` the pixels of it that something else needs.
    """

    def __init__(
        self,
        painter: CanvasPainter,
        panel: ControlPanel,
        model: Callable[[], BoardModel],
        on_error: Callable[[Exception], None],
    ) -> None:
        self._painter, self._panel, self._model = painter, panel, model
        self._animator = Animator(painter.overlay, on_error)
        self.share, self.taken = 1.0, 0

    @property
    def fit(self) -> Fit:
        """How large the board is now, and in which frame."""
        face, page = self._game.face, dict[str, float](self._panel.page)
        page["height"] = max(page["height"] * self.share - self.taken, 0)
        size, state = str(self._panel.settings["size"]), self._model().state
        sizes = ((name, *face.size(state, name)) for name in face.FRAMES)
        frames = [BoardFrame(*one, face.piece(state, one[0])) for one in sizes]
        return fit(page, size, frames)

    @property
    def slim(self) -> bool:
        """Whether the words have little room, so that a picture among them stands upright."""
        return bool(self._panel.page["slim"])

    @property
    def theme(self) -> str:
        """The colours that were chosen, or those of the page."""
        chosen = str(self._panel.settings["theme"])
        return ("dark" if self._panel.page["dark"] else "light") if chosen == "auto" else chosen

    @property
    def _game(self) -> Game[Position, Move, Any, Any]:
        return self._model().game

    @property
    def moving(self) -> bool:
        """Whether a film runs."""
        return self._animator.running

    def stop(self) -> None:
        """Stop the film where it is; whoever stops it shows the last picture."""
        self._animator.stop()

    def show(self, scene: Scene) -> None:
        """Put a picture on the page."""
        self._painter.show(scene, self.fit.width, self.fit.ratio)

    def picture(self, view: View, cues: Cues[Event] | None = None) -> Scene:
        """A view as it is drawn on this page."""
        scene: Scene = self._game.face.scene(
            view, frame=self.fit.frame, theme=self.theme, cues=cues
        )
        return scene

    def film(self, shots: Sequence[Shot], finish: Callable[[], None], *, rest: bool) -> None:
        """Show what happened and then finish, perhaps after a rest; at once without motion."""
        if not shots or self._panel.page["still"] or not self._panel.settings["motion"]:
            self.stop()
            finish()
        else:
            self._animator.play(self._clips(shots, rest=rest), finish)

    def _clips(self, shots: Iterable[Shot], *, rest: bool) -> Iterator[Clip]:
        after: View | None = None
        for before, events, after in shots:
            clips = list(self._motions(before, events))
            yield from clips or self._still(after, _GLANCE)
        yield from self._still(after if rest else None, _REST)

    def _still(self, view: View | None, seconds: float) -> Iterator[Clip]:
        if view is not None:
            yield Clip(seconds, partial(self.show, self.picture(view)), lambda _: ())

    def _motions(self, view: View, events: Iterable[Event]) -> Iterator[Clip]:
        """Motions of events, each from the view that the one before has left."""
        face, frame, theme = self._game.face, self.fit.frame, self.theme
        for event in events:
            motion = face.motion(view, event, frame=frame, theme=theme)
            if motion is not None:
                stage = self.picture(motion.stage)
                yield Clip(motion.seconds, partial(self.show, stage), motion.frames)
            view = self._game.knowledge.update(view, (event,))
