"""Which tests belong to what was changed."""

import pytest

from tests.tools.quick import _ALWAYS, ROOT, changed, chosen_tests


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("mt_widgets/draw/svg.py", "tests/draw"),
        (
            "mt_widgets/games/magical_towers/face/pieces/tower.py",
            "tests/games/magical_towers/face/pieces",
        ),
        ("mt_widgets/games/labyrinth/data/box.toml", "tests/games/labyrinth"),
        ("mt_widgets/widgets/page/panel.css", "tests/widgets/page"),
        ("mt_widgets/cli.py", "tests/test_cli.py"),
        ("mt_widgets/commands/output.py", "tests/commands"),
        ("tests/puzzles/test_collection.py", "tests/puzzles/test_collection.py"),
        ("tests/draw/samples.py", "tests/draw"),
        ("README.md", "tests/test_docs.py"),
    ],
)
def test_a_file_has_the_tests_that_mirror_it(path: str, expected: str) -> None:
    found = chosen_tests([path])
    assert expected in found
    assert {*found} >= {*_ALWAYS}
    assert all((ROOT / one).exists() for one in found)


@pytest.mark.parametrize(
    "path", ["tests/browser/test_board.py", "tests/conftest.py", "tests/gone/test_gone.py"]
)
def test_what_no_quick_test_mirrors_asks_for_no_more_than_always(path: str) -> None:
    assert chosen_tests([path]) == sorted(_ALWAYS)


def test_no_test_is_run_twice() -> None:
    folder = "mt_widgets/games/magical_towers"
    own = "tests/games/magical_towers/test_laws.py"
    found = chosen_tests([f"{folder}/game.py", f"{folder}/face/pieces/die.py", own])
    assert [one for one in found if "magical_towers" in one] == ["tests/games/magical_towers"]


def test_without_such_a_branch_the_last_commit_is_what_counts() -> None:
    assert changed("no-such-branch") == changed("HEAD")
