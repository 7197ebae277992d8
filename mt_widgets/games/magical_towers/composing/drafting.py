"""Composing: what was taken from the palette, what a click then does, and every draft so far."""

from dataclasses import dataclass, replace
from functools import cached_property

from ....engine.errors import EditError, excerpt
from ....engine.words import say
from ..box import SPACES
from ..cards import BY_TEXT, format_cards, without
from ..face.motion.cues import Cues, Mark
from ..moves import Tower, Wizard
from ..seats import deciding_seat
from ..stacks import height, levels
from ..state import State
from ..tags import is_tag, kind, parse_piece_tag
from ..view import View, look, shown_seat
from ..voice.labels import things
from . import editing
from .rewriting import rewrite

TAKE, UNDER = "take", "under"


@dataclass(frozen=True)
class Drafting:
    """A position that is being composed.

    ``tool`` is what was chosen from the palette; with ``under`` wizards go under the tower that is
    clicked. ``drafts`` are all positions on the way, with those that were taken back.
    """

    drafts: tuple[State, ...]
    step: int = 0
    tool: str = ""
    under: bool = False

    @property
    def state(self) -> State:
        """The position as it is now."""
        return self.drafts[self.step]

    @property
    def later(self) -> int:
        """How many drafts were taken back."""
        return len(self.drafts) - 1 - self.step

    @cached_property
    def view(self) -> View:
        """All of it."""
        return _view(self.state)

    # The drafts

    def then(self, state: State) -> "Drafting":
        """Another draft; what was taken back is forgotten."""
        if state == self.state:
            return self
        step = self.step + 1
        return replace(self, drafts=(*self.drafts[:step], state))._at(step)

    def go(self, steps: int) -> "Drafting":
        """The draft so many steps on or, below zero, back; the last one where there are no more."""
        return self._at(min(max(self.step + steps, 0), len(self.drafts) - 1))

    def _at(self, step: int) -> "Drafting":
        """One of the drafts; the hand is empty where what it holds is on no palette."""
        fits = self.tool in _palette(self.drafts[step])
        return replace(self, step=step, tool=self.tool if fits else "")

    # The palette

    @property
    def palette(self) -> tuple[str, ...]:
        """All that can be chosen."""
        return _palette(self.state)

    def choose(self, tool: str) -> "Drafting":
        """Something else in the hand, or nothing; ``under`` is chosen and given up beside it."""
        if tool == UNDER:
            return replace(self, under=not self.under)
        if tool and tool not in self.palette:
            known = ", ".join(self.palette)
            sentence = "{tool} is not on the palette; there are {known}"
            raise EditError("", say(sentence, tool=excerpt(str(tool)), known=known))
        return replace(self, tool=tool)

    # What a click does

    def click(self, tag: str) -> State:
        """The position after a click on something that has a tag."""
        if not is_tag(tag):
            raise EditError("", say("There is no such thing on the board."))
        if self.tool == TAKE:
            return self._take(tag)
        if kind(tag) != "piece":
            raise EditError("", say("Cards, flasks and spells are written in the form below."))
        what, _, name = self.tool.partition(":")
        space = self._space(tag)
        if what == "wizard":
            return editing.put_wizard(self.state, name, space, self._level(tag))
        if what == "tower":
            return editing.put_tower(self.state, name, space)
        if what == "castle":
            return editing.move_castle(self.state, space)
        raise EditError("", say("First choose a piece above the board."))

    def _take(self, tag: str) -> State:
        what, _, name = tag.partition(":")
        state, piece = self.state, parse_piece_tag(tag)
        if isinstance(piece, Wizard):
            level = self._covered_level(tag)
            return editing.take_wizard(state, piece.colour, piece.space, level)
        if isinstance(piece, Tower):
            return editing.take_tower(state, piece.space, piece.number)
        if what == "card" and name in BY_TEXT:
            seat = shown_seat(self.view)
            hand = format_cards(without(state.hands[seat], BY_TEXT[name].letter))
            return editing.set_hand(state, state.table.colours[seat], hand)
        if what == "spell":
            left = ",".join(spell for spell in state.table.spells if spell != name)
            return rewrite(state, spells=left)
        if what == "castle":
            sentence = "there is always one castle: choose it and click where it goes"
            raise EditError("box.castle", say(sentence))
        raise EditError("", say("Click the wizard or the tower that is to go."))

    def place(self, tag: str) -> str:
        """The space of a piece, as a tag; other things are where they are."""
        return f"space:{self._space(tag)}" if is_tag(tag) and kind(tag) == "piece" else tag

    def _space(self, tag: str) -> int:
        """The space of whatever stands on it."""
        piece = parse_piece_tag(tag)
        if piece is not None:
            return piece.space
        return self.state.castle if tag == "castle" else int(tag.removeprefix("space:"))

    def _level(self, tag: str) -> int | None:
        """Where a wizard goes: on top, or under the tower that is clicked."""
        if not self.under:
            return None
        piece = parse_piece_tag(tag)
        if isinstance(piece, Tower):
            return piece.number - 1
        covered = self._covered_level(tag)
        if covered is None:
            raise EditError("", say("Click the tower under which the wizard goes."))
        return covered

    def _covered_level(self, tag: str) -> int | None:
        return int(tag.rpartition(".")[2]) if tag.startswith("prisoner:") else None

    # What is shown

    @cached_property
    def tags(self) -> tuple[str, ...]:
        """All that can be pointed at: spaces, towers, wizards, prisoners, cards and spells."""
        hidden = (
            f"prisoner:{colour}@{space}.{level}"
            for space in range(SPACES)
            for level, crowd in enumerate(levels(self.state.covered[space]))
            for colour in dict.fromkeys(crowd)
        )
        return (*(tag for group in things(self.view).values() for tag in group), *hidden)

    @property
    def offered(self) -> dict[str, list[str]]:
        """What is worth a button of its own with what is in the hand, by group."""
        groups = {name: [*tags] for name, tags in things(self.view).items()}
        board = say("Board")
        below = [tag for tag in self.tags if tag.startswith("prisoner:")]
        if self.tool == TAKE:
            groups[board] = [tag for tag in groups[board] + below if parse_piece_tag(tag)]
            return groups
        kinds = ("space:", "tower:") if self.under and self.tool[:6] == "wizard" else ("space:",)
        return {board: [tag for tag in groups[board] if tag.startswith(kinds)]}

    def works(self, tag: str) -> bool:
        """Whether something can be clicked with what is in the hand."""
        try:
            self.click(tag)
        except ValueError:
            return False
        return True

    def glimpse(self, tag: str) -> tuple[View, Cues]:
        """What would be if a tag were clicked, and what is new about it or would go."""
        if not self.tool or not self.works(tag):
            return self.view, Cues()
        if self.tool == TAKE:
            return self.view, _stress(tag)
        return _view(self.click(tag)), _stress(self._newcomer(tag))

    def _newcomer(self, tag: str) -> str:
        """The tag of what a click would put there."""
        what, _, name = self.tool.partition(":")
        space = self._space(tag)
        if what == "wizard":
            level = self._level(tag)
            return f"wizard:{name}@{space}" if level is None else f"prisoner:{name}@{space}.{level}"
        return f"tower:{space}.{height(self.state.covered[space]) + 1}" if name else what


def _palette(state: State) -> tuple[str, ...]:
    wizards = (f"wizard:{colour}" for colour in state.table.colours)
    return (*wizards, "tower:T", "tower:R", "castle", TAKE)


def _view(state: State) -> View:
    """All of a position, which is never over while it is being composed."""
    return replace(look(state), mover=deciding_seat(state), winners=None)


def _stress(tag: str) -> Cues:
    """A piece that glows; of who is behind a wall only a part is seen, so it gets a ring."""
    if tag.startswith("prisoner:"):
        return Cues(marks=(Mark(tag),))
    return Cues(glowing=frozenset({tag}))
