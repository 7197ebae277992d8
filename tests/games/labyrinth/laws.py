"""The laws of the design for one state and its moves, for tests and for the long run."""

from collections import Counter
from random import Random

from mt_widgets.games.labyrinth import game
from mt_widgets.games.labyrinth.box import FIXED, FORMULAS, SPARE_OF
from mt_widgets.games.labyrinth.moves import Move, Shift, Walk
from mt_widgets.games.labyrinth.state import SHIFT, UNKNOWN, State
from mt_widgets.games.labyrinth.view import format_view

__all__ = ["attempts", "check_move", "check_state", "shuffle_what_is_hidden"]

_WORDS = "stay stay+ wand end accept decline".split()


def pieces(state: State) -> tuple[Counter[str], list[int], int]:
    """Tiles with the spare, tokens on the board and with players, and wands that are left."""
    tiles = Counter(SPARE_OF[tile] for tile in [*state.tiles, state.spare])
    return tiles, sorted([*state.tokens, *sum(state.taken, ())]), sum(state.wands)


def check_state(state: State) -> None:
    """What holds for every state that can be reached."""
    text = game.format_position(state)
    again = game.parse_position(text)
    assert again == state
    assert game.format_position(again) == text
    moves, over = game.legal_moves(state), game.mover(state) is None
    assert moves == game.legal_moves(again)
    assert len(set(map(str, moves))) == len(moves)
    assert [game.parse_moves(str(move)) for move in moves[:60]] == [[move] for move in moves[:60]]
    assert bool(moves) == (not over) == (game.winners(state) is None) == (game.result(state) == "-")
    assert all(state.tiles[place] == tile for place, tile in FIXED.items())
    assert len(set(state.lying)) == len(state.lying) == len(state.tokens)
    for seat in (None, *range(len(state.table.colours))):
        assert game.view(game.parse_position(format_view(game.view(state, seat))), seat) == (
            game.view(state, seat)
        )


def check_move(state: State, move: Move) -> State:
    """What holds for every legal move; the state after it."""
    before = game.format_position(state)
    assert game.why_not(state, move) is None
    after, happened = game.play(state, move), game.events(state, move)
    assert game.format_position(state) == before
    tiles, tokens, wands = pieces(state)
    assert pieces(after) == (tiles, tokens, wands - (str(move) == "wand"))
    for seat in (None, *range(len(state.table.colours))):
        assert game.follow(game.view(state, seat), happened) == game.view(after, seat)
    sentences = [game.tell(event, after) for event in happened]
    assert any(sentences)
    assert not any("{" in sentence for sentence in sentences)
    return after


def attempts(state: State, rng: Random) -> list[Move]:
    """Moves of every kind, most of them not allowed."""
    places = rng.sample("abcdefg", 5)
    words = [*_WORDS, *(f"{c}{r}{'+' * rng.randrange(2)}" for c in places for r in "1234567")]
    for _ in range(12):
        arrow = rng.choice("NESW") + rng.choice("abdf2461357cge")
        shift = f"{arrow}:{rng.choice('IHLFZJKTDA')}"
        price = rng.choice(["w", "w", "1", "5", "12", "25"])
        words += [shift, f"deal:{rng.choice('byrg')}{rng.choice('+-')}{price}:{shift}"]
    return [move for word in words for move in game.parse_moves(word)]


def check_attempts(state: State, rng: Random) -> None:
    """A move is refused exactly when it is not listed, and always with a sentence."""
    legal = set(game.legal_moves(state))
    for move in attempts(state, rng):
        refusal = game.why_not(state, move)
        assert (refusal is None) == (move in legal), str(move)
        if refusal is not None:
            assert game.explain(refusal).endswith(".")


def shuffle_what_is_hidden(state: State, seat: int, rng: Random) -> State:
    """The state with other formula cards in the hands of others."""
    own = state.table.formulas[seat]
    cards = rng.sample([card for card in FORMULAS if card != own], len(state.table.formulas))
    formulas = tuple(
        card if owner == seat or card not in (*FORMULAS, UNKNOWN) else cards.pop()
        for owner, card in enumerate(state.table.formulas)
    )
    return state._replace(table=state.table._replace(formulas=formulas))


def check_turn_ends(state: State) -> None:
    """The ends of a turn are those that single moves lead to."""
    if state.turn.step != SHIFT or state.turn.deal is not None or game.mover(state) is None:
        return
    ends = game.turn_ends(state)
    assert [*ends] == [move for move in game.legal_moves(state) if isinstance(move, Shift)]
    for shift in [*ends][::7]:
        after = game.play(state, shift)
        walks = [move for move in game.legal_moves(after) if isinstance(move, Walk)]
        places = {game.play(after, move).pawns[state.turn.seat] for move in walks}
        own = after.pawns[state.turn.seat]
        assert ends[shift][0] == own
        assert set(ends[shift]) == places | {own}
