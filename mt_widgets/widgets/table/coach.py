"""The coach at a table: ideas before a move, and a question where a move throws much away.

A move that it asks about is held: it has not been made yet, so that nothing was rolled or drawn
that somebody could not forget. All comes from what the seat that is helped may know.
"""

from collections.abc import Callable, Sequence
from random import Random

from ...engine.cues import Arrow, Mark
from ...engine.errors import Mistake
from ...engine.forms import Form
from ...engine.game import AnyGame, Move, Position, View
from ...engine.lines import point_out, say_line
from ...engine.words import labelled, say, sentences
from ...engine.work import Work
from ...search.opponents.advice import Comparison, Way, advising, comparing, is_much, thrown_away
from ...search.opponents.choose import weighing
from ...search.opponents.levels import levels_of
from ..board.thinking import Thinker
from ..page.panel_parts import Button, button

__all__ = ["Coach"]

_MOST = 3  # questions in a game: whoever asks more often is a nuisance
_REASONS = 2  # of an idea, as there is little room for words
_Weighed = Sequence[tuple[Move, float]]


class Coach:
    """Helps whoever is to decide; what it has found it forgets when the game goes on.

    ``tell`` shows the board anew and reads something aloud, ``make`` makes a move.
    """

    def __init__(
        self,
        game: AnyGame,
        thinker: Callable[[], Thinker],
        tell: Callable[[str], None],
        make: Callable[[Move], str | None],
    ) -> None:
        self._game, self._thinker, self._tell, self._make = game, thinker, tell, make
        self._thinks = False
        self.begin()

    def begin(self) -> None:
        """Another game begins."""
        self._asked, self._asked_now = 0, False  # in this game, and whether in this turn
        self._state: Position | None = None
        self._seat: int | None = None
        self._view: View | None = None
        self._forget()

    def see(self, seat: int | None, state: Position) -> None:
        """Help a seat that is to decide, or nobody; it looks at the board with the seat's eyes."""
        if self._state is not None and self._game.rules.turn_passed(self._state, state):
            self._asked_now = False
        self._state = state
        look, grade = self._game.knowledge.look, self._game.knowledge.GRADES[-1]
        view = None if seat is None else look(state, seat, grade)
        if (seat, view) != (self._seat, self._view):
            self._seat, self._view = seat, view
            self._forget()

    def _forget(self) -> None:
        self._stop()
        self._ways: tuple[Way, ...] = ()
        self._shown = 0
        self._weighed: _Weighed = ()
        self._weighs = False  # whether the moves of this position are thought about ahead
        self._held: Move | None = None
        self._found: Comparison | None = None

    def _stop(self) -> None:
        """Leave off thinking about what nobody waits for any more."""
        if self._thinks:
            self._thinker().stop()
            self._thinks = False

    @property
    def _eyes(self) -> tuple[View, int]:
        assert self._seat is not None
        assert self._view is not None
        return self._view, self._seat

    @property
    def _known(self) -> Position:
        return self._game.knowledge.reconstruct(self._eyes[0])

    # Before a move

    def advise(self) -> str | None:
        """Show what whoever is helped could do, and why."""
        if self._seat is None or self._held is not None:
            return None
        self._thinks = True
        work = advising(self._game, *self._eyes, Random(0))
        return self._thinker().work(work, self._propose)

    def _propose(self, ways: tuple[Way, ...]) -> None:
        self._thinks, self._ways, self._shown = False, ways, 0
        self._tell(self._aloud)

    def next_idea(self) -> None:
        """Show another way to go on."""
        self._shown = (self._shown + 1) % max(1, len(self._ways))
        self._tell(self._aloud)

    def enough(self) -> None:
        """Show no way any more."""
        self._ways = ()
        self._tell("")

    def prepare(self) -> None:
        """Think about what every move is worth, so that no time is lost when one is chosen."""
        if self._seat is not None and not self._weighs:
            self._weighs = True
            self._thinker().work_ahead(self._preparing(), lambda _: None)

    def _preparing(self) -> Work[None]:
        eyes = self._eyes
        weighed = yield from self._weighing()
        if (self._view, self._seat) == eyes:
            self._weighed = weighed

    def _weighing(self) -> Work[list[tuple[Move, float]]]:
        return weighing(self._game, *self._eyes, levels_of(self._game)[-1], Random(0))

    # After a move

    @property
    def holds(self) -> bool:
        """Whether a move was chosen that has not been made yet."""
        return self._held is not None

    def looks_at(self, move: Move) -> bool:
        """Whether a move is thought over before it is made; if so it is held."""
        if self._seat is None or self._asked >= _MOST or self._asked_now or self.holds:
            return False
        if len(self._game.rules.legal_moves(self._known)) < 2:
            return False  # there was no choice
        self._held = move
        return True

    def judge(self) -> str | None:
        """Ask about the move that is held if it throws much away, else make it."""
        self._thinks = True
        return self._thinker().work(self._judging(), self._judged)

    def _judging(self) -> Work[Comparison | None]:
        try:
            return (yield from self._overlooking())
        except Mistake:  # too much to think through
            return None

    def _overlooking(self) -> Work[Comparison | None]:
        move, view = self._held, self._eyes[0]
        assert move is not None
        weighed = self._weighed or (yield from self._weighing())
        if not is_much(self._game, thrown_away(weighed, move)):
            return None
        best = max(weighed, key=lambda one: one[1])
        two = best, (move, dict(weighed)[move])
        found = yield from comparing(self._game, view, two, Random(0))
        told = found.brings or found.overlooks
        return found if told and is_much(self._game, found.lost) else None

    def _judged(self, found: Comparison | None) -> str | None:
        self._thinks = False
        if found is None:
            return self.leave_it()
        self._found, self._ways = found, ()
        self._asked, self._asked_now = self._asked + 1, True
        self._tell(self._aloud)
        return None

    def take_back(self) -> None:
        """Choose again."""
        self._stop()
        self.release()
        self._tell("")

    def leave_it(self) -> str | None:
        """Make the move that is held."""
        move = self.release()
        return None if move is None else self._make(move)

    def release(self) -> Move | None:
        """Hold no move any more; the one that was held."""
        held, self._held, self._found = self._held, None, None
        return held

    # What is shown

    @property
    def question(self) -> str:
        """What is asked about the move that is held."""
        return say("Do you want to take that back?") if self._found else ""

    @property
    def asked_about(self) -> Move | None:
        """The move that is held, while somebody is asked about it."""
        return self._held if self._found else None

    @property
    def card(self) -> Form:
        """What the page tells below the buttons; nothing if there is nothing to tell."""
        if self._found:
            return _overlooked(self._found)
        if not self._ways:
            return {}
        way, most = self._ways[self._shown], len(self._ways)
        title = say("Idea {number} of {most}", number=self._shown + 1, most=most)
        why = way.why[:_REASONS] or (say("I see nothing better here."),)
        steps = say_line(self._game, self._known, way.moves)
        return {"title": title if most > 1 else say("An idea"), "texts": [*why], "steps": steps}

    @property
    def _aloud(self) -> str:
        card = self.card
        return sentences(self.question, *card["texts"], *card.get("steps", ()))

    def cues(self, view: View) -> tuple[tuple[Mark, ...], tuple[Arrow, ...]]:
        """The rings and arrows by which a picture of a view shows a way."""
        if not self._ways:
            return (), ()
        return point_out(self._game, self._known, view, self._ways[self._shown].moves)

    def buttons(self) -> list[Button]:
        """What can be asked of the coach."""
        if self._seat is None or self.holds:
            return []
        if not self._ways:
            return [button("coach", say("What could I do?"))]
        more = [button("next-idea", say("Another idea"))] if len(self._ways) > 1 else []
        return [*more, button("enough", say("Thank you"))]


def _overlooked(found: Comparison) -> Form:
    """What a move overlooks, in short."""
    better = [labelled(say("There is a better way"), text) for text in found.brings[:1]]
    texts = [*found.overlooks, *better, *found.brings[1:]]
    return {"title": say("Have another look"), "texts": texts}
