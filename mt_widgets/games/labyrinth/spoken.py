"""The text board: a view in words that can be read aloud, below a maze drawn in signs."""

from collections.abc import Iterator

from ...engine.words import apart, labelled, listing, marked, say, series
from .box import (
    ARROWS,
    COLOUR_NAMES,
    COLUMNS,
    INGREDIENTS,
    OPEN,
    PICTURE,
    PLACES,
    ROWS,
    SIZE,
    TILE_NAMES,
)  # fmt: skip
from .moves import ProposeDeal
from .rules.ending import Standing, standing
from .state import MOVE, NO_FORMULA, SHIFT, UNKNOWN
from .view import View

_SIDES = marked({"N": "north", "E": "east", "S": "south", "W": "west"})
_WIDTH = 7  # of a column of the drawing: a tile, a token and four pawns


def say_colour(colour: str) -> str:
    """A player by colour, as a sentence begins."""
    return say(COLOUR_NAMES[colour]).capitalize()


def say_player(colours: str, seat: int) -> str:
    """A player by seat, as a sentence begins."""
    return say_colour(colours[seat])


def say_token(number: int) -> str:
    """A token by its number and its ingredient."""
    return say("{number} ({ingredient})", number=number, ingredient=say(INGREDIENTS[number]))


def _pawns(view: View, place: int) -> Iterator[str]:
    """The colours of the pawns on a place, in the order in which they are written."""
    here = {view.setup.colours[seat] for seat, at in enumerate(view.pawns) if at == place}
    return (colour for colour in COLOUR_NAMES if colour in here)


def _drawn(view: View, place: int) -> str:
    """A place in the drawing: the corridor, the token, the pawns."""
    token = str(view.tokens[view.lying.index(place)]) if place in view.lying else ""
    return PICTURE[view.tiles[place]] + token + "".join(_pawns(view, place))


def _drawing(view: View) -> Iterator[str]:
    """The maze in signs, with its arrows; a closed one is an x."""

    def sign(arrow: str, shown: str) -> str:
        return " " if arrow not in ARROWS else "x" if arrow == view.closed else shown

    def across(cells: list[str]) -> str:
        return ("    " + "".join(cell.ljust(_WIDTH) for cell in cells)).rstrip()

    yield across([*COLUMNS])
    yield across([sign(f"N{column}", "v") for column in COLUMNS])
    for row in ROWS:
        places = [place for place, name in enumerate(PLACES) if name[1] == row]
        cells = "".join(_drawn(view, place).ljust(_WIDTH) for place in places)
        yield f"{row} {sign(f'W{row}', '>')} {cells}{sign(f'E{row}', '<')}".rstrip()
    yield across([sign(f"S{column}", "^") for column in COLUMNS])


def say_sides(tile: str) -> str:
    """Where the corridor of a tile is open."""
    return listing(say(_SIDES[side]) for side in OPEN[tile])


def say_place(view: View, place: int) -> str:
    """A place in words: where its corridor is open, the token, the pawns."""
    parts = [say_sides(view.tiles[place])]
    if place in view.lying:
        parts.append(say("token {number}", number=view.tokens[view.lying.index(place)]))
    parts += [
        say("{colour} pawn", colour=say(COLOUR_NAMES[colour])) for colour in _pawns(view, place)
    ]
    return labelled(PLACES[place], series(parts))


def _rows(view: View) -> Iterator[str]:
    """Every row in words, so that a screen reader can speak it."""
    for row, number in enumerate(ROWS):
        places = range(row * SIZE, (row + 1) * SIZE)
        told = apart(say_place(view, place) for place in places)
        yield say("Row {number}. {places}.", number=number, places=told)


def _say_formula(formula: str) -> str:
    if formula == NO_FORMULA:
        return say("no formula")
    return say("formula unknown") if formula == UNKNOWN else say("formula {card}", card=formula)


def say_points(reached: Standing) -> str:
    """How many points somebody has, as far as they are known."""
    if reached.formula is None:
        return say("{points} points without the formula", points=reached.points)
    return say("{points} points", points=reached.points)


def _player(view: View, seat: int) -> str:
    taken, formula = view.taken[seat], view.setup.formulas[seat]
    return say(
        "{who}: on {place}; wands: {wands}; tokens: {tokens}; {formula}; {points}.",
        who=say_player(view.setup.colours, seat), place=PLACES[view.pawns[seat]],
        wands=view.wands[seat], tokens=", ".join(map(str, taken)) or say("none"),
        formula=_say_formula(formula),
        points=say_points(standing(seat, formula, taken, view.wands[seat])),
    )  # fmt: skip


def say_deal(colours: str, seat: int, deal: ProposeDeal) -> str:
    """What a deal proposes: who pays what for which shift."""
    payer = deal.partner if deal.partner_pays else colours[seat]
    who = say_colour(payer)
    if deal.price is None:
        return say("{who} pays a wand for the shift {shift}", who=who, shift=deal.shift)
    token = say_token(deal.price)
    return say("{who} pays token {token} for the shift {shift}", who=who, token=token,
               shift=deal.shift)  # fmt: skip


def say_expected(view: View) -> str:
    """Whose turn it is and what is expected."""
    turn, colours = view.turn, view.setup.colours
    if view.mover is None:
        return _say_end(view)
    who = say_player(colours, view.mover)
    if turn.deal is not None:
        deal = say_deal(colours, turn.seat, turn.deal)
        return say("{deal}. Does {who} accept?", deal=deal, who=who)
    if turn.step == SHIFT:
        return say("{who} shifts the maze.", who=who)
    if turn.step == MOVE:
        return say("{who} moves or stays.", who=who)
    return say("{who} uses a wand or ends the turn.", who=who)


def _say_end(view: View) -> str:
    over = say("The game is over.")
    if not view.winners:
        return over
    won = listing(say_player(view.setup.colours, seat) for seat in view.winners)
    return f"{over} {say('The winner: {winners}.', winners=won)}"


def _wanted(view: View) -> Iterator[str]:
    if view.tokens:
        place = PLACES[view.lying[0]]
        yield say("The token to take next: {token}, on {place}.", token=say_token(view.tokens[0]),
                  place=place)  # fmt: skip


def _rest(view: View) -> Iterator[str]:
    """What lies beside the board: the spare, the closed arrow, how many turns are left."""
    yield say("The spare tile: {tile}.", tile=say(TILE_NAMES[view.spare]))
    if view.closed:
        yield say("The closed arrow: {arrow}.", arrow=view.closed)
    yield from _wanted(view)
    if view.left is not None:
        yield say("Turns left: {number}.", number=view.left)
    if view.setup.options:
        yield say("Options: {options}.", options=", ".join(view.setup.options))


def board(view: View) -> str:
    """The text board: the maze drawn and in words, the players, and what is expected."""
    players = (_player(view, seat) for seat in range(len(view.setup.colours)))
    lines = [*_drawing(view), *_rows(view), *_rest(view), *players, say_expected(view)]
    return "\n".join(lines)
