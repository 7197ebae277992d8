"""In the house the styles of all rooms come together: none of them dresses another's parts."""

import re
from pathlib import Path

import pytest

import mt_widgets

ROOMS = Path(mt_widgets.__file__).parent / "widgets"
SHARED = ROOMS / "page"
_BARE = re.compile(r"(?:^|[{},])\s*(?:\.mt-desk )?\.(mt-[\w-]+)(?=\s*[{,:])", re.MULTILINE)
_GIVEN = re.compile(r"(?:class: |classList\.\w+\()[\"`]([^\"`]+)")


def _texts(room: Path, *kinds: str) -> str:
    return "\n".join(one.read_text("utf-8") for kind in kinds for one in room.glob(f"*.{kind}"))


@pytest.mark.parametrize(
    "room", [one for one in sorted(ROOMS.iterdir()) if one != SHARED and [*one.glob("*.css")]],
    ids=lambda room: room.name,
)  # fmt: skip
def test_what_a_room_dresses_wherever_it_stands_is_its_own(room: Path) -> None:
    dressed = set(_BARE.findall(_texts(room, "css"))) - {"mt-desk"}
    others = [one for one in ROOMS.iterdir() if one.is_dir() and one != room]
    made = " ".join(name for other in others for name in _GIVEN.findall(_texts(other, "js")))
    assert dressed & {*made.split()} == set()
