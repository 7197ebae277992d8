"""The words of a found puzzle, plain and exact, with colours, spaces and moves in braces."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from fractions import Fraction

from ....engine.aims import Aim
from ....engine.data import read_data
from ....engine.words import apart, say, sentences
from ....search.finds import Facts, PlayedMove, Solved
from ....search.policy import policy
from .. import events as e
from ..box import SPELL_NAMES
from ..moves import Move
from ..state import State
from ..voice.spoken import say_wizards
from .tagging import tempting
from .tasks import task

_WORDS = read_data(__package__.removesuffix(".mining"), "words/mining.toml")
_TOLD = {kind: (rule, told) for (kind, rule), told in
         ((key.split(), told) for key, told in _WORDS["happens"].items())}  # fmt: skip
_Step = PlayedMove[State, Move]
_PLACES = "space", "origin", "target", "first", "second"


def facts(solved: Solved[State, Move], seed: int, turn: int) -> Facts[Move]:
    """What its words are made of when somebody reads them."""
    after = policy(solved.solver).then
    rolls = ((int(name[1:]), then.line) for name, then in after if name.startswith("="))
    then = tuple((value, line) for value, line in rolls if line)
    return Facts(seed, turn, solved.line, tempting(solved), then)


def story(start: State, aim: Aim, turns: int) -> str:
    """How much of the turn is left, and the task; raises Mistake for what is never asked there."""
    has = "{{{who}}} has a whole turn." if start.action == 1 else "{{{who}}} has one action left."
    who = start.table.colours[start.seat].upper()
    likely = say("Make it as likely as you can.") if aim.likely else ""
    return sentences(say(has, who=who), task(start, aim, turns), likely)


def explanation(steps: Sequence[_Step], told: Facts[Move], chance: Fraction) -> str:
    """What the moves do by which rules, what the dice ask for, and what does not work."""
    tempts = best = ""
    if told.tempting is not None:
        tempts = say(
            "It is tempting to begin with {{{move}}}, but that spoils it.", move=told.tempting
        )
    if chance != 1:
        best = say("The best chance is {chance}.", chance=chance)
    return sentences(*_what_happens(steps), *_after_rolls(told), tempts, best)


def _what_happens(steps: Sequence[_Step]) -> Iterator[str]:
    quoted = {""}  # what has no rule of its own
    for step in steps:
        clauses = list[str]()
        for event in step.events:
            rule, clause = _clause(event, step)
            if clause:
                by = "{what} (`{rule}`)"
                clauses.append(clause if rule in quoted else say(by, what=clause, rule=rule))
                quoted.add(rule)
        told = apart(clauses) or say("the move that is needed")
        yield say("{{{move}}}: {what}.", move=step.move, what=told)


def _clause(event: e.Event, step: _Step) -> tuple[str, str]:
    """What happened in a few words, and the rule; nothing where it goes without saying."""
    if type(event).__name__ not in _TOLD:
        return "", ""
    rule, clause = _TOLD[type(event).__name__]
    if isinstance(event, e.TowerMoved) and event.castle:
        rule, clause = "tower.with-all-above", _WORDS["otherwise"]["with castle"]
    if isinstance(event, e.WizardMoved) and event.steps < 0:
        rule, clause = "", _WORDS["otherwise"]["blown back"]
    entered = any(isinstance(other, e.WizardEntered) for other in step.events)
    if isinstance(event, e.CastleMoved) and not entered:
        rule = "nudge.free"
    words = {field.name: _word(field.name, getattr(event, field.name)) for field in fields(event)}
    return rule, say(clause, **words)


def _word(name: str, value: object) -> object:
    """A field of an event, in braces where a variant of the puzzle has another."""
    if name in (*_PLACES, "colour"):
        return f"{{{value}}}"
    if name == "wizards":
        return say_wizards(str(value), "{{{}}}".format)
    return say(SPELL_NAMES[str(value)]) if name == "spell" else value


def _after_rolls(told: Facts[Move]) -> Iterator[str]:
    for value, line in told.then:
        moves = " ".join(map(str, line))
        yield say("When the die shows {value}: {{{moves}}}.", value=value, moves=moves)
