"""The text board: a map, and everything on it in sentences that can be read aloud."""

from ...engine.words import apart, labelled, listing, marked, say, say_many, series
from .board import WAYS
from .cards import UNKNOWN
from .draft import top
from .labels import say_card, say_creation, say_creature, say_player, say_spell, say_target
from .log import say_move
from .picture import picture
from .rules.ending import winners
from .rules.moving import why_not_step
from .rules.seeing import in_sight
from .state import (
    STUN,
    Answering,
    Asking,
    Coins,
    Discarding,
    Ending,
    LastingSpell,
    Rolling,
    Shuffling,
    State,
    Taking,
)
from .view import View

_WAYS = marked({"n": "north", "e": "east", "s": "south", "w": "west"})


def board(view: View) -> str:
    """The map, the players, what lies where, and what is expected."""
    state = view.shown
    seats = range(len(state.lives))
    lines = [*picture(state), *(_player(state, seat) for seat in seats)]
    lines += [_surroundings(state, seat) for seat in seats if state.lives[seat]]
    lines += _floor(state)
    lines.append(_draw_pile(state))
    newest = state.discard[-1:] and say_card(state.discard[-1])
    lines.append(
        say("Discard pile: {number} cards, {card} on top", number=len(state.discard), card=newest)
        if newest
        else say("Discard pile: empty")
    )
    return "\n".join([*lines, say_expected(view)])


def _draw_pile(state: State) -> str:
    if state.draw is None:
        return say("Draw pile: ? cards")
    return say_many("Draw pile: {number} cards", "Draw pile: {number} cards", len(state.draw))


def _player(state: State, seat: int) -> str:
    who = say_player(state.setup, seat)
    if not state.lives[seat]:
        return say("{who}: dead", who=who)
    hand, names = state.hands[seat], state.setup.board.names
    parts = [
        say(
            "{who}: life {life}, on {square}, base {base}",
            who=who,
            life=state.lives[seat],
            square=names[state.squares[seat]],
            base=names[state.setup.bases[seat]],
        ),
        say("cards: {cards}", cards=series(map(_card, hand)) or say("none")),
    ]
    if state.carried[seat]:
        parts.append(say("carries {things}", things=listing(map(say_target, state.carried[seat]))))
    parts += [_lasting(state, one) for one in state.lasting[seat]]
    return apart(parts)


def _card(card: str) -> str:
    return UNKNOWN if card == UNKNOWN else say_card(card)


def _lasting(state: State, one: LastingSpell) -> str:
    if one == STUN:
        return say_spell(one.spell)
    return say(
        "{spell} by {who}, turns left {turns}",
        spell=say_spell(one.spell),
        who=say_player(state.setup, one.caster),
        turns=one.turns,
    )


def _surroundings(state: State, seat: int) -> str:
    """Where a wizard can walk, and what the wizard sees."""
    colour, names = state.setup.colours[seat], state.setup.board.names
    ways = [say(_WAYS[way]) for way in WAYS if why_not_step(state, colour, way) is None]
    seen = [names[square] for square in in_sight(state, seat).squares]
    return say(
        "{who} can go: {ways}; sees: {squares}",
        who=say_player(state.setup, seat),
        ways=series(ways) or say("nowhere"),
        squares=" ".join(seen),
    )


def _floor(state: State) -> list[str]:
    names, setup = state.setup.board.names, state.setup
    pieces = [(square, say_target(thing)) for square, thing in state.things]
    for one in state.creations:
        told = say_creation(one.name)
        if one.damage:
            told = say("{what}, damage {damage}", what=told, damage=one.damage)
        pieces.append((one.square, told))
    for creature in state.creatures:
        told = say(
            "{creature} of {who}, life {life}",
            creature=say_creature(creature.name),
            who=say_player(setup, creature.owner),
            life=creature.life,
        )
        pieces.append((creature.square, told))
    listed = dict[int, list[str]]()
    for square, told in sorted(pieces):
        listed.setdefault(square, []).append(told)
    return [labelled(names[square], series(told)) for square, told in listed.items()]


def say_expected(view: View) -> str:
    """Whose turn it is and what is expected."""
    state = view.shown
    setup, won = state.setup, winners(state)
    if won is not None:
        return say("{who} has won.", who=listing(say_player(setup, seat) for seat in won))
    waiting = top(state)
    active = say_player(setup, state.turn.seat)
    match waiting:
        case Rolling(seats, dice):
            return say("{who} rolls for who begins.", who=say_player(setup, seats[len(dice)]))
        case Coins():
            return say("A coin is to be thrown.")
        case Shuffling():
            return say("The discard pile is to be shuffled.")
        case Discarding():
            return say("{who} has to discard down to seven cards.", who=active)
        case Answering() | Taking() | Ending() | Asking():
            return _say_question(state, waiting)
    return say("{who}'s turn. Steps left: {steps}.", who=active, steps=state.turn.steps)


def _say_question(state: State, waiting: Answering | Taking | Ending | Asking) -> str:
    """What somebody is asked about."""
    setup = state.setup
    words = {"who": say_player(setup, state.turn.seat), "asked": say_player(setup, waiting.asked)}
    match waiting:
        case Asking():
            return say("{who} asks {asked} for a card.", **words)
        case Taking(thing):
            words["thing"] = say_target(thing)
            return say("{who} is about to pick up {thing}. {asked} may interrupt.", **words)
        case Ending():
            return say("{who} ends the main part. {asked} may interrupt.", **words)
    words |= {"who": say_player(setup, waiting.seat), "move": say_move(waiting.move)}
    if waiting.counter is None:
        return say("{who}: {move}. {asked} may answer.", **words)
    words["counter"] = say_move(waiting.counter)
    return say("{who}: {move}, countered by {counter}. {asked} may answer.", **words)
