"""The odds of puzzles as trees: every fork adds up to 1, and the good ends make the value."""

import re
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from mt_widgets.classroom.odds import Case, leaves, reckon
from mt_widgets.classroom.subjects import puzzle_of
from mt_widgets.classroom.tree import say_sum, say_tree, tree_scene
from mt_widgets.draw.scene import Text, walk
from mt_widgets.engine.errors import Mistake

FIRST = "dice/001-one-die-or-two"
ODDS = [
    FIRST,
    "dice/002-do-not-decide-yet",
    "dice/003-wait-for-the-die",
    "dice/007-keep-it-or-roll",
]
ROLLED = Case((("3", "b1"),), 1, 6, Fraction(1))
MISSED = Case((("1", ""), ("2", "")), 5, 6, Fraction(0))


def _forks(case: Case) -> list[tuple[Case, ...]]:
    below = [fork for one in case.then for fork in _forks(one)]
    return [case.then, *below] if case.then else below


@pytest.mark.parametrize("name", ODDS)
def test_every_fork_adds_up_to_1_and_the_good_ends_make_the_value(name: str) -> None:
    odds, proof = reckon(name), puzzle_of(name).proof
    assert proof is not None
    assert odds.moves[0][1] == odds.value == proof.value
    for move, value in odds.moves:
        tree = odds.tree(move)
        assert tree.value == value
        assert sum(share for share, _ in leaves(tree)) == 1
        assert sum(share for share, well in leaves(tree) if well) == value
        for fork in _forks(tree):
            assert sum(case.chance for case in fork) == 1
            assert sum(case.chance * case.value for case in fork) > 0


def test_a_tree_counts_as_a_pupil_does() -> None:
    """Two rolls, and a 3 is good: worked out by hand."""
    tree = reckon(FIRST).tree("W**")
    at_once, again = tree.then
    assert (at_once.names, at_once.chance) == (("3",), Fraction(1, 6))
    assert (again.names, again.chance) == (("1", "2", "4", "5", "6"), Fraction(5, 6))
    assert [case.chance for case in again.then] == [Fraction(1, 6), Fraction(5, 6)]
    assert [move for _, move in again.plays] == ["again"] * 5


def test_a_tree_in_words_and_its_sum() -> None:
    tree = reckon(FIRST).tree("W**")
    assert say_tree(tree).splitlines() == [
        "3 (1/6): yes",
        "1, 2, 4, 5, 6 (5/6): and then",
        "  3 (1/6): yes",
        "  1, 2, 4, 5, 6 (5/6): no",
    ]
    assert say_sum(tree) == "Good: 6/36 + 5/36 = 11/36. All ends: 6/36 + 5/36 + 25/36 = 1."


def test_a_drawn_tree_has_every_chance_and_an_empty_one_has_none() -> None:
    tree = reckon(FIRST).tree("W**")
    full, empty = (
        [one.shape.text for one in walk(scene.shapes) if isinstance(one.shape, Text)]
        for scene in (tree_scene(tree), tree_scene(tree, blank=True))
    )
    assert {"1/6", "5/6", "5/36", "25/36", "yes", "no"} <= {*full}
    assert not empty


def test_a_move_that_cannot_be_played_is_told() -> None:
    with pytest.raises(Mistake, match=r"^'W9' cannot be played here$"):
        reckon(FIRST).tree("W9")


def test_unknown_cards_are_counted_by_how_many_there_are() -> None:
    tree = Case((("", ""),), 1, 1, Fraction(1, 6), (ROLLED, MISSED))
    assert [share for share, _ in leaves(tree)] == [Fraction(1, 6), Fraction(5, 6)]
    cards = reckon("dice/008-who-goes-first").tree("W1:b15")
    assert {case.of for case in cards.then} == {81}
    assert sum(share for share, well in leaves(cards) if well) == Fraction(1, 3)


def test_with_150_tries_the_better_card_is_not_ahead_in_about_one_class_of_three() -> None:
    """As the plan says."""
    one, two = (_often(reckon(FIRST).tree(move).value, 150) for move in ("W*T*", "W**"))
    ahead = sum(one[k] * sum(two[:k]) for k in range(151))
    assert 0.3 < 1 - ahead < 0.35


def _often(chance: Fraction, tries: int) -> list[float]:
    p = float(chance)
    return [comb(tries, k) * p**k * (1 - p) ** (tries - k) for k in range(tries + 1)]


@pytest.mark.parametrize("name", ODDS)
def test_every_fraction_in_an_explanation_is_one_that_the_trees_have(name: str) -> None:
    """The key prints explanations, too: what people wrote there has to be what was proven."""
    odds, words = reckon(name), puzzle_of(name).words
    trees = [odds.tree(move) for move, value in odds.moves if value]
    known = {share for tree in trees for share in _shares(tree)}
    told = {Fraction(one) for one in re.findall(r"\b\d+/\d+\b", words.explanation)}
    assert told <= known | {1 - share for share in known}
    assert odds.value in told


def _shares(case: Case) -> set[Fraction]:
    """The chances of cases and of ends, and of any good ends or cases of a fork together."""
    good = [share for share, well in leaves(case) if well]
    ends = {share for share, _ in leaves(case)}
    below = {share for one in case.then for share in _shares(one)}
    return _sums(good) | _sums([one.chance for one in case.then]) | ends | below | {case.value}


def _sums(shares: list[Fraction]) -> set[Fraction]:
    some = (few for n in range(1, 7) for few in combinations(shares, n))
    return {sum(few, Fraction(0)) for few in some}
