"""What is said of a find: its themes, its claims and its words."""

from mt_widgets.games import FIRST, GAMES
from mt_widgets.games.magical_towers.mining import needs, themes, traps
from mt_widgets.puzzles.load import parse_puzzle
from mt_widgets.puzzles.puzzle import PuzzleWords
from mt_widgets.puzzles.wording import check_wording
from tests.puzzles.mine.samples import DICE, FIRST_TURN, THREAT, TWO_TURNS, file_of, solved


def words(position: str, goal: str) -> PuzzleWords:
    return parse_puzzle(file_of(position, goal), "").words


def test_themes_are_what_happens_and_what_is_asked_for() -> None:
    assert themes(solved(FIRST_TURN, "enters(b)")) == {"exact-entry", "imprison", "laboratory"}
    assert themes(solved(THREAT, "keep not enters(b)")) == {"defence"}
    no_flask_left = "K/2/T/y/yT/4/b/5 b1 b3+5-0:W1,W2,T1|y3+0-6:?,?,? -"
    assert "imprison" in themes(solved(no_flask_left, "visible(y) <= 0"))
    two_turns = solved(TWO_TURNS, "home(r) >= 3", 2, "nothing")
    assert themes(two_turns) == {"exact-entry", "freeing", "next-stop"}
    assert "dice" in themes(solved(DICE, "likely enters(y)"))


def test_a_spell_that_every_solution_casts_is_needed() -> None:
    assert needs(solved(FIRST_TURN, "enters(b)")) == ("hw",)
    assert needs(solved(THREAT, "keep not enters(b)")) == ()


def test_no_spell_is_needed_where_a_die_may_do_the_same() -> None:
    lucky = "r/3/K/2/RyRbyrTbr/1/R/R/1/yRbrTTbT/3 b1 b0+3-2:W3,W5T1,W*T*|y1+2-3:?|r0+3-2:? sw,mc"
    found = solved(lucky, "enters(b)")
    assert all(any(str(move).startswith("sw:") for move in line) for line in found.found.solutions)
    assert needs(found) == ()


def test_a_spell_that_looks_like_the_best_beginning_and_never_is_is_a_trap() -> None:
    headwind = (
        "2/TgRg/4/RT/1/Rg/1/T/RK/1/R/T g1 b4+3-0x2:?|y4+2-0x3:?|r4+1-0x4:?|g1+3-0x2:W1,W1T1,W5T1 "
        "mt,ht,pb,fw"
    )
    assert traps(solved(headwind, "enters(g) and castle = 4")) == ("ht",)
    assert traps(solved(FIRST_TURN, "enters(b)")) == ()


def test_the_words_can_be_read_in_every_variant() -> None:
    for position, goal in ((FIRST_TURN, "enters(b)"), (DICE, "likely enters(y)")):
        told = words(position, goal)
        for text in (told.story, *told.hints, told.explanation):
            assert text
            check_wording(GAMES[FIRST], text, "words")


def test_the_story_tells_who_is_to_move_and_what_is_asked() -> None:
    told = words(FIRST_TURN, "enters(b)").story
    assert told == "{B} has a whole turn. Bring a {b} wizard into the castle."


def test_the_explanation_tells_what_happens_and_by_which_rule() -> None:
    told = words(FIRST_TURN, "enters(b)").explanation
    first = "{T2:t2.1}: tower 1 of space {2} goes to {4} (`tower.stacks`); shut in on space {4}: "
    assert told.startswith(first + "1 {y} (`tower.imprison`); a flask is filled (`flask.fill`).")
    assert "a {b} wizard is blown back from space {1} to {0}; a {b} wizard is in the castle" in told


def test_where_dice_are_rolled_it_tells_what_to_do_with_each_number() -> None:
    told = words(DICE, "likely enters(y)").explanation
    assert "When the die shows 3: {" in told
    assert told.endswith("The best chance is 1/2.")
