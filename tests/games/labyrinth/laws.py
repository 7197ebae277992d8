"""The laws of the design for one state and its moves, for tests and for the long run."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from mt_widgets.games.labyrinth import game, knowledge, notation, voice
from mt_widgets.games.labyrinth.box import FIXED, FORMULAS, SPARE_OF
from mt_widgets.games.labyrinth.events import Event
from mt_widgets.games.labyrinth.moves import Move, Shift, Walk
from mt_widgets.games.labyrinth.rules.moving import turn_ends
from mt_widgets.games.labyrinth.state import SHIFT, UNKNOWN, State
from mt_widgets.games.labyrinth.view import look

__all__ = [
    "attempts", "check_attempts", "check_followed", "check_move", "check_state", "check_turn_ends",
    "eyes", "shuffle_what_is_hidden",
]  # fmt: skip

_WORDS = "stay stay+ wand end accept decline".split()


def pieces(state: State) -> tuple[Counter[str], list[int], int]:
    """Tiles with the spare, tokens on the board and with players, and wands that are left."""
    tiles = Counter(SPARE_OF[tile] for tile in [*state.tiles, state.spare])
    return tiles, sorted([*state.tokens, *sum(state.taken, ())]), sum(state.wands)


def eyes(state: State) -> tuple[int | None, ...]:
    """All who may look: whoever sees everything, an onlooker, and every seat."""
    return None, -1, *range(len(state.setup.colours))


def check_state(state: State) -> None:
    """What holds for every state that can be reached."""
    text = notation.format_position(state)
    again = notation.parse_position(text)
    assert again == state
    assert notation.format_position(again) == text
    moves, over = game.legal_moves(state), game.mover(state) is None
    assert moves == game.legal_moves(again)
    assert len(set(map(str, moves))) == len(moves)
    some = moves[:60]
    assert [notation.parse_moves(str(move)) for move in some] == [[move] for move in some]
    assert bool(moves) == (not over) == (game.winners(state) is None)
    assert over == (notation.result(state) != "-")
    assert all(state.tiles[place] == tile for place, tile in FIXED.items())
    assert len(set(state.lying)) == len(state.lying) == len(state.tokens)
    for seat in eyes(state):
        view = look(state, seat)
        assert look(knowledge.reconstruct(view), seat) == view


def check_move(state: State, move: Move) -> State:
    """What holds for every legal move; the state after it."""
    before = notation.format_position(state)
    assert game.why_not(state, move) is None
    after, happened = game.play(state, move), game.events(state, move)
    assert notation.format_position(state) == before
    tiles, tokens, wands = pieces(state)
    assert pieces(after) == (tiles, tokens, wands - (str(move) == "wand"))
    check_followed(state, happened, after)
    sentences = [voice.tell(event, after) for event in happened]
    assert any(sentences)
    assert not any("{" in sentence for sentence in sentences)
    return after


def check_followed(state: State, happened: Sequence[Event], after: State) -> None:
    """The next view of every seat is made from the last one and from events alone."""
    for seat in eyes(state):
        learnt = knowledge.observe(happened, state, seat)
        assert knowledge.update(look(state, seat), learnt) == look(after, seat)


def attempts(state: State, rng: Random) -> list[Move]:
    """Moves of every kind, most of them not allowed."""
    places = rng.sample("abcdefg", 5)
    words = [*_WORDS, *(f"{c}{r}{'+' * rng.randrange(2)}" for c in places for r in "1234567")]
    for _ in range(12):
        arrow = rng.choice("NESW") + rng.choice("abdf2461357cge")
        shift = f"{arrow}:{rng.choice('IHLFZJKTDA')}"
        price = rng.choice(["w", "w", "1", "5", "12", "25"])
        words += [shift, f"deal:{rng.choice('byrg')}{rng.choice('+-')}{price}:{shift}"]
    return [move for word in words for move in notation.parse_moves(word)]


def check_attempts(state: State, rng: Random) -> None:
    """A move is refused exactly when it is not listed, and always with a sentence."""
    legal = set(game.legal_moves(state))
    for move in attempts(state, rng):
        refusal = game.why_not(state, move)
        assert (refusal is None) == (move in legal), str(move)
        if refusal is not None:
            assert voice.explain(refusal).endswith(".")


def shuffle_what_is_hidden(state: State, seat: int, rng: Random) -> State:
    """The state with other formula cards in the hands of others."""
    own = state.setup.formulas[seat]
    cards = rng.sample([card for card in FORMULAS if card != own], len(state.setup.formulas))
    formulas = tuple(
        card if owner == seat or card not in (*FORMULAS, UNKNOWN) else cards.pop()
        for owner, card in enumerate(state.setup.formulas)
    )
    return state._replace(setup=state.setup._replace(formulas=formulas))


def check_turn_ends(state: State) -> None:
    """The ends of a turn are those that single moves lead to."""
    if state.turn.step != SHIFT or state.turn.deal is not None or game.mover(state) is None:
        return
    ends = turn_ends(state)
    assert [*ends] == [move for move in game.legal_moves(state) if isinstance(move, Shift)]
    for shift in [*ends][::7]:
        after = game.play(state, shift)
        walks = [move for move in game.legal_moves(after) if isinstance(move, Walk)]
        places = {game.play(after, move).pawns[state.turn.seat] for move in walks}
        own = after.pawns[state.turn.seat]
        assert ends[shift][0] == own
        assert set(ends[shift]) == places | {own}
