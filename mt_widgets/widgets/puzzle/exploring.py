"""Free play in a puzzle, with the value of every move."""

from dataclasses import dataclass, replace

from ...engine.board_model import BoardModel
from ...engine.cues import Cues
from ...engine.errors import Mistake
from ...engine.game import Event, Move, Position
from ...engine.history import History
from ...engine.words import say
from ...puzzles.explore import Exploration
from ...puzzles.judge import say_chance
from ...puzzles.session import PuzzleSession
from ...search.steps import say_path
from ..page.panel_parts import Button, PanelContents, PanelRecord, button
from .phase import TOOLS, PhasePage, PuzzlePhase, puzzle_form


def explore_button(session: PuzzleSession) -> list[Button]:
    """The button for free play, if there is something to explore."""
    return [button("explore", say("Explore it"))] if session.solver else []


def explore(phase: PuzzlePhase, before: PuzzlePhase) -> str | None:
    """Play freely, and go back to a phase; raises Mistake if there is nothing to explore."""
    puzzle, session = phase.puzzle, phase.session
    if session.solver is None:
        raise Mistake(say("There is nothing to explore."))
    free = Exploration(session.solver)
    return ExploringPhase(puzzle, session, free=free, before=before).begin()


@dataclass(frozen=True, kw_only=True)
class ExploringPhase(PuzzlePhase):
    """Free play with the value of every move; ``before`` is where one goes back to."""

    free: Exploration
    before: PuzzlePhase
    foreseen: Move | None = None  # the move of the list at which somebody points
    hides = False

    @property
    def watching(self) -> bool:
        """Every move may be played."""
        return False

    @property
    def history(self) -> History[Position, Move]:
        """The moves so far."""
        return self.free.history

    @property
    def page(self) -> PhasePage:
        """Whether the goal was reached, the ways back, and the value of every move."""
        heading, outcome = "", self.free.outcome
        if outcome is not None:
            heading = say("The goal is reached.") if outcome else say("The goal is not reached.")
        buttons = [button("back", say("Back to the puzzle"), primary=True)]
        if self.free.path:
            buttons.append(button("undo", say("Take back")))
            buttons.append(button("again", say("From the start")))
        return PhasePage(
            heading=heading,
            contents=PanelContents(puzzle_form(buttons), choices=self._choices()),
            record=PanelRecord(say_path(self.game, self.free.path)),
            tools=("type", *TOOLS),
        )

    def _choices(self) -> list[dict[str, object]]:
        if not self.free.values:
            return []
        write = self.game.notation.format_move
        items = [
            {"tag": f"move:{write(move)}", "label": f"`{write(move)}`", "note": say_chance(value),
             "share": float(value)}
            for move, value in self.free.values
        ]  # fmt: skip
        title = say("What every move is worth")
        about = say("The chance to reach the goal after it, with the best play.")
        return [{"name": "moves", "title": title, "about": about, "open": True, "items": items}]

    def seat(self, _: Position) -> int | None:
        """Always the mover's hand."""
        return None

    def cues(self, cues: Cues[Event]) -> Cues[Event]:
        """What the move in the list would do at which somebody points."""
        if self.foreseen is None:
            return cues
        preview = self.game.knowledge.foresee(self.history.state, self.foreseen)
        return replace(cues, preview=preview, lens=None)

    def pointed(self, tag: str, model: BoardModel) -> tuple[PuzzlePhase, str]:
        """The value of the move at which somebody points, in the list or on the board."""
        values, write = dict(self.free.values), self.game.notation.format_move
        listed = {f"move:{write(move)}": move for move in values}.get(tag)
        move = listed or (model.click(tag).move if tag else None)
        after = replace(self, foreseen=listed)
        if move is None or move not in values:
            return after, ""
        return after, f"`{write(move)}`: {say_chance(values[move])}"

    def begin(self) -> str | None:
        """Show the board, and find out the value of every move."""
        self.puzzle.enter(self)
        return self._reckon()

    def _reckon(self) -> str | None:
        def reckoned(free: Exploration) -> str | None:
            return self.puzzle.renew(replace(self, free=free))

        return self.puzzle.thinker.work(self.free.reckoning(), reckoned)

    def play(self, moves: tuple[Move, ...]) -> str | None:
        """Play any moves, and find out the values after them."""
        return self.puzzle.thinker.work(self.free.playing(moves, self.puzzle.rng), self._played)

    def _played(self, free: Exploration) -> str | None:
        after = replace(self, free=free, foreseen=None)
        self.puzzle.enter(after, steps=free.path[len(self.free.path) :])
        return after._reckon()

    def take(self, name: str) -> str | None:
        """Play a move of the list."""
        return self.puzzle.play(name)

    def undo(self) -> str | None:
        """Take back the last choice."""
        return self._go(max(0, self.free.choices - 1))

    def again(self) -> str | None:
        """Take back all choices."""
        return self._go(0)

    def _go(self, choices: int) -> str | None:
        return replace(self, free=self.free.go(choices), foreseen=None).begin()

    def back(self) -> str | None:
        """Go back to the puzzle."""
        return self.puzzle.enter(self.before)
