"""The contents of the box, read once from data/box.toml."""

from dataclasses import dataclass

from ...engine.data import read_data


@dataclass(frozen=True, slots=True)
class Power:
    """What a card can do; ``place`` is its place in the market, which shows each power once."""

    place: int
    word: str
    name: str
    kind: str
    cards: tuple[int, ...]
    touches: tuple[int, ...]
    target: int
    level: int


def _power(place: int, entry: dict[str, object]) -> Power:
    cards, touches = entry["cards"], entry.get("touches", ())
    assert isinstance(cards, list)
    assert isinstance(touches, list | tuple)
    target, level = entry.get("target", 0), entry.get("level", 0)
    assert isinstance(target, int)
    assert isinstance(level, int)
    words = str(entry["word"]), str(entry["name"]), str(entry["kind"])
    return Power(place, *words, tuple(cards), tuple(touches), target, level)


_BOX = read_data(__package__, "box.toml")

LEVELS: int = _BOX["levels"]
FEWEST: int = _BOX["players"]["fewest"]
MOST: int = _BOX["players"]["most"]
COLOUR_NAMES: dict[str, str] = _BOX["colours"]
COLOURS = "".join(COLOUR_NAMES)
OPTIONS: tuple[str, ...] = tuple(_BOX["options"])
PROTECT_ONE = "protect_one"
ALL = bytes(range(1, _BOX["cards"] + 1))
"""Every card, small to big. A row of cards is held as bytes: a card's number is its byte."""
POWERS: dict[str, Power] = {
    entry["word"]: _power(place, entry) for place, entry in enumerate(_BOX["powers"])
}
_BY_CARD = {card: power for power in POWERS.values() for card in power.cards}
PLACE = bytes([0, *(_BY_CARD[card].place for card in ALL)])
"""The place of each card in the market; no card has the number 0."""


def power_of(card: int) -> Power:
    """The power that a card shows.

    >>> power_of(47).name
    'Destroy the top'
    """
    return _BY_CARD[card]
