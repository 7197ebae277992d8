"""Every move that can be read on a board, legal or not."""

from collections.abc import Iterator

from mt_widgets.games.wiz_war.cards import CARDS, CREATURES, ITEMS, NUMBERS, TRAPS
from mt_widgets.games.wiz_war.moves import (
    Ask,
    Cast,
    Coin,
    Command,
    Decline,
    Destroy,
    Discard,
    Drop,
    End,
    Give,
    HandOver,
    Move,
    Pass,
    PlayNumber,
    Punch,
    Roll,
    Shuffle,
    StepCreature,
    StepWizard,
    Take,
    Throw,
    Use,
)
from mt_widgets.games.wiz_war.state import State
from mt_widgets.games.wiz_war.things import THINGS

__all__ = ["every_move"]

_AIMED = "fireball thrust lightning doom slow swap fumble".split()
_ON_SQUARE = "teleport stone bush ogre skeleton".split()
_ON_BORDER = "destroywall createwall firewall".split()
_SOME_NUMBERS = (0, 2, 6)


def _places(state: State) -> tuple[list[str], list[str]]:
    """The squares near the wizards, and the borders there; the rest of the maze in part."""
    board = state.setup.board
    near = [
        square
        for square in range(board.size)
        if square % 7 == 0 or any(at >= 0 and board.apart(at, square) < 3 for at in state.squares)
    ]
    squares = [board.names[square] for square in near]
    return squares, [name + side for name in squares for side in "es"]


def _casts(squares: list[str], borders: list[str]) -> Iterator[Cast]:
    targets = [*"byrg", *CREATURES, *ITEMS, *"BYRG", *squares, *borders]
    forms = {
        **dict.fromkeys(_AIMED, tuple((target, "") for target in targets)),
        "gust": tuple((target, way) for target in targets for way in "ne"),
        **dict.fromkeys(_ON_SQUARE, tuple((square, "") for square in squares)),
        **dict.fromkeys(_ON_BORDER, tuple((border, "") for border in borders)),
        **dict.fromkeys(("picklock", "ghost"), tuple((way, "") for way in "nesw")),
        "rotate": tuple((square, quarters) for square in squares for quarters in "13"),
        "dispel": (
            *((place, "") for place in (*squares, *borders)),
            *((colour, spell) for colour in "byrg" for spell in ("giant", "slow", "vision")),
        ),
    }
    for card in CARDS:
        if card not in TRAPS and card != "interrupt":
            for target, detail in forms.get(card, (("", ""),)):
                for number in _SOME_NUMBERS:
                    yield Cast(card, target, number, detail)


def every_move(state: State) -> Iterator[Move]:
    """Moves of every form, with most places of the board and some numbers."""
    squares, borders = _places(state)
    targets = [*"byrg", *CREATURES, *ITEMS, *"BYRG", *squares, *borders]
    yield from (End(), Pass(), Decline(), Coin(heads=True), Coin(heads=False))
    yield from (Roll(value) for value in range(10))
    yield from (StepWizard(way) for way in "nesw")
    yield from (PlayNumber(int(number)) for number in NUMBERS)
    for cast in _casts(squares, borders):
        yield cast
        yield Cast(cast.card, cast.target, cast.number, cast.detail, interrupt=True)
    for target in targets:
        yield Punch(target)
        yield from (Command(creature, target) for creature in CREATURES)
        for item in ("dagger", "bomb", "hammer"):
            yield from (Use(item, target, number) for number in _SOME_NUMBERS)
    yield from (StepCreature(creature, way) for creature in CREATURES for way in "nesw")
    for thing in THINGS:
        yield from (Take(thing), Drop(thing), Destroy(thing))
        yield from (Throw(thing, target) for target in (*"byrg", *squares))
    cards = [*CARDS, *NUMBERS]
    for card in cards:
        yield from (Give(colour, card) for colour in "byrg")
        yield from (HandOver(card), Discard(card))
    yield from (Ask(colour) for colour in "byrg")
    yield Discard("?")
    yield Shuffle(state.discard or ("2",))
    yield Shuffle(("fireball", "?"))
