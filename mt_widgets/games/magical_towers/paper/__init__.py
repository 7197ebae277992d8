"""The game on paper: the board in black and white, cards to cut out, and pages to play with."""

from collections.abc import Callable, Mapping, Sequence

from ....draw.page import Page
from ....draw.scene import Group, Scene
from ....engine.words import say
from ..cards import UNKNOWN
from ..face.cards.hand import card
from ..face.pieces import wizard
from ..face.theme import PAPER, load_theme
from ..state import State
from ..view import View
from ..voice.spoken import say_colour
from .board import board_scene
from .pages import board_page, spells_page

__all__ = ["board_scene", "hand", "legend", "my_answer", "references", "say_answer"]

_WIDTH, _HEIGHT = 74.0, 100.0  # of a card


def hand(state: State, seat: int) -> Sequence[Scene]:
    """The cards of a hand that are known."""
    colour = state.table.colours[seat]
    return [_card(letter, colour) for letter in state.hands[seat].replace(UNKNOWN, "")]


def _card(letter: str, colour: str) -> Scene:
    printed = card(letter, colour, _WIDTH - 2, _HEIGHT - 2, load_theme(PAPER))
    return Scene(_WIDTH, _HEIGHT, (), (Group(printed, 1, 1),))


def legend(view: View) -> Sequence[tuple[Scene, str]]:
    """A wizard of each colour, and its letter."""
    return [
        (_wizard(letter), say("{letter} = {colour}", letter=letter, colour=say_colour(letter)))
        for letter in view.table.colours
    ]


def _wizard(colour: str) -> Scene:
    figure = Group(wizard.figure(colour, load_theme(PAPER)), 45, 106)
    return Scene(90, 112, (), (figure,))


def my_answer() -> str:
    """What is asked for are spaces."""
    return say("My spaces:")


def say_answer(answer: str) -> str:
    """The numbers of spaces."""
    return say("Spaces: {spaces}", spaces=", ".join(answer.split()))


def references() -> Mapping[str, Callable[[tuple[float, float]], Page]]:
    """The empty board and the spells."""
    return {"board": board_page, "spells": spells_page}
