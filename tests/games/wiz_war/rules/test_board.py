"""What is on the table, the maze, and the words (sections 1 to 3)."""

from collections import Counter

import pytest

from mt_widgets.engine.errors import PositionError
from mt_widgets.games.wiz_war import notation, setup
from mt_widgets.games.wiz_war.board import board_for
from mt_widgets.games.wiz_war.box import PLANS
from mt_widgets.games.wiz_war.cards import CARDS, DECK, NUMBERS
from mt_widgets.games.wiz_war.picture import picture
from mt_widgets.games.wiz_war.sectors import laid_out

from ...quoting import quotes
from .rulecase import after, duel, legal, named, player, refused, three, turn

# The plans as the rulebook draws them.
DRAWN = """\
+--+--+  +--+--+     +--+--+  +--+--+     +--+--+  +--+--+     +--+--+  +--+--+
|        |     |     |  |  |        |     |     |        |     |        |     |
+  +--+  +--+  +     +  +  +--+--+  +     +  +--+  +--+  +     +  +  +--+--+  +
|  |$    |     |     |         $ |  |     |   $    |     |     |  |      $    |
+  +--+..+  +--+     +--+--+  +--+  +     +--+  +--+  +--+     +  +--+..+--+--+
   |   <>                  :<>                  :<>   |               <>|
+  +  +  +--+  +     +  +  +  +--+--+     +  +--+  +--+  +     +  +--+  +  +--+
|     |   $ |  |     |  |$ |        |     |     |   $ |  |     |   $ |        |
+  +--+--+--+  +     +  +--+--+--+  +     +--+  +--+  +  +     +  +--+--+--+  +
|     |        |     |              |     |        |     |     |        |     |
+--+--+  +--+--+     +--+--+  +--+--+     +--+--+  +--+--+     +--+--+  +--+--+
"""


@quotes("box.people", "setup.life", "setup.wizard")
@pytest.mark.parametrize("players", ["2", "3", "4", "gr", "ryb", "gbry"])
def test_two_to_four_people_with_one_wizard_each(players: str) -> None:
    state = setup.new({"players": players, "seed": "1"})
    assert state.setup.colours == ({"2": "by", "3": "byr", "4": "byrg"}.get(players) or players)
    assert set(state.lives) == {15}
    assert state.squares == state.setup.bases
    for wrong in ("1", "5", "bb", "bx", ""):
        with pytest.raises(PositionError):
            setup.new({"players": wrong})


@quotes("box.cards", "word.number")
def test_box_of_114_cards() -> None:
    assert len(DECK) == 114
    assert sum(card.copies for card in CARDS.values()) == 82
    assert len(CARDS) == 37
    numbers = Counter(card for card in DECK if card in NUMBERS)
    assert numbers == {"2": 6, "3": 8, "4": 9, "5": 6, "6": 3}


@quotes("box.die")
def test_die_shows_one_to_six() -> None:
    position = duel("roll", more="first=by")
    assert legal(position) == {f"={value}" for value in range(1, 7)}
    assert refused(position, "=7") == refused(position, "=0") == "box.die"


@quotes("box.sectors", "board.base", "board.spaces")
def test_plans_are_those_of_the_rulebook() -> None:
    drawn = [line.ljust(80) for line in DRAWN.splitlines()]
    for number, plan in enumerate(PLANS):
        columns = slice(21 * number, 21 * number + 16)
        board = board_for(2)
        kinds = laid_out(board, (f"{plan}0", "A0"))
        for row, line in enumerate(drawn[1::2]):
            for column, sign in enumerate(line[columns][3:15:3]):
                assert kinds[2 * board.at(column, row)] == {" ": "o", "|": "w", ":": "d"}[sign]
        for row, line in enumerate(drawn[2:-1:2]):
            for column in range(5):
                sign = line[columns][1 + 3 * column]
                kind = {" ": "o", "-": "w", ".": "d"}[sign]
                assert kinds[2 * board.at(column, row) + 1] == kind
        marks = "".join(line[columns] for line in drawn[1::2])
        assert marks.count("<>") == 1
        found = [
            [column, row]
            for row, line in enumerate(drawn[1::2])
            for column in range(5)
            if "$" in line[columns][1 + 3 * column : 3 + 3 * column]
        ]
        assert sorted(found) == sorted(PLANS[plan]["treasures"])


@quotes("box.sectors")
@pytest.mark.parametrize("plan", "ABCD")
def test_24_open_borders_join_all_squares_in_one_way_and_the_door_is_a_short_cut(plan: str) -> None:
    board = board_for(2)
    kinds = laid_out(board, (f"{plan}0", "A0"))
    inner = [b for b in range(2 * board.size) if set(map(_sector, board.beyond(b))) == {0}]
    inner = [b for b in inner if board.rim[b] == " "]
    assert [kinds[b] for b in inner].count("d") == 1
    joined = {2}
    ways = [board.beyond(b) for b in inner if kinds[b] == "o"]
    assert len(ways) == 24
    for _ in range(25):
        joined |= {s for way in ways if joined & set(way) for s in way}
    assert len(joined) == 25


def _sector(square: int) -> int:
    return board_for(2).sector[square]


@quotes("board.squares")
def test_squares_are_columns_from_the_west_and_rows_from_the_north() -> None:
    for players, last in ((2, "j5"), (3, "o5"), (4, "j10")):
        board = board_for(players)
        assert (board.names[0], board.names[-1]) == ("a1", last)
    assert player(after(duel(), "e"), "b") == "15@e3:"
    assert player(after(duel(b="15@c3:"), "s"), "b") == "15@c4:"


@quotes("board.layout", "board.base")
def test_sectors_lie_side_by_side_or_in_two_rows() -> None:
    middles = {players: board_for(players) for players in (2, 3, 4)}
    bases = {p: [board.names[m] for m in board.middles] for p, board in middles.items()}
    assert bases == {2: ["c3", "h3"], 3: ["c3", "h3", "m3"], 4: ["c3", "h3", "c8", "h8"]}
    state = notation.parse_position("bA0,yB0/gD0,rC0 b3 b1@a1:|y1@a1:|r1@a1:|g1@a1: -")
    names = state.setup.board.names
    assert [names[base] for base in state.setup.bases] == ["c3", "h3", "h8", "c8"]


@quotes("board.borders")
def test_a_border_is_open_or_holds_a_wall_a_door_or_a_fire() -> None:
    walls = "walls=d3e:w,c3s:f,d3s:o"
    assert refused(duel(more=walls), "e") == "move.walls"
    assert refused(duel(b="15@g3:"), "e") == "move.doors"
    assert player(after(duel(b="15@c3:", more=walls), "s"), "b") == "11@c4:"
    assert player(after(duel(more=walls), "s"), "b") == "15@d4:"


@quotes("board.ring")
def test_a_way_out_leads_in_again_at_the_square_opposite() -> None:
    assert player(after(duel(b="15@a3:"), "w"), "b") == "15@j3:"
    assert player(after(duel(b="15@j3:"), "e"), "b") == "15@a3:"
    assert player(after(duel(b="15@c1:"), "n"), "b") == "15@c5:"
    assert player(after(duel(b="15@c5:"), "s"), "b") == "15@c1:"


@quotes("board.rim")
def test_the_sides_of_a_sector_are_walls_with_a_gap_in_the_middle() -> None:
    for row in "1245":
        assert refused(duel(b=f"15@e{row}:"), "e") == "move.walls"
        assert refused(duel(b=f"15@j{row}:"), "e") == "move.walls"
    assert player(after(duel(b="15@e3:"), "e"), "b") == "15@f3:"
    for column in "abdefgij":
        assert refused(duel(b=f"15@{column}5:"), "s") == "move.walls"


@quotes("board.rim")
def test_an_outer_wall_is_a_wall_like_any_other() -> None:
    then = after(duel(b="15@e1:fireball"), "fireball:e1e")
    assert named(then, "walls") == "e1e:w5"


@quotes("board.doors", "card.key")
def test_a_door_is_open_to_the_owner_of_its_sector_and_blocks_sight_for_all() -> None:
    assert player(after(duel(b="15@c2:"), "s"), "b") == "15@c3:"
    assert refused(duel("y3", y="15@c2:"), "s") == "move.doors"
    assert player(after(duel("y3", y="15@c2:+key"), "s"), "y") == "15@c3:+key"
    assert refused(duel(b="15@c2:fireball", y="15@c3:"), "fireball:y") == "los.needed"


@quotes("board.doors")
def test_a_door_stays_locked_when_its_owner_is_dead() -> None:
    position = "bA0,yB0,rC0 y3 b0|y15@c2:|r15@m3: -"
    assert refused(position, "s") == "move.doors"


@quotes("board.doors")
def test_option_freedoors_lets_every_character_through() -> None:
    position = "bA0,yB0 y3 b15@d3:|y15@c2: c2:skeleton.y3+3 opt=freedoors,notrade"
    assert {"s", "skeleton.s"} <= legal(position)
    assert not {"s", "skeleton.s"} & legal(position.replace("freedoors,", ""))
    assert refused(position.replace("y15@c2:", "y15@c2:fireball"), "fireball:b") == "los.needed"


@quotes("word.corridor", "word.section")
def test_a_wall_section_is_a_wall_or_a_door_on_a_border() -> None:
    position = duel(b="15@c2:destroywall")
    assert {"destroywall:c2s", "destroywall:b2s"} <= legal(position)
    assert refused(position, "destroywall:c1s") == "card.destroywall"


@quotes("word.character", "word.creature", "word.object")
def test_characters_are_wizards_and_creatures_and_no_objects() -> None:
    position = duel(b="15@d3:lightning", floor="e3:skeleton.y3,bush/f3:key")
    assert legal(position, "lightning") == {"lightning:skeleton"}
    position = duel(b="15@d3:lightning", floor="e3:skeleton.y3/f3:key,stone", y="15@e3:")
    assert refused(position.replace(",stone", ""), "lightning:key") == "attack.target"


@quotes("word.creation")
def test_creations_are_not_carried_and_not_moved() -> None:
    position = duel(b="15@d3:dispel", floor="d3:bush", more="walls=d3e:f")
    assert legal(position, "take") == set()
    assert legal(position, "dispel") == {"dispel:d3", "dispel:d3e"}


@quotes("word.creation")
def test_a_wall_that_was_made_is_a_wall_section_like_the_others() -> None:
    then = after(duel(b="15@d3:createwall,fireball"), "createwall:d3e", "fireball:d3e")
    assert named(then, "walls") == "d3e:w5"


@quotes("word.item")
def test_things_are_items_and_treasures() -> None:
    position = duel(floor="d3:key,B", b="15@d3:")
    assert legal(position, "take") == {"take:key", "take:B"}


@quotes("word.fills", "move.filled")
def test_a_stone_block_and_a_giant_fill_a_square() -> None:
    assert refused(duel(floor="e3:stone"), "e") == "move.filled"
    assert refused(duel(y="15@e3:~giant1y"), "e") == "move.filled"
    assert refused(duel(b="15@d3:~giant1b", y="15@e3:"), "e") == "move.filled"
    assert player(after(duel(y="15@e3:"), "e"), "b") == "15@e3:"
    assert player(after(duel(floor="e3:bush"), "e"), "b") == "14@e3:"


def test_the_map_draws_what_the_rulebook_draws() -> None:
    state = notation.parse_position("bA0,yB0 b3 b1@a1:|y1@a1: -")
    left = [line[3:18].rstrip("|") for line in picture(state)[1:]]
    drawn = [line[:15] for line in DRAWN.replace("$", " ").splitlines()]
    assert [line.replace("<>", "  ").rstrip() for line in left][2:] == [
        line.replace("<>", "  ").rstrip() for line in drawn
    ][2:]


@quotes("turn.order")
def test_turns_go_clockwise_and_the_dead_are_left_out() -> None:
    assert turn(after(three(), "end")) == "y3"
    assert turn(after(three().replace("y15@f3:", "y0"), "end")) == "r3"
    assert turn(after(three("r3"), "end")) == "b3"
