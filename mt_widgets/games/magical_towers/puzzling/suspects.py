"""Why a move spoils a puzzle: what may be to blame, each with the state had it not happened."""

from collections.abc import Iterator

from ....engine.tried import Suspect, Tried
from ....engine.words import say
from .. import events as e
from .. import game
from ..box import CROWD, SPACES
from ..cards import BY_TEXT, without
from ..draft import changed, put
from ..moves import Cast, Move, PlayCard, RollCard
from ..rules.flasks import change
from ..stacks import height, land, leave, lift_out
from ..state import SPELL_CAST, State

_Step = Tried[State, Move]


def _events(step: _Step) -> tuple[e.Event, ...]:
    return game.events(step.before, step.move) if step.move is not None else ()


def suspects(step: _Step) -> Iterator[Suspect[State]]:
    """Each thing that may be at fault where the goal is out of reach after a step."""
    if step.own and game.turn_passed(step.before, step.after):
        yield from _turn_over(step)
    for undo in (_castle, _prisoners, _price) if step.own else (_castle, _prisoners):
        yield from filter(None, (undo(step, event) for event in _events(step)))
    if step.own:
        yield from _card(step)


def _turn_over(step: _Step) -> Iterator[Suspect[State]]:
    """The turn, had it not ended by an entry; the wizard, had it got in; one action more."""
    before, plays = step.before, not isinstance(step.move, Cast)
    if _entered(step, before.table.colours[before.seat]):
        text = say("A wizard of yours has gone into the castle, so the turn is over at once.")
        action = min(before.action + plays, 3)
        yield Suspect(text, "turn.end-on-entry", _gone_on(step, action), again=True)
    else:
        yield from misses(step)
        if plays and step.start.action < before.action < 3:
            text = say("The turn is over: it would take one action more.")
            yield Suspect(text, "turn.two-actions", _gone_on(step, before.action), again=True)


def _entered(step: _Step, colours: str) -> bool:
    """Whether a wizard of one of these colours has gone into the castle."""
    return any(isinstance(it, e.WizardEntered) and it.colour in colours for it in _events(step))


def misses(step: _Step) -> Iterator[Suspect[State]]:
    """A wizard that has walked, had it ended on the castle's space."""
    after = step.after
    for event in _events(step) if step.late else ():
        if not isinstance(event, e.WizardMoved) or event.steps < 0:
            continue
        if event.steps > (after.castle - event.origin) % SPACES:
            text, rule = say("The wizard walks on past the castle."), "castle.overshoot"
        else:
            text = say(
                "The wizard stops short: the castle is on space {space}.", space=after.castle
            )
            rule = "card.exact"
        tops = put(after.tops, event.target, leave(after.tops[event.target], event.colour))
        home = change(after.home, after.table.colours.index(event.colour), 1)
        yield Suspect(text, rule, changed(after, tops=tops, home=home))


def _gone_on(step: _Step, action: int) -> State:
    """What the move did, and the turn goes on with the cards that are left before any are drawn."""
    before, move, hands = step.before, step.move, step.before.hands
    marks = before.marks | ({SPELL_CAST} if isinstance(move, Cast) else set())
    if isinstance(move, PlayCard):
        left = without(hands[before.seat], BY_TEXT[move.card].letter)
        hands = put(hands, before.seat, left)
    return changed(
        step.after, seat=before.seat, action=action, marks=marks, casts=before.casts, pending=None,
        hands=hands, draw=before.draw, discard=before.discard,
    )  # fmt: skip


def _castle(step: _Step, event: e.Event) -> Suspect[State] | None:
    """The castle, had it not moved on."""
    after = step.after
    if not isinstance(event, e.CastleMoved) or not _entered(step, after.table.colours):
        return None
    text = say("The castle has moved on to space {space}.", space=after.castle)
    return Suspect(text, "castle.moves-on", changed(after, castle=step.before.castle))


def _prisoners(step: _Step, event: e.Event) -> Suspect[State] | None:
    """Own wizards, had they not been shut in."""
    before, after = step.before, step.after
    if not isinstance(event, e.WizardsImprisoned) or event.space == after.castle:
        return None
    own = "".join(before.table.colours[seat] for seat in step.seats)
    space, caught = event.space, "".join(c for c in event.wizards if c in own)
    below, top = after.covered[space], land(after.tops[space], caught)
    for colour in caught:
        below = lift_out(below, height(before.covered[space]) + 1, colour)
    if not caught or len(top) > CROWD:
        return None
    text = say("Your own wizard on space {space} is imprisoned now.", space=space)
    covered, tops = put(after.covered, space, below), put(after.tops, space, top)
    return Suspect(text, "tower.imprison", changed(after, covered=covered, tops=tops))


def _price(step: _Step, event: e.Event) -> Suspect[State] | None:
    """Flasks, had they not been spent."""
    if not isinstance(event, e.SpellCast):
        return None
    after, seat, cost = step.after, event.seat, event.cost
    text = say("The spell costs {cost} of your full flasks: too many.", cost=cost)
    full, spent = change(after.full, seat, cost), change(after.spent, seat, -cost)
    return Suspect(text, "spell.cost", changed(after, full=full, spent=spent))


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
