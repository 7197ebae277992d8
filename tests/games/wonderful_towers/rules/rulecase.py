"""How the tests of the rules speak: position text, move text, position text."""

from mt_widgets.games.wonderful_towers import game, notation, voice
from mt_widgets.games.wonderful_towers.events import StageReached
from mt_widgets.games.wonderful_towers.moves import Shuffle
from mt_widgets.games.wonderful_towers.state import State

__all__ = [
    "after", "happens", "legal", "market_of", "refused", "tower_of",
    "turn_of",
]  # fmt: skip


def _played(position: str, line: str) -> State:
    state = notation.parse_position(position)
    for move in notation.parse_moves(line):
        listed = move in game.legal_moves(state)
        assert listed or isinstance(move, Shuffle), f"{move} is not listed"
        assert game.why_not(state, move) is None, f"{move} is refused"
        state = game.play(state, move)
    return state


def after(position: str, line: str) -> str:
    """The canonical text of a position after a line of moves, each of them legal."""
    return str(_played(position, line))


def tower_of(colour: str, position: str) -> str:
    """One tower, where a test speaks of nothing else."""
    towers = dict(tower.split(":") for tower in position.partition(" ")[0].split("|"))
    return towers[colour]


def turn_of(position: str) -> str:
    """The turn field alone."""
    return position.split(" ")[1]


def market_of(position: str) -> str:
    """The market alone."""
    return position.split(" ")[2]


def legal(position: str, start: str = "") -> list[str]:
    """The legal moves of a position that start like this, sorted."""
    moves = map(str, game.legal_moves(notation.parse_position(position)))
    return sorted(move for move in moves if move.startswith(start))


def refused(position: str, line: str) -> str:
    """The name of the rule that refuses the last move of a line, which has a sentence for it."""
    *before, last = line.split(" ")
    state = _played(position, " ".join(before))
    (move,) = notation.parse_moves(last)
    assert move not in game.legal_moves(state), f"{last} is listed as legal"
    refusal = game.why_not(state, move)
    assert refusal is not None, f"{last} is legal"
    assert voice.explain(refusal)
    return refusal.rule


def happens(position: str, line: str) -> list[str]:
    """What happens in the last move of a line: the events, as they are made."""
    *before, last = line.split(" ")
    state = _played(position, " ".join(before))
    (move,) = notation.parse_moves(last)
    return [str(e) for e in game.events(state, move) if not isinstance(e, StageReached)]
