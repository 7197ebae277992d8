"""Scenes for the painters' tests: a small one with everything, and one as full as a board."""

from mt_widgets.draw.outline import circle, ellipse, line, polygon, rectangle
from mt_widgets.draw.scene import Group, Path, Scene, Shape, Text

TOUCH = "#00000000"
HAT = "M -10 0 C -6 -4 -4 -18 0 -26 C 4 -18 6 -4 10 0 C 4 3 -4 3 -10 0 Z"
CLOAK = "M -12 22 C -12 8 -8 0 0 -2 C 8 0 12 8 12 22 C 6 26 -6 26 -12 22 Z"
HATS = ("#2779c9", "#f9d648", "#be2b2e", "#3db08a", "#ec7a1c", "#52267f")


def wizard(number: int) -> tuple[Shape, ...]:
    return (
        Path(CLOAK, fill="#154678", stroke="#2b2a33", width=1.2),
        Path(HAT, fill=HATS[number % 6], stroke="#2b2a33", width=1.2),
        Path(circle(4, 0, -8), fill="#ffffff"),
        Text("BYRGOV"[number % 6], 0, 12, 10, "#ffffff"),
    )


def tower() -> tuple[Shape, ...]:
    return (
        Path(rectangle(-40, -28, 80, 28, 4), fill="#e2c795", stroke="#a78a58"),
        Path(rectangle(14, -28, 26, 28, 4), fill="#c8a76e80"),
        Path(ellipse(45, 8, 0, -28), fill="#f0dcb4", stroke="#a78a58"),
        Path(rectangle(-6, -18, 12, 14, 6), fill="#6e5a38"),
    )


SMALL = Scene(
    200,
    100,
    scenery=(Path(rectangle(0, 0, 200, 100), fill="#f5eedc"),),
    table=(
        Group((Path(rectangle(0, 0, 40, 40), fill="#336699"),), 20, 20, tag="space:1"),
        Group((Path(circle(10), fill="#cc0000"),), 40, 40, 2, tag="wizard:b@1"),
        Group((Path(rectangle(0, 0, 30, 30), fill=TOUCH),), 120, 20, tag="card:W3"),
        Group(
            (Path(line([(0, 0), (60, 0)]), stroke="#00aa00", width=6, dash=(9, 12)),),
            120, 80, tag="space:2",
        ),
    ),
    overlay=(Text("A<&", 170, 30, 20, "#2b2a33", 0.5),),
    title="A <small> board",
    description="Two spaces & a wizard.",
)  # fmt: skip


WEDGE = "M 0 0 L 40 0 C 40 22 22 40 0 40 Z"  # a quarter of a disc, to the right and down


def tile() -> tuple[Shape, ...]:
    """Corridors to the top and to the right, in a square round the origin, and a letter."""
    way = line([(0, -30), (0, 0), (30, 0)])
    return (
        Path(rectangle(-20, -20, 40, 40), fill="#c8a76e"),
        Path(way, stroke="#f8f0da", width=12),
        Path(rectangle(-18, 8, 8, 8), fill="#be2b2e"),
        Text("R", 10, -12, 10, "#154678"),
    )


def sector() -> tuple[Shape, ...]:
    """Rings and a spoke, of which a wedge is to be seen."""
    return (
        Path(rectangle(-50, -50, 100, 100), fill="#2779c9"),
        Path(circle(25), stroke="#f9d648", width=6),
        Path(line([(-50, -50), (50, 50)]), stroke="#ffffff", width=4),
        Group(tile(), 30, 0, 0.5, tag="tile:9"),
    )


EDGE = rectangle(-20, -20, 40, 40)
TURNED = Scene(
    240, 120,
    scenery=(Path(rectangle(0, 0, 240, 120), fill="#f5eedc"),),
    table=(
        Group(tile(), 30, 30, tag="tile:1", clip=EDGE),
        Group(tile(), 90, 30, tag="tile:2", turn=90, clip=EDGE),
        Group(tile(), 30, 90, 1.2, 0.5, "tile:3", turn=-30, clip=EDGE),
        Group(tile(), 90, 90, 0.9, tag="tile:4", turn=45),
        Group(sector(), 180, 60, tag="sector:1", turn=20, clip=WEDGE),
        Group(
            (Group(sector(), 0, 0, 1.2, tag="sector:2", turn=-25, clip=WEDGE),),
            180, 60, turn=180, clip=rectangle(0, 0, 60, 30),
        ),
    ),
)  # fmt: skip


def full_board() -> Scene:
    """As many shapes as a busy mid-game: 16 spaces, tall stacks, crowds and hands."""
    table = list[Shape]()
    for space in range(16):
        x, y = 90 + 137 * (space % 9), 250 + 330 * (space // 9)
        table.append(Group((Path(ellipse(60, 25), fill="#f8f0da"),), x, y, tag=f"space:{space}"))
        levels = space % 5
        for level in range(levels):
            tag = f"tower:{space}.{level + 1}"
            table.append(Group(tower(), x, y - 30 * level, tag=tag))
        for number in range(space % 4):
            place = x - 24 + 24 * number
            tag = f"wizard:{'byrgov'[number]}@{space}"
            table.append(Group(wizard(number), place, y - 30 * levels - 24, 0.9, tag=tag))
        table.append(Text(str(space), x, y + 30, 14, "#2b2a33"))
    for card in range(24):
        half = Path(polygon([(0, 0), (60, 0), (60, 40), (0, 90)]), fill="#d8c79f")
        face = Path(rectangle(0, 0, 60, 90, 6), fill="#fff9ea", stroke="#d8c79f", width=2)
        parts = (face, half, Text(str(card % 6 + 1), 15, 16, 18, "#2b2a33"), *wizard(card)[1:3])
        table.append(Group(parts, 40 + 55 * card, 780, tag=f"card:W{card}"))
    scenery = tuple(
        Path(ellipse(700 - 9 * n, 450 - 7 * n, 700, 450), fill=f"#a8d0{200 - n:x}")
        for n in range(30)
    )
    overlay = (
        Path("M 100 300 C 300 100 500 100 700 300", stroke="#ffb300", width=6, dash=(12, 10)),
    )
    return Scene(1400, 900, scenery, tuple(table), overlay, "A full board", "Sixteen spaces.")
