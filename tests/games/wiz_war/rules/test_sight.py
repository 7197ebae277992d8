"""Sight (section 8); test_lines.py beside this folder proves the geometry by a second reckoning."""

import pytest

from ...quoting import quotes
from .rulecase import after, duel, legal, player, refused


def seen(position: str) -> set[str]:
    """The squares a wizard sees: those where a bush can be made, with nothing in the way."""
    return {move.removeprefix("bush:") for move in legal(position, "bush:")}


@quotes("los.needed")
@pytest.mark.parametrize(
    "card", ["fireball:y", "thrust:y", "lightning:y", "doom:y", "gust:y:e", "slow:y", "swap:y"]
)
def test_a_card_marked_sight_works_only_on_what_you_see(card: str) -> None:
    name = card.partition(":")[0]
    assert card in legal(duel(b=f"15@d3:{name}"))
    assert refused(duel(b=f"15@d3:{name}", y="15@f4:"), card) == "los.needed"


@quotes("los.needed")
@pytest.mark.parametrize(
    "move", ["createwall:h5e", "destroywall:j1e", "firewall:h5e", "stone:f4", "bush:f4"]
)
def test_so_does_making_and_breaking(move: str) -> None:
    assert refused(duel(b=f"15@d3:{move.partition(':')[0]}"), move) == "los.needed"


@quotes("los.centre", "los.walls")
def test_a_square_is_seen_along_a_free_line_from_middle_to_middle() -> None:
    # From d3 along the corridor b3 to g3; nothing else but what the gaps beside it show.
    assert seen(duel(b="15@d3:bush", y="15@j1:")) == {"e1", "d2", "b3", "e3", "f3", "g3"}
    assert "fireball:y" not in legal(duel(b="15@d3:fireball", y="15@h3:"))
    assert "fireball:y" in legal(duel(b="15@d3:fireball", y="15@h3:", more="walls=g3e:f"))
    assert "fireball:y" in legal(duel(b="15@d3:fireball", y="15@h3:", more="walls=g3e:o"))


@quotes("los.border")
def test_a_border_is_seen_by_its_middle_and_does_not_block_itself() -> None:
    before = duel(b="15@d3:fireball", y="15@j1:")
    assert {"fireball:d3s", "fireball:c3s"} - legal(before) == {"fireball:c3s"}
    assert "fireball:g3e" in legal(before)  # a door at the end of the corridor
    assert "fireball:a3e" in legal(before)  # a wall at the other end
    assert refused(before, "fireball:h3s") in ("attack.target", "los.needed")


@quotes("los.border", "los.walls")
def test_a_wall_can_be_seen_whose_squares_are_not() -> None:
    # Blue stands on a1 and looks south along the column; the wall a2e is the side of it.
    before = duel(b="15@a3:destroywall", y="15@j1:")
    assert "destroywall:a2e" in legal(before)
    hidden = duel(b="15@a3:fireball", y="15@b2:")
    assert refused(hidden, "fireball:y") == "los.needed"


@quotes("los.blocks")
@pytest.mark.parametrize("block", ["stone", "bush"])
def test_blocks_and_bushes_block(block: str) -> None:
    before = duel(b="15@d3:fireball", floor=f"e3:{block}")
    assert refused(before, "fireball:y") == "los.needed"
    assert "fireball:e3" in legal(before)


@quotes("los.blocks", "card.giant")
def test_a_giant_blocks_but_is_seen_and_sees() -> None:
    before = "bA0,yB0,rC0 {} b15@d3:fireball|y15@f3:fireball|r15@e3:fireball~giant1r - opt=notrade"
    assert refused(before.format("b3"), "fireball:y") == "los.needed"
    assert "fireball:r" in legal(before.format("b3"))
    assert {"fireball:b", "fireball:y"} <= legal(before.format("r3"))


@quotes("los.blocks")
def test_one_sees_into_a_bush_and_out_of_it() -> None:
    assert "fireball:y" in legal(duel(b="15@d3:fireball", floor="f3:bush"))
    assert "fireball:y" in legal(duel(b="15@d3:fireball", floor="d3:bush"))


@quotes("los.people")
def test_other_characters_do_not_block() -> None:
    assert "fireball:y" in legal(duel(b="15@d3:fireball", floor="e3:ogre.y6"))


@quotes("los.corner")
def test_a_line_that_touches_the_end_of_a_wall_is_blocked() -> None:
    # From d3 to e4 the line runs through the corner of four squares.
    opened = "walls=d3s:o,d4e:o,e3s:o,d3e:o"
    free = duel(b="15@d3:fireball", y="15@e4:", more=opened)
    assert "fireball:y" in legal(free)
    for wall in ("d3s", "d4e", "e3s", "d3e"):
        touched = opened.replace(f"{wall}:o", f"{wall}:w")
        assert refused(duel(b="15@d3:fireball", y="15@e4:", more=touched), "fireball:y") == (
            "los.needed"
        )


@quotes("los.ring", "board.ring")
def test_lines_run_on_over_the_edge() -> None:
    assert "fireball:y" in legal(duel(b="15@a3:fireball", y="15@i3:"))
    assert "fireball:y" in legal(duel(b="15@c1:fireball", y="15@c5:"))
    assert refused(duel(b="15@b3:fireball", y="15@i3:"), "fireball:y") == "los.needed"


@quotes("los.ring")
def test_a_line_round_the_board_ends_before_it_comes_home() -> None:
    # The corridor is open all round, but for the wall a3e and the door g3e, which are taken away:
    # then every square of the row is seen both ways, and a border of the own square anyway.
    ring = "walls=a3e:o,g3e:o,d3e:w"
    assert "fireball:y" in legal(duel(b="15@d3:fireball", y="15@e3:", more=ring))
    both = "walls=a3e:o,g3e:o,d3e:w,c3e:w"
    assert refused(duel(b="15@d3:fireball", y="15@e3:", more=both), "fireball:y") == "los.needed"


@quotes("los.own")
def test_the_own_square_and_its_borders_are_always_seen() -> None:
    before = duel(b="15@d3:fireball", y="15@d3:", floor="d3:bush", more="walls=d3e:w,c3e:w")
    assert {f"fireball:{t}" for t in ("y", "d3", "d3s", "c3e", "d3e")} <= legal(before)


@quotes("los.vision", "card.vision")
def test_vision_sees_through_walls_and_doors_but_not_through_blocks() -> None:
    assert "fireball:y" in legal(duel(b="15@d3:fireball~vision1b", y="15@f4:"))
    assert "fireball:y" in legal(duel(b="15@d3:fireball~vision1b", y="15@h3:"))
    # Every line to the west and to the east is closed by a bush.
    blocked = duel(b="15@d3:fireball~vision1b", y="15@h3:", floor="e3:bush/c3:key/b3:bush")
    assert refused(blocked, "fireball:y") == "los.needed"


@quotes("los.straight")
def test_a_straight_line_has_no_help_of_vision() -> None:
    before = duel(b="15@d3:fireball+dagger,key~vision1b", y="15@h3:")
    assert "fireball:y" in legal(before)
    assert refused(before, "dagger:y") == "los.straight"
    assert refused(before, "throw:key:h3") == refused(before, "throw:key:y") == "los.straight"


@quotes("los.adjacent")
def test_adjacent_is_the_own_square_and_those_a_step_away_without_a_wall_section() -> None:
    before = duel(b="15@d3:skeleton", y="15@j1:", more="walls=d3e:f")
    assert legal(before, "skeleton@") == {
        "skeleton@d2",
        "skeleton@d3",
        "skeleton@e3",
    }  # c3 is a base
    assert refused(before, "skeleton@f3") == refused(before, "skeleton@d4") == "los.adjacent"


@quotes("los.adjacent", "punch.reach")
def test_walls_of_fire_do_not_part_but_doors_do() -> None:
    giant = duel(b="15@d3:", y="15@e3:~giant1y", more="walls=d3e:f")
    assert "punch:y" in legal(giant)
    assert refused(duel(b="15@g3:", y="15@h3:~giant1y"), "punch:y") == "punch.reach"


def test_sight_of_the_one_who_is_asked_counts_for_negate() -> None:
    before = duel(b="15@d3:vision", y="15@f4:2~vision2y")
    assert player(after(before, "vision pass"), "b") == "15@d3:~vision1b"
