"""Hints that are made from a solution."""

import pytest

from mt_widgets.games import FIRST, GAMES
from mt_widgets.games.magical_towers import puzzling
from mt_widgets.games.magical_towers.notation import parse_moves
from mt_widgets.puzzles.wording import check_wording

DULL = "There is more to do than to play a card."


def hints(line: str) -> list[str]:
    return [puzzling.fill(hint) for hint in puzzling.hints(tuple(parse_moves(line)))]


@pytest.mark.parametrize(
    ("line", "idea", "piece", "move"),
    [
        ("end", "Not every spell that can be cast has to be cast.",
         "Look at the full flasks, and at what they are needed for.",
         "Cast nothing and end your turn: end."),
        ("pass", "Not every spell that can be cast has to be cast.",
         "Look at the full flasks, and at what they are needed for.",
         "Cast nothing and pass: pass."),
        ("again", "Trust the die.", "Look at the die: you may roll it again.",
         "Roll again: again."),
        ("W**", "Trust the die.", "Look at your cards with stars.", "Play W**."),
        ("b5", "Count the steps exactly.", "Look at the blue wizard on space 5.", "Play b5."),
        ("b5&b5", "Two of yours can go together.", "Look at the blue wizard on space 5.",
         "Play b5&b5."),
        ("W3:-", "A card may also be played in vain.", "Look for steps that nobody can go.",
         "Play W3:-."),
        ("give:2", "Partners may hand each other full flasks.",
         "Look at the full flasks, and at what they are needed for.", "Play give:2."),
        ("ask", "Partners may exchange a card.", "Look at the cards of your partner.",
         "Play ask."),
        ("decline", "Not every card that is asked for has to be passed.", "Look at your cards.",
         "Play decline."),
    ],
)  # fmt: skip
def test_every_kind_of_move_has_its_hints(line: str, idea: str, piece: str, move: str) -> None:
    assert hints(line) == [idea, piece, move]


def test_what_does_nothing_is_not_the_move_that_matters() -> None:
    for line in ("T1:t4.1 end", "T1:t4.1 pass", "T1:t4.1 decline"):
        assert hints(line) == [*hints("T1:t4.1")[:2], f"Play {line}."]


def test_the_first_spell_matters_more_than_any_card() -> None:
    assert hints("mc:+ mw:b5 W3:b5 end")[:2] == hints("mc:+")[:2]


@pytest.mark.parametrize(
    "line",
    ["W3:b5&b5", "T1:t4.1", "t4.1", "-", "new", "new:t5.1", "mw:b5", "sw:5,8", "fw:t5.1=y",
     "lend:W3", "back:T1", "get:1", "end", "pass", "again", "decline"],
)  # fmt: skip
def test_hints_are_never_dull_and_fit_every_variant(line: str) -> None:
    made = puzzling.hints(tuple(parse_moves(line)))
    assert DULL not in made
    for hint in made:
        check_wording(GAMES[FIRST], hint, "hints")
