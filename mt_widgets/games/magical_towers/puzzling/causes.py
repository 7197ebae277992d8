"""Why a move spoils a puzzle: what may be to blame, each with the state had it not happened."""

from collections.abc import Iterator

from ....engine.tried import Suspect, Tried
from ....engine.words import say
from .. import game
from ..box import CROWD, SPACES
from ..cards import BY_TEXT, without
from ..draft import changed
from ..events import CastleMoved, Event, SpellCast, WizardEntered, WizardMoved, WizardsImprisoned
from ..moves import Cast, Move, PlayCard, RollCard
from ..stacks import height, land, leave, lift_out
from ..state import SPELL_CAST, State

__all__ = ["misses", "suspects"]

_Step = Tried[State, Move]


def _events(step: _Step) -> tuple[Event, ...]:
    return game.events(step.before, step.move) if step.move is not None else ()


def suspects(step: _Step) -> Iterator[Suspect[State]]:
    """Each thing that may be at fault where the goal is out of reach after a step."""
    if step.own and game.turn_passed(step.before, step.after):
        yield from _turn_over(step)
    yield from _castle(step)
    yield from _prisoners(step)
    if step.own:
        yield from _price(step)
        yield from _card(step)


def _turn_over(step: _Step) -> Iterator[Suspect[State]]:
    """The turn, had it not ended by an entry; the wizard, had it got in; one action more."""
    before, plays = step.before, not isinstance(step.move, Cast)
    if _has_entered(step):
        text = say("A wizard of yours has gone into the castle, so the turn is over at once.")
        action = min(before.action + plays, 3)
        yield Suspect(text, "turn.end-on-entry", _gone_on(step, action), again=True)
    else:
        yield from misses(step)
        if plays and step.start.action < before.action < 3:
            text = say("The turn is over: it would take one action more.")
            yield Suspect(text, "turn.two-actions", _gone_on(step, before.action), again=True)


def _has_entered(step: _Step) -> bool:
    colour = step.before.table.colours[step.before.seat]
    return any(isinstance(e, WizardEntered) and e.colour == colour for e in _events(step))


def misses(step: _Step) -> Iterator[Suspect[State]]:
    """A wizard that has walked, had it ended on the castle's space."""
    after = step.after
    for event in _events(step) if step.late else ():
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
        yield Suspect(text, rule, changed(after, tops=tuple(tops), home=tuple(home)))


def _gone_on(step: _Step, action: int) -> State:
    """What the move did, and the turn goes on with the cards that are left."""
    before, after = step.before, step.after
    marks = before.marks | ({SPELL_CAST} if isinstance(step.move, Cast) else set())
    return changed(
        after, seat=before.seat, action=action, marks=marks, casts=before.casts, pending=None,
        hands=_hands_left(step), draw=before.draw, discard=before.discard,
    )  # fmt: skip


def _hands_left(step: _Step) -> tuple[str, ...]:
    """The hands before anybody has drawn."""
    before, move = step.before, step.move
    hands = [*before.hands]
    if isinstance(move, PlayCard):
        hands[before.seat] = without(hands[before.seat], BY_TEXT[move.card].letter)
    return tuple(hands)


def _castle(step: _Step) -> Iterator[Suspect[State]]:
    """The castle, had it not moved on."""
    kinds = {type(event) for event in _events(step)}
    if {WizardEntered, CastleMoved} <= kinds:
        after = step.after
        text = say("The castle has moved on to space {space}.", space=after.castle)
        yield Suspect(text, "castle.moves-on", changed(after, castle=step.before.castle))


def _prisoners(step: _Step) -> Iterator[Suspect[State]]:
    """Own wizards, had they not been shut in."""
    before, after = step.before, step.after
    own = "".join(before.table.colours[seat] for seat in step.seats)
    for event in _events(step):
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
            yield Suspect(text, "tower.imprison", state)


def _price(step: _Step) -> Iterator[Suspect[State]]:
    """Flasks, had they not been spent."""
    for event in _events(step):
        if isinstance(event, SpellCast):
            after, seat = step.after, event.seat
            full, spent = [*after.full], [*after.spent]
            full[seat] += event.cost
            spent[seat] -= event.cost
            text = say("The spell costs {cost} of your full flasks: too many.", cost=event.cost)
            state = changed(after, full=tuple(full), spent=tuple(spent))
            yield Suspect(text, "spell.cost", state)


def _card(step: _Step) -> Iterator[Suspect[State]]:
    """The card, were it still in the hand; or the action, were it still to come."""
    before, after, move = step.before, step.after, step.move
    if not isinstance(move, PlayCard | RollCard) or before.seat != after.seat:
        return
    text = say("The card `{card}` is used up now, and it is needed.", card=move.card)
    yield Suspect(text, "", changed(after, hands=before.hands))
    if isinstance(move, PlayCard) and after.pending is None and after.action == before.action + 1:
        text = say("That takes an action, and now there is one too few.")
        yield Suspect(text, "turn.two-actions", changed(after, action=before.action))
