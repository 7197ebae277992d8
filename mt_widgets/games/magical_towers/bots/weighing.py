"""How good a position is for a player: a few numbers, each with its reason."""

from dataclasses import dataclass

from ..box import DIE, SPACES
from ..cards import BY_LETTER, DECK, UNKNOWN
from ..rules.ending import winning_seats
from ..rules.wizards import own_colour
from ..state import BETWEEN, State
from ..tables import Memo


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, in hundredths of a wizard that is home."""

    home: float = 100  # the measure of all things: nobody can take it back
    full: float = 50  # as needed as a wizard home, but sooner got; it can pay for a spell
    spent: float = 25  # still counts as filled, but pays for nothing and breaks no tie
    seen: float = 16  # only a wizard in sight can walk; a prisoner has none of this
    step: float = 1  # each step still to go; all fifteen weigh a little less than being shut in
    soon: float = 60  # the chance to go home in this turn; nobody can come in between
    later: float = 8  # the chance to go home in a later turn: castle and towers may move
    rivals: float = 1  # a race: what another gains is lost
    won: float = 10_000  # more than everything else together


WEIGHTS = Weights()


def worth(state: State, seat: int) -> float:
    """How good a position is for a seat: its side's progress, less the other sides' average.

    A side is a player or, in teams, two partners. Nothing is looked ahead: a roll that is awaited
    or a move that is only named counts as not made. Unknown cards count as any card of the deck.
    """
    won = winning_seats(state)
    if won is not None:
        return WEIGHTS.won if seat in won else -WEIGHTS.won
    table = state.table
    progress = [_progress(state, player) for player in range(table.seats)]
    own, partner = progress[seat], table.partner(seat)
    sides = table.seats
    if partner is not None:
        own, sides = own + progress[partner], sides // 2
    return own - WEIGHTS.rivals * (sum(progress) - own) / max(sides - 1, 1)


def _progress(state: State, seat: int) -> float:
    """How far a player has come: home, flasks filled, wizards in sight and near, cards that fit."""
    table, counts, seats, weights = state.table, state.counts, state.table.seats, WEIGHTS
    seen, away, near = _outlook(state, table.colours[seat])
    if not seen and table.team:
        near = _outlook(state, own_colour(state, seat))[2]  # team.move-partner
    points = (
        weights.home * counts[seat] + weights.full * counts[seats + seat]
        + weights.spent * counts[3 * seats + seat] + weights.seen * seen - weights.step * away
    )  # fmt: skip
    if not near:
        return points
    chance = _CHANCES[state.held.split(BETWEEN)[seat], near]
    return points + chance * (
        weights.soon if state.seat == seat and state.action < 3 else weights.later
    )


def _outlook(state: State, colour: str) -> tuple[int, int, int]:
    """A colour's wizards in sight: how many, their steps to go, and the distances a card reaches.

    The distances are a set, as the bits of a number.
    """
    seen = away = near = 0
    castle = state.castle
    for space, top in enumerate(state.tops):
        if colour in top:
            count, distance = top.count(colour), (castle - space) % SPACES
            seen += count
            away += count * distance
            near |= _NEAR[distance]
    return seen, away, near


_NEAR = [1 << distance if 1 <= distance <= DIE else 0 for distance in range(SPACES)]


def _fits(letter: str, near: int) -> float:
    """How likely a card brings one of the wizards at these distances home."""
    if letter == UNKNOWN:
        return sum(_fits(card, near) for card in DECK) / len(DECK)
    card = BY_LETTER[letter]
    if card.wizard is None:
        return 0
    if card.wizard:
        return near >> card.wizard & 1
    return 1 - (1 - near.bit_count() / DIE) ** card.dice  # card.dice: a miss is rolled again


def _fit(held: tuple[str, int]) -> float:
    """How likely some card of a hand brings one of the wizards at these distances home."""
    hand, near = held
    missing = 1.0
    for letter in hand:
        missing *= 1 - _fits(letter, near)
    return 1 - missing


_CHANCES = Memo(_fit)
