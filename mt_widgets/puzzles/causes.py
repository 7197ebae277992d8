"""Why a move spoils a puzzle: whatever, if it were undone, would let the goal be reached after all.

Each suspect is tried out: the solver looks whether the goal could still be reached without it. So
no reason is given that is not one.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..engine.words import say
from ..engine.work import Work
from ..games.magical_towers import dealing
from ..games.magical_towers.box import CROWD, SPACES
from ..games.magical_towers.cards import BY_TEXT, without
from ..games.magical_towers.draft import changed
from ..games.magical_towers.events import (
    CastleMoved,
    SpellCast,
    WizardEntered,
    WizardMoved,
    WizardsImprisoned,
)
from ..games.magical_towers.moves import Cast, Move, PlayCard, RollCard
from ..games.magical_towers.stacks import height, land, leave, lift_out
from ..games.magical_towers.state import SPELL_CAST, State
from ..search.budget import Budget
from ..search.problem import Node, Problem, TooLarge
from ..search.solve import SOLVER, Solver
from .steps import Step

__all__ = ["Cause", "find_cause", "find_miss"]

_MOST_POSITIONS = 400  # for each suspect: a reason is not worth a long wait


@dataclass(frozen=True, slots=True)
class Cause:
    """A sentence, and the rule that speaks of it, if one does."""

    text: str
    rule: str = ""


def find_cause(problem: Problem[State, Move], step: Step) -> Work[Cause | None]:
    """What a move did without which the goal could still be reached; None if nothing alone is."""
    return (yield from _proven(problem, _suspects(problem, step)))


def find_miss(problem: Problem[State, Move], step: Step) -> Work[Cause | None]:
    """Whether the last move has missed the castle, and how."""
    return (yield from _proven(problem, _missed(step)))


def _proven(
    problem: Problem[State, Move], suspects: Iterable[tuple[Cause, Node[State]]]
) -> Work[Cause | None]:
    for cause, node in suspects:
        solver = Solver(problem, Budget(_MOST_POSITIONS))
        try:
            yield from solver.search(node)
            if solver.value(node) == 1:
                return cause
        except TooLarge:
            continue
    return None


def _suspects(problem: Problem[State, Move], step: Step) -> Iterator[tuple[Cause, Node[State]]]:
    """Each thing that may be at fault, and the node in which it did not happen."""
    states = [*_castle(step), *_prisoners(problem.seats, step)]
    if step.mover == SOLVER:
        if dealing.passes(step.before.state, step.after.state):
            yield from _turn_over(problem, step)
        states += [*_price(step), *_card(step)]
    for cause, state in states:
        yield cause, step.after._replace(state=state)


def _turn_over(problem: Problem[State, Move], step: Step) -> Iterator[tuple[Cause, Node[State]]]:
    """The turn, had it not ended by an entry; the wizard, had it got in; one action more."""
    before, plays = step.before.state, not isinstance(step.move, Cast)
    if _has_entered(step):
        text = say("A wizard of yours has gone into the castle, so the turn is over at once.")
        action = min(before.action + plays, 3)
        yield Cause(text, "turn.end-on-entry"), _gone_on(step, action)
    else:
        yield from _missed(step)
        if plays and problem.start.action < before.action < 3:
            text = say("The turn is over: it would take one action more.")
            yield Cause(text, "turn.two-actions"), _gone_on(step, before.action)


def _has_entered(step: Step) -> bool:
    colour = step.before.state.table.colours[step.before.state.seat]
    return any(isinstance(e, WizardEntered) and e.colour == colour for e in step.events)


def _missed(step: Step) -> Iterator[tuple[Cause, Node[State]]]:
    """A wizard that has walked, had it ended on the castle's space."""
    after = step.after.state
    for event in step.events if step.after.left <= 0 else ():
        if not isinstance(event, WizardMoved) or event.steps < 0:
            continue
        away = (after.castle - event.origin) % SPACES
        if event.steps > away:
            text, rule = say("The wizard walks on past the castle."), "castle.overshoot"
        else:
            text = say(
                "The wizard stops short: the castle is on space {space}.", space=after.castle
            )
            rule = "card.exact"
        tops, home = [*after.tops], [*after.home]
        tops[event.target] = leave(tops[event.target], event.colour)
        home[after.table.colours.index(event.colour)] += 1
        inside = changed(after, tops=tuple(tops), home=tuple(home))
        yield Cause(text, rule), step.after._replace(state=inside)


def _gone_on(step: Step, action: int) -> Node[State]:
    """What the move did, and the turn goes on with the cards that are left."""
    before, after = step.before.state, step.after.state
    marks = before.marks | ({SPELL_CAST} if isinstance(step.move, Cast) else set())
    state = changed(
        after, seat=before.seat, action=action, marks=marks, casts=before.casts, pending=None,
        hands=_hands_left(step), draw=before.draw, discard=before.discard,
    )  # fmt: skip
    return step.before._replace(state=state)


def _hands_left(step: Step) -> tuple[str, ...]:
    """The hands before anybody has drawn."""
    before, move = step.before.state, step.move
    hands = [*before.hands]
    if isinstance(move, PlayCard):
        hands[before.seat] = without(hands[before.seat], BY_TEXT[move.card].letter)
    return tuple(hands)


def _castle(step: Step) -> Iterator[tuple[Cause, State]]:
    """The castle, had it not moved on."""
    kinds = {type(event) for event in step.events}
    if {WizardEntered, CastleMoved} <= kinds:
        after = step.after.state
        text = say("The castle has moved on to space {space}.", space=after.castle)
        yield Cause(text, "castle.moves-on"), changed(after, castle=step.before.state.castle)


def _prisoners(seats: frozenset[int], step: Step) -> Iterator[tuple[Cause, State]]:
    """Own wizards, had they not been shut in."""
    before, after = step.before.state, step.after.state
    own = "".join(before.table.colours[seat] for seat in seats)
    for event in step.events:
        if not isinstance(event, WizardsImprisoned) or event.space == after.castle:
            continue
        space, caught = event.space, "".join(c for c in event.wizards if c in own)
        number = height(before.covered[space]) + 1
        covered, tops = [*after.covered], [*after.tops]
        for colour in caught:
            covered[space] = lift_out(covered[space], number, colour)
        tops[space] = land(tops[space], caught)
        if caught and len(tops[space]) <= CROWD:
            text = say("Your own wizard on space {space} is imprisoned now.", space=space)
            state = changed(after, covered=tuple(covered), tops=tuple(tops))
            yield Cause(text, "tower.imprison"), state


def _price(step: Step) -> Iterator[tuple[Cause, State]]:
    """Flasks, had they not been spent."""
    for event in step.events:
        if isinstance(event, SpellCast):
            after, seat = step.after.state, event.seat
            full, spent = [*after.full], [*after.spent]
            full[seat] += event.cost
            spent[seat] -= event.cost
            text = say("The spell costs {cost} of your full flasks: too many.", cost=event.cost)
            yield Cause(text, "spell.cost"), changed(after, full=tuple(full), spent=tuple(spent))


def _card(step: Step) -> Iterator[tuple[Cause, State]]:
    """The card, were it still in the hand; or the action, were it still to come."""
    before, after, move = step.before.state, step.after.state, step.move
    if not isinstance(move, PlayCard | RollCard) or before.seat != after.seat:
        return
    text = say("The card `{card}` is used up now, and it is needed.", card=move.card)
    yield Cause(text), changed(after, hands=before.hands)
    if isinstance(move, PlayCard) and after.pending is None and after.action == before.action + 1:
        text = say("That takes an action, and now there is one too few.")
        yield Cause(text, "turn.two-actions"), changed(after, action=before.action)
