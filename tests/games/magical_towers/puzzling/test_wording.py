"""The words of puzzles: they read right in every variant, or are refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mt_widgets.engine.errors import Mistake
from mt_widgets.games import FIRST, GAMES
from mt_widgets.games.magical_towers.box import COLOURS
from mt_widgets.games.magical_towers.game import legal_moves
from mt_widgets.games.magical_towers.notation import parse_moves
from mt_widgets.games.magical_towers.puzzling import fill
from mt_widgets.games.magical_towers.puzzling.symmetries import TURNS, Symmetry
from mt_widgets.games.magical_towers.state import State
from mt_widgets.games.magical_towers.voice.rulebook import rules
from mt_widgets.puzzles import wording
from tests.reachable import states

SYMMETRIES = st.builds(Symmetry, st.sampled_from(TURNS), st.permutations(COLOURS).map("".join))
GAME = GAMES[FIRST]
VARIANT = Symmetry(4, "vogryb")  # blue becomes violet, yellow orange, red green


def check_wording(text: str, where: str) -> None:
    wording.check_wording(GAME, text, where)


@pytest.mark.parametrize(
    ("text", "plain", "variant"),
    [
        ("{b} and {y}", "blue and yellow", "violet and orange"),
        ("{B} begins.", "Blue begins.", "Violet begins."),
        ("from space {5} to {15}", "from space 5 to 15", "from space 9 to 3"),
        ("spaces {0} and {12}", "spaces 0 and 12", "spaces 4 and 0"),
        ("Play {W3:b5}!", "Play W3:b5!", "Play W3:v9!"),
        ("{W3:b5 T2:t4.1}", "W3:b5 T2:t4.1", "W3:v9 T2:t8.1"),
        ("{W3:b5\n  T2:t4.1}", "W3:b5 T2:t4.1", "W3:v9 T2:t8.1"),
        ("{sw:5,13}", "sw:5,13", "sw:1,9"),
        ("{W4T2:b5&b5}", "W4T2:b5&b5", "W4T2:v9&v9"),
        ("{W**=3=6:b5}", "W**=3=6:b5", "W**=3=6:v9"),
        ("{W*T*=3:-}", "W*T*=3:-", "W*T*=3:-"),
        ("{W**=3}", "W**=3", "W**=3"),
        ("{=3:t5.1}", "=3:t5.1", "=3:t9.1"),
        ("{b5} stands on {t5.1}", "b5 stands on t5.1", "v9 stands on t9.1"),
        ("{fw:t5.1=y}", "fw:t5.1=y", "fw:t9.1=o"),
        ("{mc:+ end}", "mc:+ end", "mc:+ end"),
        ("by `castle.enter`", "by `castle.enter`", "by `castle.enter`"),
        ("nothing to fill", "nothing to fill", "nothing to fill"),
    ],
)
def test_places_are_filled(text: str, plain: str, variant: str) -> None:
    assert fill(text, Symmetry()) == plain
    assert fill(text, VARIANT) == variant


@pytest.mark.parametrize(
    ("text", "plain", "variant"),
    [
        ("a {y} wizard", "a yellow wizard", "an orange wizard"),
        ("An {o} wizard", "An orange wizard", "A yellow wizard"),
        ("a {b} wizard", "a blue wizard", "a violet wizard"),
        ("tea {y}", "tea yellow", "tea orange"),
        ("a {W3:y5}", "a W3:y5", "a W3:o9"),
    ],
)
def test_a_and_an_go_with_the_colour(text: str, plain: str, variant: str) -> None:
    assert fill(text, Symmetry()) == plain
    assert fill(text, VARIANT) == variant


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Walk 3 spaces, then 12 more; play W3 or T**, end the turn, or pass: `card.either`.",
        "There is no space. 3 wizards are too many, a tower on space {5} and 3 wizards under it.",
        "{B} has a {r} friend on spaces {3}, {4} and {5} – {W3:b5 T2:t4.1}.",
        "Both `castle.enter` and `card.dice-then-choose`; mw costs 2, mc:+ goes on.",
        "Coloured, reddish, bored, evergreen; 5 by 5.",
    ],
)
def test_a_text_that_fits_every_variant(text: str) -> None:
    check_wording(text, "story")


@pytest.mark.parametrize("name", rules())
def test_every_rule_can_be_quoted(name: str) -> None:
    check_wording(f"See `{name}`.", "story")


@pytest.mark.parametrize(
    "inside",
    ["", " ", "by", "p", "K", "blue", "16", "-1", "005", "W9:b5", "W3:b16", "W3:b5 and", "sw:8,5",
     "space 5", "٣", "castle.enter", "W3:b5,T2:t4.1"],
)  # fmt: skip
def test_a_place_that_cannot_be_read(inside: str) -> None:
    with pytest.raises(Mistake, match=r"\Astory: '\{.*\}' is no colour as \{b\}, space as \{5\}"):
        check_wording(f"Look: {{{inside}}}.", "story")
    with pytest.raises(Mistake, match=r"\A'\{.*\}' is no colour"):
        fill(f"Look: {{{inside}}}.", Symmetry())


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("{b", "a brace has no partner"),
        ("b}", "a brace has no partner"),
        ("{{b}}", "a brace has no partner"),
        ("by `castle.enter", "a backtick has no partner"),
        ("by `castle.entry`", "there is no rule 'castle.entry', and only rules stand in backticks"),
        ("play `{W3:b5}`", "there is no rule '{W3:b5}', and only rules stand in backticks"),
        ("walk {3} spaces", "'{3} spaces' tells how far, so the number stands without braces"),
        ("walk {3} steps", "'{3} steps' tells how far, so the number stands without braces"),
        ("the blue one", "'blue' would stay in a variant, so write it as {b}"),
        ("Orange begins", "so write it as {b}, or {B} with a capital"),
        ("the greens' turn", "'greens' would stay"),
        ("RED-hot", "'RED' would stay"),
        ("on space 5", "'space 5' would stay in a variant, so write it as space {5}"),
        ("Space 12 is free", "'Space 12' would stay"),
        ("space\nnumber 7", "'space\\nnumber 7' would stay"),
        ("spaces 3, {4} and {5}", "'spaces 3' would stay"),
        ("spaces {3}, {4} and 5", "'spaces {}, {} and 5' would stay"),
        ("spaces {3}–5", "'spaces {}\\u20135' would stay"),
        ("play W3:b5", "'W3:b5' would stay in a variant, so write it as {W3:b5}"),
        ("play W**=3:b5.", "'W**=3:b5' would stay"),
        ("Take (t5.1)", "'t5.1' would stay"),
        ("Cast mw:y12, then", "'mw:y12' would stay"),
        ("Cast sw:5,8", "'sw:5,8' would stay"),
        ("B5 goes", "'B5' would stay"),
        ("Click wizard:b@5", "'wizard:b@5' would stay"),
    ],
)  # fmt: skip
def test_a_text_that_would_not_fit_a_variant_is_refused_with_the_place(
    text: str, answer: str
) -> None:
    with pytest.raises(Mistake) as refused:
        check_wording(text, "hints[2]")
    assert str(refused.value).startswith("hints[2]: ")
    assert answer in str(refused.value)
    assert "\n" not in str(refused.value)


@given(states(), SYMMETRIES)
def test_moves_belong_in_braces_exactly_if_a_variant_changes_them(
    state: State, symmetry: Symmetry
) -> None:
    for move in legal_moves(state):
        assert parse_moves(fill(f"{{{move}}}", symmetry)) == [symmetry.move(move)]
        if VARIANT.move(move) != move:
            with pytest.raises(Mistake, match="would stay in a variant"):
                check_wording(f"Play {move}, or not.", "story")
        else:
            check_wording(f"Play {move}, or not.", "story")


@given(SYMMETRIES, SYMMETRIES)
def test_a_variant_of_a_variant_reads_as_both_at_once(one: Symmetry, other: Symmetry) -> None:
    first = "".join(f"{{{one.colour(colour)}}} " for colour in COLOURS)
    first += "".join(f"{{{one.space(turn)}}} " for turn in TURNS)
    both = "".join(f"{{{colour}}} " for colour in COLOURS) + "{0} {4} {8} {12} "
    assert fill(first, other) == fill(both, one.then(other))


def is_a_sentence(error: Mistake) -> None:
    assert str(error).startswith("story: ")
    assert str(error).isprintable()
    assert len(str(error)) < 300


@given(st.text(max_size=80) | st.text("{}`byBY5 :WT.t&=*space", max_size=40))
def test_any_text_is_accepted_or_refused_in_one_sentence(text: str) -> None:
    try:
        check_wording(text, "story")
    except Mistake as refused:
        is_a_sentence(refused)
    else:
        assert not {*"{}"} & {*fill(text, Symmetry())}


@pytest.mark.parametrize("piece", ["{", "a ", "b", "space ", "spaces {5}, ", "W=", "`", "{b5} "])
def test_a_very_long_text_gets_its_answer_too(piece: str) -> None:
    try:
        check_wording(piece * 20_000, "story")
    except Mistake as refused:
        is_a_sentence(refused)
