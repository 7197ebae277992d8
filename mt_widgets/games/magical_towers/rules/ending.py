"""The end: when a game is over, by which rule, and who has won."""

from ..box import HAND, SETUP
from ..draft import Position
from .wizards import on_track


def _done_seats(position: Position) -> list[int]:
    """``end.trigger``: those with all own wizards home and no own flask empty."""
    empty = position.empty
    if 0 not in empty:
        return []
    track, colours = on_track(position), position.table.colours
    return [seat for seat, colour in enumerate(colours) if not empty[seat] and colour not in track]


def _track_is_empty(position: Position) -> bool:
    return not any(position.tops) and not {*position.table.colours} & {*on_track(position)}


def _teams(position: Position) -> list[tuple[int, ...]]:
    """The sides whose result is compared: pairs in a team game, otherwise single seats."""
    seats = position.table.seats
    half = seats // 2
    return (
        [(s, s + half) for s in range(half)]
        if position.table.team
        else [(s,) for s in range(seats)]
    )


def _done_teams(position: Position) -> list[tuple[int, ...]]:
    done = _done_seats(position)
    return [team for team in _teams(position) if {*team} <= {*done}] if done else []


def ended_by(position: Position) -> str | None:
    """The rule by which the game is over, or None while it goes on."""
    table = position.table
    if table.team and _done_teams(position):
        return "team.end"
    if position.seat or position.action != 1 or position.pending is not None:
        return None  # end.round: only where the start player's turn begins
    if position.marks or any(position.casts):
        return None
    if table.solo:
        out_of_cards = position.draw == "" and len(position.hands[0]) < HAND
        return "solo.end" if out_of_cards or _track_is_empty(position) else None
    if not table.team and _done_seats(position):
        return "end.round"
    return "end.stuck" if _track_is_empty(position) else None


def is_masterly(position: Position) -> bool:
    """``solo.end``: a solo game that is won with thirty cards or fewer."""
    won = position.table.solo and bool(_done_teams(position))
    return won and len(position.discard) <= SETUP["solo_master"]


def winning_seats(state: Position) -> tuple[int, ...] | None:
    """The seats that have won, in order; none if nobody has; None while the game goes on."""
    rule = ended_by(state)
    if rule is None:
        return None
    done = _done_teams(state)
    if rule in ("solo.end", "team.end"):
        return tuple(sorted(seat for team in done for seat in team))

    def merit(team: tuple[int, ...]) -> tuple[int, int]:
        full = sum(state.full[seat] for seat in team)
        return full + (0 if done else sum(state.spent[seat] for seat in team)), full

    sides = done or _teams(state)
    best = max(map(merit, sides))
    return tuple(sorted(seat for team in sides if merit(team) == best for seat in team))
