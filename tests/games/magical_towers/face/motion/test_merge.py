"""Pictures painted together."""

from mt_widgets.draw.scene import Group, Path, Text
from mt_widgets.games.magical_towers.face.motion.merge import merged
from tests.draw.counting import count

SQUARE, DOT = "M 0 0 L 2 0 L 2 2 Z", "M 1 1 L 1 2 Z"
TILE = (Path(SQUARE, "red", "black", 1), Path(DOT, "white"))


def test_equal_paint_side_by_side_is_one_command() -> None:
    pair = merged(((Group(TILE),), (Group(TILE, x=5),)))
    assert pair == (
        Path("M 0 0 L 2 0 L 2 2 Z M 5 0 L 7 0 L 7 2 Z", "red", "black", 1),
        Path("M 1 1 L 1 2 Z M 6 1 L 6 2 Z", "white"),
    )
    assert count(pair) == count(TILE)


def test_within_a_picture_nothing_changes_its_place() -> None:
    over = (Path(DOT, "white"), Path(SQUARE, "red"), Path(DOT, "white"))
    assert merged((over,)) == over
    other = (Path(SQUARE, "red"), Path(SQUARE, "blue"))
    fills = [path.fill for path in merged((over, other)) if isinstance(path, Path)]
    assert fills == ["white", "red", "blue", "white"]


def test_other_sizes_are_other_paint_where_lines_are_drawn() -> None:
    small, large = merged(((Group(TILE[:1], scale=2),), (Group(TILE[:1], x=9),)))
    assert {path.width for path in (small, large) if isinstance(path, Path)} == {2, 1}
    plain = merged(((Group(TILE[1:], scale=2),), (Group(TILE[1:], x=9),)))
    assert len(plain) == 1


def test_opacity_and_dashes_are_kept() -> None:
    dashed = Path(SQUARE, "", "black", 1, (2, 3), 0.5)
    (found,) = merged(((Group((dashed,), scale=2, opacity=0.5),),))
    assert found == Path("M 0 0 L 4 0 L 4 4 Z", "", "black", 2, (4, 6), 0.25)


def test_texts_stay_texts() -> None:
    (found,) = merged(((Group((Text("7", 1, 2, 10, "black"),), x=5, scale=2),),))
    assert found == Text("7", 7, 4, 20, "black")
