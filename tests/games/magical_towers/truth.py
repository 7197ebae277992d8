"""Whether a sentence about a way to go on is true: by what happened, and by trying the rules."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from mt_widgets.engine.data import read_data
from mt_widgets.games.magical_towers import events as e
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.box import COLOUR_NAMES, PLAYER_NAMES
from mt_widgets.games.magical_towers.cards import BY_TEXT
from mt_widgets.games.magical_towers.draft import changed, put
from mt_widgets.games.magical_towers.moves import Choose, Move, PlayCard, Roll, Wizard
from mt_widgets.games.magical_towers.state import State
from tests.reachable import some_move

_WORDS = read_data("mt_widgets.games.magical_towers", "words/reasons.toml")
_PLACES = {
    "number": r"\d+", "space": r"\d+", "numbers": r"\d(?:, \d)*(?: or \d)?", "card": r"W\S+",
    "colour": r"(?:an? )?[a-z]+", "who": r"[A-Z][a-z]+",
    "players": r"[A-Z][a-z]+(?:, [A-Z][a-z]+)*(?: and [A-Z][a-z]+)?",
}  # fmt: skip
_LETTERS = {name: letter for table in (COLOUR_NAMES, PLAYER_NAMES)
            for letter, name in table.items()}  # fmt: skip


@dataclass(frozen=True)
class Gone:
    """A line that was gone, by whom, and what happened meanwhile."""

    seat: int
    before: State
    after: State
    happened: tuple[e.Event, ...]

    @property
    def own(self) -> str:
        """The colour of whoever has gone."""
        return self.before.table.colours[self.seat]

    def of(self, kind: type[Any]) -> list[Any]:
        """All that happened of a kind."""
        return [event for event in self.happened if isinstance(event, kind)]


def gone(before: State, seat: int, rng: Random) -> Gone:
    """Random moves of a seat until its turn or its say is over."""
    state, happened = before, list[e.Event]()
    while state is before or (game.mover(state) == seat and state.seat == before.seat):
        move = some_move(state, rng)
        happened += game.events(state, move)
        state = game.play(state, move)
        if game.turn_passed(before, state):
            break
    return Gone(seat, before, state, tuple(happened))


def is_so(text: str, line: Gone) -> bool:
    """Whether what is said of a line is true; raises StopIteration where nobody says that."""
    (table, key), told = _read(text)
    return _TRUE[table](line, key, told)


def _read(text: str) -> tuple[tuple[str, str], dict[str, str]]:
    """Which sentence it is, and what it was filled with."""
    return next((place, found.groupdict()) for place, pattern in _PATTERNS
                if (found := pattern.fullmatch(text)))  # fmt: skip


def _pattern(sentence: str) -> re.Pattern[str]:
    def place(found: re.Match[str]) -> str:
        return f"(?P<{found[1]}>{_PLACES[found[1]]})"

    return re.compile(re.sub(r"\\{(\w+)(?::\w+)?\\}", place, re.escape(sentence)))


_PATTERNS = [
    ((table, key), _pattern(sentence))
    for table, rows in _WORDS.items()
    for key, told in rows.items()
    for sentence in ([told] if isinstance(told, str) else told)
]


def _colour(line: Gone, key: str, told: dict[str, str]) -> str:
    """The colour that a sentence is about."""
    name = told.get("colour") or told.get("who") or ""
    return _LETTERS[re.sub("^an? ", "", name)] if name else line.own


def _on_track(state: State, colour: str) -> bool:
    return colour in "".join((*state.tops, *state.covered))


def _home(line: Gone, key: str, told: dict[str, str]) -> bool:
    colour = _colour(line, key, told)
    entered = [one for one in line.of(e.WizardEntered) if one.colour == colour]
    space = int(told.get("space") or line.before.castle)
    last = not (key.startswith("last") and _on_track(line.after, colour))
    there = key == "theirs" or space == line.after.castle
    return len(entered) == int(told.get("number") or 1) and last and there


def _trapped(line: Gone, key: str, told: dict[str, str]) -> bool:
    caught = "".join(one.wizards for one in line.of(e.WizardsImprisoned))
    return _colour(line, key, told) in caught and _fills(line, key)


def _several(line: Gone, key: str, told: dict[str, str]) -> bool:
    caught = "".join(one.wizards for one in line.of(e.WizardsImprisoned))
    names = re.split(", | and ", told["players"])
    enough = len(_filled(line)) == int(told["number"]) if told.get("number") else _fills(line, key)
    return all(_LETTERS[name] in caught for name in names) and enough


def _fills(line: Gone, key: str) -> bool:
    filled = _filled(line)
    if key == "last":
        return bool(filled) and not line.after.empty[line.seat]
    return bool(filled) or key in ("none", "yours")


def _filled(line: Gone) -> list[e.FlaskFilled]:
    """The flasks of one's own side."""
    side = game.side(line.before, line.seat)
    return [one for one in line.of(e.FlaskFilled) if one.seat in side]


def _flasks(line: Gone, key: str, told: dict[str, str]) -> bool:
    if key == "spent":
        return bool(sum(one.cost for one in line.of(e.SpellCast)) == int(told.get("number") or 1))
    filled = _filled(line)
    caught = "".join(one.wizards for one in line.of(e.WizardsImprisoned))
    return len(filled) == int(told.get("number") or 1) and (key != "own" or line.own in caught)


def _free(line: Gone, key: str, told: dict[str, str]) -> bool:
    seen = "".join(one.wizards for one in line.of(e.WizardsRevealed))
    seen += "".join(one.colour for one in line.of(e.WizardFreed))
    return _colour(line, key, told) in seen


def _next(line: Gone, key: str, told: dict[str, str]) -> bool:
    seat = line.before.table.colours.index(_colour(line, key, told))
    if key == "roll":
        return {_rolls_home(line.after, seat, one) for one in _numbers(told)} == {True}
    if key == "card":
        card = BY_TEXT[told["card"]]
        return card.letter in line.after.hands[seat] and _gets_home(line.after, seat, card.wizard)
    return {_gets_home(line.after, seat, one) for one in _numbers(told)} == {"keeps" not in key}


def _numbers(told: dict[str, str]) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", told["numbers"])]


def _gets_home(state: State, seat: int, number: int | None) -> bool:
    """Whether a seat that has the turn brings a wizard home with a card of that number alone."""
    letter = next(card.letter for card in BY_TEXT.values() if card.wizard == number)
    state = changed(state, seat=seat, action=1, pending=None, marks=frozenset(), casts=(),
                    hands=put(state.hands, seat, letter))  # fmt: skip
    return _some_way_home(state, lambda move: isinstance(move, PlayCard)
                          and isinstance(move.piece, Wizard))  # fmt: skip


def _rolls_home(state: State, seat: int, number: int) -> bool:
    rolled = game.play(state, Roll(number))
    return _some_way_home(rolled, lambda move: isinstance(move, Choose))


def _some_way_home(state: State, of: Callable[[Move], bool]) -> bool:
    for move in filter(of, game.legal_moves(state)):
        after = game.play(state, move)
        while game.asked(after) is not None and (idle := game.idle(after)) is not None:
            after = game.play(after, idle)
        if sum(after.home) > sum(state.home):
            return True
    return False


def _else(line: Gone, key: str, _told: dict[str, str]) -> bool:
    match key:
        case "wins":
            return line.seat in (game.winners(line.after) or ())
        case "done":
            return not line.after.empty[line.seat] and not _on_track(line.after, line.own)
        case "hand":
            return bool(line.of(e.HandDiscarded))
    walks = [one for one in line.of(e.WizardMoved) if one.colour == line.own]
    return bool(walks or line.of(e.TowerMoved) or line.of(e.TowersSwapped))


_TRUE: dict[str, Callable[[Gone, str, dict[str, str]], bool]] = {
    "home": _home, "trapped": _trapped, "trapped several": _several, "flasks": _flasks,
    "free": _free, "next": _next, "other": _else,
}  # fmt: skip
