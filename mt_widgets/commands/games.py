"""Playing by text: what the command line answers about a position, in any game."""

from collections.abc import Sequence

from ..engine.errors import MoveError
from ..engine.game import AnyGame, Event, Move, Position
from ..engine.record import play_legal
from ..search.perft import perft


def legal(game: AnyGame, position: str) -> list[str]:
    """Every legal move, sorted."""
    moves = game.rules.legal_moves(game.notation.parse_position(position))
    return sorted(map(game.notation.format_move, moves))


def play(game: AnyGame, position: str, words: Sequence[str]) -> str:
    """The position after the moves."""
    state = game.notation.parse_position(position)
    for move in read_moves(game, state, words):
        state = play_legal(game, game.rules.settle(state, move)[0], move)
    return game.notation.format_position(game.rules.settle(state)[0])


def explain(game: AnyGame, position: str, words: Sequence[str]) -> str:
    """What a line of moves does, or which rule refuses the first that is not legal."""
    state, rules = game.notation.parse_position(position), game.rules
    moves = read_moves(game, state, words)
    if not moves:
        raise MoveError("", "there is no move to explain")
    state, happened = rules.settle(state, moves[0])[0], list[Event]()
    for move, following in zip(moves, [*moves[1:], None], strict=True):
        refusal = rules.why_not(state, move)
        if refusal is not None:
            return f"illegal: {refusal.rule}: {game.voice.brief(refusal)}"
        happened += rules.events(state, move)
        state, settled = rules.settle(rules.play(state, move), following)
        happened += settled
    return "legal: " + " ".join(filter(None, (game.voice.tell(event, state) for event in happened)))


def result(game: AnyGame, position: str) -> str:
    """Who has won."""
    return game.notation.result(game.notation.parse_position(position))


def count(game: AnyGame, position: str, depth: int) -> int:
    """How many lines of play there are."""
    rules = game.rules

    def play_on(state: Position, move: Move) -> Position:
        return rules.settle(rules.play(state, move))[0]

    start = rules.settle(game.notation.parse_position(position))[0]
    return perft(rules, start, depth, play_on)


def read_moves(game: AnyGame, state: Position, words: Sequence[str]) -> list[Move]:
    """All moves of a line, before the first is played; a place off the board is a MoveError."""
    moves = [move for word in words for move in game.notation.parse_moves(word)]
    for move in moves:
        refusal = game.rules.why_not(state, move)
        if refusal is not None and refusal.rule == "move":
            raise MoveError(game.notation.format_move(move), game.voice.brief(refusal))
    return moves
