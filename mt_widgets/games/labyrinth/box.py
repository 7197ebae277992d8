"""The contents of the box, read once from data/box.toml."""

from ...engine.data import read_data

_BOX = read_data(__package__, "box.toml")

# Places, from the north-west corner row by row: the maze is a text of 49 letters in this order.
SIZE = len(_BOX["fixed"])
COLUMNS, ROWS = "abcdefg", "1234567"
PLACES = tuple(column + row for row in ROWS for column in COLUMNS)
PLACE_NUMBER = {name: place for place, name in enumerate(PLACES)}
FIXED: dict[int, str] = {
    place: tile for place, tile in enumerate("".join(_BOX["fixed"])) if tile != "."
}
ARROWS: tuple[str, ...] = tuple(_BOX["arrows"])

# Tiles: a spare is known by the first of its letters and can be turned to any of them.
_KINDS = {tile["letters"][0]: tile for tile in _BOX["tiles"]}
TURNINGS: dict[str, str] = {spare: tile["letters"] for spare, tile in _KINDS.items()}
TILE_NAMES: dict[str, str] = {spare: tile["name"] for spare, tile in _KINDS.items()}
LOOSE: dict[str, int] = {spare: tile["loose"] for spare, tile in _KINDS.items()}
TILES = "".join(TURNINGS.values())
SPARE_OF = {letter: spare for spare, letters in TURNINGS.items() for letter in letters}
_SIDES = [sides for tile in _KINDS.values() for sides in tile["open"]]
OPEN: dict[str, str] = dict(zip(TILES, _SIDES, strict=True))
_PICTURES = "".join(tile["pictures"] for tile in _KINDS.values())
PICTURE: dict[str, str] = dict(zip(TILES, _PICTURES, strict=True))

INGREDIENTS: dict[int, str] = {token["number"]: token["name"] for token in _BOX["tokens"]}
NUMBERS = tuple(INGREDIENTS)
FORMULAS: dict[str, tuple[int, ...]] = {
    card: tuple(map(int, card.split("-"))) for card in _BOX["formulas"]["cards"]
}
COLOUR_NAMES: dict[str, str] = _BOX["colours"]
COLOURS = "".join(COLOUR_NAMES)
STARTS: dict[str, int] = {colour: PLACE_NUMBER[name] for colour, name in _BOX["starts"].items()}
WANDS: int = _BOX["wands"]
ALL_WANDS: int = _BOX["all_wands"]
FORMULA_POINTS: int = _BOX["points"]["formula"]
WAND_POINTS: int = _BOX["points"]["wand"]
USUAL_TURNS: int = _BOX["alone"]["turns"]
MOST_TURNS: int = _BOX["alone"]["most_turns"]
OPTIONS: tuple[str, ...] = tuple(_BOX["options"])
