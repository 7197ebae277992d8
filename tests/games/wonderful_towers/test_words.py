"""The game in words: the text board, the log, the refusals."""

import pytest

from mt_widgets.engine.game import CHANCE
from mt_widgets.games.wonderful_towers import events as e
from mt_widgets.games.wonderful_towers import game, knowledge, notation, voice
from mt_widgets.games.wonderful_towers.view import View

TWO = "b:4,13,27,38*,52*,66,79|y:2,19,30,41,55,60,83"

SEEN = 4, 13, 27, 38, 52, 66, 79, 2, 19, 30, 41, 55, 60, 83, 17
ALL_UNSEEN = ",".join(str(card) for card in range(1, 85) if card not in SEEN)


def told(position: str, line: str) -> str:
    """What a line of moves does, as `explain` says it."""
    state, words = notation.parse_position(position), list[str]()
    for move in notation.parse_moves(line):
        events = game.events(state, move)
        state = game.play(state, move)
        words += [voice.tell(event, state) for event in events]
    return " ".join(filter(None, words))


def shown(position: str, seat: int | None) -> str:
    """The text board, as the command line prints it."""
    view = knowledge.look(notation.parse_position(position), seat, knowledge.GRADES[0])
    return voice.board(view)


def test_the_text_board() -> None:
    assert shown(f"{TWO} b 33,3 draw=70,11,? discard=5,21", None) == (
        "Blue, from the ground up: 4, 13, 27, 38 protected, 52 protected, 66, 79\n"
        "Yellow, from the ground up: 2, 19, 30, 41, 55, 60, 83\n"
        "Market: 3 (Move up past two), 33 (Move down past two)\n"
        "Draw pile: 66, open on top: 70, 11\n"
        "Discard pile: 2\n"
        "Blue draws a card or uses a power of the market."
    )


@pytest.mark.parametrize(
    ("rest", "last"),
    [
        ("y[47] -", "Yellow has drawn 47 (Destroy the top). Which block does it replace?"),
        ("y[?] -", "Yellow draws. Which card is it?"),
        ("b[middle:y] -", "Yellow loses the block on level 4. Which card comes instead?"),
    ],
)
def test_the_text_board_tells_what_is_expected(rest: str, last: str) -> None:
    assert shown(f"{TWO} {rest}", 0).endswith(f"\n{last}")


def test_the_text_board_of_a_finished_game() -> None:
    over = "b:2,19,30,41,55,61,83|y:70,60,51,40,31,21,10 b - opt=protect_one"
    assert shown(over, 1).split("\n")[-5:] == [
        "Market: none",
        "Draw pile: 70",
        "Discard pile: 0",
        "Option: protect_one",
        "The game is over. Yellow has a complete tower and wins.",
    ]


def test_the_text_board_of_a_played_game_hides_the_deck() -> None:
    for seat in (None, CHANCE, 0, 1):
        told = shown(f"{TWO} b 33 draw=70,11,48", seat)
        assert "Draw pile: 3\n" in told
        assert "70" not in told


@pytest.mark.parametrize(
    ("position", "line", "words"),
    [
        (
            f"{TWO} b 33 draw=47,12",
            "draw put:4",
            (
                "Blue draws 47 (Destroy the top). Blue puts 47 on level 4; 38 leaves the tower. "
                "The token on level 4 goes back to the supply. "
                "38 (Destroy the bottom) goes into the market. Yellow goes next."
            ),
        ),
        (
            f"{TWO} b[47] 74 draw=12",
            "put:7",
            (
                "Blue puts 47 on level 7; 79 leaves the tower. "
                "79 (Move up past two) goes into the market. Yellow goes next."
            ),
        ),
        (
            f"{TWO} b 3 draw=12",
            "up:1",
            (
                "Blue uses 3 (Move up past two). "
                "Blue moves a block up from level 1 to level 3. Yellow goes next."
            ),
        ),
        (
            f"{TWO} y 1",
            "down:3",
            (
                "Yellow uses 1 (Move down past two). "
                "Yellow moves a block down from level 3 to level 1. Blue goes next."
            ),
        ),
        (
            f"{TWO} y 12",
            "swap:3",
            (
                "Yellow uses 12 (Swap neighbours). "
                "Yellow swaps the neighbours on levels 3 and 4. Blue goes next."
            ),
        ),
        (
            f"{TWO} y 8",
            "over:3",
            (
                "Yellow uses 8 (Swap over one). "
                "Yellow swaps the blocks on levels 3 and 5. Blue goes next."
            ),
        ),
        (
            f"{TWO} b 10",
            "protect:2",
            "Blue uses 10 (Protect). Blue protects the blocks on levels 2 and 3. Yellow goes next.",
        ),
        (
            f"{TWO} b 10 opt=protect_one",
            "protect:2",
            "Blue uses 10 (Protect). Blue protects the block on level 2. Yellow goes next.",
        ),
        (
            f"{TWO} b 5,17 draw=",
            f"middle shuffle:{ALL_UNSEEN}",
            (
                "Blue uses 5 (Destroy the middle). Blue keeps the protected block on level 4. "
                "The draw pile is empty. The discard pile becomes the draw pile. "
                "The draw pile is shuffled. Yellow loses 41 on level 4 and gets 1. "
                "41 (Move down past two) goes into the market. "
                "17 and 41 show the same power, so both are discarded. Yellow goes next."
            ),
        ),
        (f"{TWO} b 10", "draw", "Blue draws a card."),
        (
            "b:70,60,51,30,41,21,10|y:2,19,31,42,55,61,83 b 12",
            "swap:4",
            (
                "Blue uses 12 (Swap neighbours). Blue swaps the neighbours on levels 4 and 5. "
                "Blue has a complete tower and wins!"
            ),
        ),
    ],
)
def test_the_log(position: str, line: str, words: str) -> None:
    assert told(position, line) == words


def test_every_kind_of_event_is_told_but_the_stage() -> None:
    state = notation.parse_position(f"{TWO} b 33")
    fields = {"seat": 0, "winner": 0, "levels": (1, 2), "power": "up", "pending": None, "mover": 0}
    for name in game.EVENTS:
        kind = getattr(e, name)
        event = kind(*(fields.get(field, 3) for field in kind.__slots__))
        assert bool(voice.tell(event, state)) == (kind is not e.StageReached), name


def seen(position: str) -> View:
    """What Blue sees."""
    return knowledge.look(notation.parse_position(position), 0, knowledge.GRADES[0])


def test_everything_that_can_be_pointed_at_has_a_label() -> None:
    view = seen(f"{TWO} b[47] 33")
    groups = voice.things(view)
    assert [*groups] == ["Piles", "Cards", "Blocks"]
    tags = [tag for group in groups.values() for tag in group]
    assert len({voice.label(view, tag) for tag in tags}) == len(tags) == 2 + 2 + 14
    assert len({voice.thing(view, tag) for tag in tags}) == len(tags)


@pytest.mark.parametrize(
    ("tag", "label", "thing"),
    [
        ("deck", "Draw a card", "the draw pile"),
        ("discard", "Discard pile: 1", "the discard pile"),
        ("card:33", "Card 33 (Move down past two)", "card 33"),
        ("block:b@3", "Blue, level 3: 27 (Move up past two)", "block 27 of the blue tower"),
        (
            "block:b@4",
            "Blue, level 4: 38 (Destroy the bottom), protected",
            "block 38 of the blue tower",
        ),
        ("block:y@7", "Yellow, level 7: 83 (Destroy the top)", "block 83 of the yellow tower"),
    ],
)
def test_things_in_words(tag: str, label: str, thing: str) -> None:
    view = seen(f"{TWO} b 33 discard=5")
    assert (voice.label(view, tag), voice.thing(view, tag)) == (label, thing)


@pytest.mark.parametrize(
    ("position", "clicked", "words"),
    [
        (f"{TWO} b 33,47", (), "Draw a card, or choose a card of the market."),
        (f"{TWO} b 33,47", ("card:33",), "Now choose a block of your tower."),
        (f"{TWO} b 33,47", ("card:47",), ""),
        (f"{TWO} b 33,47", ("block:b@3",), "Now choose a card of the market for it."),
        (f"{TWO} b[47] 33", (), "Choose the block that it replaces."),
        (f"{TWO} b[?] 33", (), ""),
        ("b:70,60,51,40,31,21,10 b -", (), ""),
    ],
)
def test_what_to_click_next(position: str, clicked: tuple[str, ...], words: str) -> None:
    assert voice.hint(seen(position), clicked) == words


def test_the_game_has_a_title_and_an_example_of_a_move() -> None:
    assert voice.title() == "Wonderful Towers"
    assert notation.parse_moves(voice.words()["example"])
    assert voice.rules()["see.deck"].title == "Face down"
