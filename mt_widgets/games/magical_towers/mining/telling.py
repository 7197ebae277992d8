"""The words of a found puzzle, plain and exact, with colours, spaces and moves in braces."""

from collections.abc import Iterator
from dataclasses import fields

from ....engine.words import marked, say
from ....search.finds import Played, Solved
from ....search.policy import policy
from .. import events as e
from ..box import COLOURS, SPELL_NAMES
from ..moves import Move
from ..state import State
from .tagging import tempting

__all__ = ["explanation", "story"]

# What happens; a placeholder is an event's field.
_CLAUSES: dict[type[e.Event], str] = marked({
    e.HandDiscarded: "the hand is given away for a new one",
    e.SpellCast: "“{spell}” costs {cost}",
    e.WizardMoved: "a {colour} wizard goes from space {origin} to {target}",
    e.WizardEntered: "a {colour} wizard is in the castle",
    e.CastleMoved: "the castle moves to space {target}",
    e.TowerMoved: "tower {number} of space {origin} goes to {target}",
    e.TowersSwapped: "the towers on top of {first} and {second} change places",
    e.WizardsImprisoned: "shut in on space {space}: {wizards}",
    e.WizardsRevealed: "in sight again on space {space}: {wizards}",
    e.WizardFreed: "a {colour} wizard is freed on space {space}",
    e.WizardSoughtInVain: "nobody is freed on space {space}",
    e.FlaskFilled: "a flask is filled",
    e.RiderTaken: "a {colour} wizard rides along",
    e.MoveFailed: "nothing moves",
    e.CardAsked: "the partner is asked for a card",
    e.CardLent: "the partner passes it",
    e.CardGivenBack: "this one goes back",
    e.FlasksHanded: "full flasks that change hands: {flasks}",
})  # fmt: skip
_WITH_CASTLE = marked("tower {number} of space {origin} goes to {target}, and the castle with it")
_BLOWN_BACK = marked("a {colour} wizard is blown back from space {origin} to {target}")
# The rule behind it.
_RULES: dict[type[e.Event], str] = {
    e.HandDiscarded: "turn.new-hand",
    e.SpellCast: "spell.cost",
    e.WizardMoved: "wizard.clockwise",
    e.WizardEntered: "castle.enter",
    e.CastleMoved: "castle.moves-on",
    e.TowerMoved: "tower.stacks",
    e.TowersSwapped: "swap.top-only",
    e.WizardsImprisoned: "tower.imprison",
    e.WizardsRevealed: "tower.reveals",
    e.WizardFreed: "free.lift",
    e.WizardSoughtInVain: "free.miss",
    e.FlaskFilled: "flask.fill",
    e.RiderTaken: "piggyback.carry",
    e.MoveFailed: "card.no-move",
    e.CardAsked: "team.swap-card",
    e.CardLent: "team.swap-card",
    e.CardGivenBack: "team.swap-card",
    e.FlasksHanded: "team.flasks",
}
_PLACES = "space", "origin", "target", "first", "second"


def story(solved: Solved[State, Move]) -> str:
    """How much of the turn is left, and the task."""
    start, task = solved.candidate.start, solved.candidate.words
    has = "{{{who}}} has a whole turn." if start.action == 1 else "{{{who}}} has one action left."
    told = [say(has, who=start.table.colours[solved.seat].upper()), task]
    if solved.candidate.aim.likely:
        told.append(say("Make it as likely as you can."))
    return " ".join(told)


def explanation(solved: Solved[State, Move]) -> str:
    """What the moves do by which rules, what the dice ask for, and what does not work."""
    told = [*_what_happens(solved.steps), *_after_rolls(solved)]
    if (move := tempting(solved)) is not None:
        told.append(say("It is tempting to begin with {{{move}}}, but that spoils it.", move=move))
    if solved.found.value != 1:
        told.append(say("The best chance is {chance}.", chance=solved.found.value))
    return " ".join(told)


def _what_happens(steps: tuple[Played[State, Move], ...]) -> Iterator[str]:
    quoted = {""}  # what has no rule of its own
    for step in steps:
        clauses = list[str]()
        for event in step.events:
            rule, clause = _clause(event, step)
            if clause:
                clauses.append(clause if rule in quoted else f"{clause} (`{rule}`)")
                quoted.add(rule)
        told = "; ".join(clauses) or say("the move that is needed")
        yield say("{{{move}}}: {what}.", move=step.move, what=told)


def _clause(event: e.Event, step: Played[State, Move]) -> tuple[str, str]:
    """What happened in a few words, and the rule; nothing where it goes without saying."""
    if type(event) not in _CLAUSES:
        return "", ""
    rule, clause = _RULES[type(event)], _CLAUSES[type(event)]
    if isinstance(event, e.TowerMoved) and event.castle:
        rule, clause = "tower.with-all-above", _WITH_CASTLE
    if isinstance(event, e.WizardMoved) and event.steps < 0:
        rule, clause = "", _BLOWN_BACK
    if isinstance(event, e.CastleMoved) and not _enters(step):
        rule = "nudge.free"
    words = {field.name: _word(field.name, getattr(event, field.name)) for field in fields(event)}
    return rule, say(clause, **words)


def _enters(step: Played[State, Move]) -> bool:
    return any(isinstance(event, e.WizardEntered) for event in step.events)


def _word(name: str, value: object) -> object:
    """A field of an event, in braces where a variant of the puzzle has another."""
    if name in (*_PLACES, "colour"):
        return f"{{{value}}}"
    if name == "wizards":
        letters = str(value)
        return ", ".join(f"{letters.count(c)} {{{c}}}" for c in COLOURS if c in letters)
    return say(SPELL_NAMES[str(value)]) if name == "spell" else value


def _after_rolls(solved: Solved[State, Move]) -> Iterator[str]:
    for name, then in policy(solved.solver).then:
        line = " ".join(map(str, then.line))
        if line and name.startswith("="):
            yield say("When the die shows {value}: {{{moves}}}.", value=name[1:], moves=line)
