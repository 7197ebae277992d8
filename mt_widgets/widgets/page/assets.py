"""The scripts and styles of the page, which lie in the rooms of the widgets that use them."""

from importlib.resources import files


def read_assets(room: str, *names: str) -> str:
    """The texts of some files of a room, one after the other."""
    folder = files("mt_widgets.widgets").joinpath(room)
    return "".join(f"{folder.joinpath(name).read_text('utf-8')}\n" for name in names)
