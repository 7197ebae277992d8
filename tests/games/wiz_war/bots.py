"""Simple players for the tests: they finish if they can, and else go nearer."""

from collections import deque
from random import Random

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wiz_war import game
from mt_widgets.games.wiz_war.board import WAYS
from mt_widgets.games.wiz_war.characters import is_filled
from mt_widgets.games.wiz_war.moves import (
    Ask,
    Cast,
    Command,
    Decline,
    Drop,
    End,
    Give,
    Move,
    Pass,
    PlayNumber,
    Punch,
    StepWizard,
    Take,
    Use,
)  # fmt: skip
from mt_widgets.games.wiz_war.state import State
from mt_widgets.games.wiz_war.things import TREASURES

__all__ = ["play_out", "sensible_move"]


def _way(state: State, seat: int, goals: set[int]) -> str | None:
    """The first step of a shortest way to one of some squares, through no locked door."""
    setup, who = state.setup, state.setup.colours[seat]
    keyed = "key" in state.carried[seat] or "freedoors" in setup.options
    start = state.squares[seat]
    ahead, seen = deque([(start, "")]), {start}
    while ahead:
        square, first = ahead.popleft()
        if square in goals:
            return first or None
        for way in WAYS:
            border, target = setup.board.next[square][way]
            kind = state.borders[border]
            own = setup.owners[setup.board.sector[border // 2]] == seat
            shut = kind == "w" or (kind == "d" and not (keyed or own))
            if target not in seen and not shut and not is_filled(state, target, who):
                seen.add(target)
                ahead.append((target, first or way))
    return None


def _goals(state: State, seat: int) -> set[int]:
    """Home with a treasure, or else to the treasures of others that are not at home yet."""
    own, base = state.setup.colours[seat].upper(), state.setup.bases[seat]
    if any(thing in TREASURES and thing != own for thing in state.carried[seat]):
        return {base}
    lying = (s for s, thing in state.things if thing in TREASURES and thing != own)
    return {square for square in lying if square != base}


def sensible_move(state: State, rng: Random) -> Move:
    """Drop at home, pick up what is wanted, fight what is in reach, walk there; seldom anything."""
    seat = game.mover(state)
    assert seat is not None
    if seat == CHANCE:
        return game.chance_move(state, rng)
    moves = game.legal_moves(state)
    own, base = state.setup.colours[seat].upper(), state.setup.bases[seat]
    if state.pending:
        answers = [move for move in moves if not isinstance(move, Pass | Decline)]
        return rng.choice(answers if answers and rng.random() < 0.7 else moves)
    for move in moves:
        if isinstance(move, Drop) and move.thing in TREASURES:
            if state.squares[seat] == base or move.thing == own:
                return move
    wanted = [m for m in moves if isinstance(m, Take) and m.thing != own and m.thing in TREASURES]
    if wanted and state.squares[seat] != base:
        return wanted[0]
    fights = [m for m in moves if isinstance(m, Punch | Use | Command | Cast)]
    if fights and rng.random() < 0.25:
        return rng.choice(fights)
    way = _way(state, seat, _goals(state, seat))
    if way is not None and StepWizard(way) in moves:
        return StepWizard(way)
    runs = [move for move in moves if isinstance(move, PlayNumber)]
    if runs and state.turn.steps == 0 and rng.random() < 0.7:
        return runs[-1]
    idle = [m for m in moves if not isinstance(m, Ask | Give | Drop | StepWizard | Take)]
    return rng.choice(idle) if way is None and rng.random() < 0.5 else End()


def play_out(state: State, rng: Random, most: int = 6000) -> tuple[State, int]:
    """The end of a game of sensible players, and how many moves it took."""
    for played in range(most):
        if game.mover(state) is None:
            return state, played
        state = game.play(state, sensible_move(state, rng))
    return state, most
