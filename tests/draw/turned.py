"""Pictures with anything turned, scaled and cut inside of anything, for laws about painters."""

from collections.abc import Iterator
from dataclasses import replace

from hypothesis import strategies as st

from mt_widgets.draw.outline import polygon, rectangle
from mt_widgets.draw.scene import Group, Path, Scene, Shape

__all__ = ["SIDE", "scenes"]

SIDE = 120
whole = st.integers(-30, 30)
outlines = st.one_of(
    st.builds(rectangle, whole, whole, st.integers(8, 50), st.integers(8, 50)),
    st.lists(st.tuples(whole, whole), min_size=3, max_size=3, unique=True).map(polygon),
)
paths = st.builds(Path, outlines, fill=st.just("#000000"))


def _groups(parts: st.SearchStrategy[Shape]) -> st.SearchStrategy[Group]:
    return st.builds(
        Group,
        st.lists(parts, min_size=1, max_size=3).map(tuple),
        x=whole,
        y=whole,
        scale=st.sampled_from([0.5, 1, 1.5]),
        turn=st.one_of(st.integers(-24, 24).map(lambda n: 15 * n), st.floats(-180, 180)),
        clip=st.one_of(st.just(""), outlines),
    )


def _coloured(shapes: tuple[Shape, ...], numbers: Iterator[int]) -> tuple[Shape, ...]:
    """Shapes in which each path has a colour of its own, which is also its tag."""
    found = list[Shape]()
    for shape in shapes:
        if isinstance(shape, Group):
            found.append(replace(shape, parts=_coloured(shape.parts, numbers)))
        else:
            colour = f"#{next(numbers) * 0x0F1E2D:06x}"
            found.append(Group((replace(shape, fill=colour),), tag=colour))
    return tuple(found)


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """A square scene in which tags are colours, and the same parts lie about twice."""
    inner = st.recursive(paths, _groups, max_leaves=6)
    plain = draw(st.lists(inner, min_size=1, max_size=3).map(tuple))
    parts = _coloured(plain, iter(range(1, 17)))
    twice = (draw(_groups(st.just(Group(parts)))) for _ in range(2))
    return Scene(SIDE, SIDE, (), (Group(tuple(twice), SIDE / 2, SIDE / 2),))
