"""Routes: what links and pasted lines say is found again, and nothing else is opened."""

import re
from datetime import date
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import mt_widgets
from mt_widgets.engine.errors import Mistake
from mt_widgets.games import FIRST, GAMES
from mt_widgets.lessons.course import chapters, find_lesson, lesson_names, page_names
from mt_widgets.lessons.route_reading import parse_route
from mt_widgets.lessons.routes import LONGEST, Route, format_route, item_route, known_items
from mt_widgets.lessons.sharing import check_site, share_line, share_link
from mt_widgets.puzzles.packs import puzzle_files
from tests.mutate import mutated_text
from tests.nim import NIM
from tests.puzzles.toy_packs import TAKE, two_games

__all__ = ["two_games"]  # for pytest, which finds fixtures by their names
SITE = "https://school.example/towers"
STEPS = "first-steps/001-three-steps"
POSITION = "K/10/R/1/b/2 b2 b4+0-6:W2,W3|y4+0-6:?,?,? -"
WALKING, PUZZLE = Route("lesson", "walking"), Route("puzzle", STEPS)
BOARD = Route("position", POSITION)


def starts() -> dict[str, str]:
    """A position of every game."""
    return {
        name: game.notation.format_position(game.setup.new({"players": "2", "seed": "7"}))
        for name, game in GAMES.items()
    }


def routes() -> st.SearchStrategy[Route]:
    """Any route, of any game."""
    games = st.sampled_from([*GAMES])
    steps = [(name, step) for name in lesson_names() for step in (0, 1, 2)]
    return st.one_of(
        st.sampled_from(steps).map(lambda one: Route("lesson", *one)),
        st.sampled_from([*puzzle_files()]).map(lambda name: Route("puzzle", name)),
        st.sampled_from(page_names()).map(lambda name: Route("page", name)),
        games.map(lambda game: Route("position", starts()[game], game=game)),
        st.builds(lambda day, game: Route("day", day.isoformat(), game=game), st.dates(), games),
        st.builds(Route, st.sampled_from(["map", "day", "again"]), game=games),
        st.from_regex(r"[\w-]{1,300}", fullmatch=True, alphabet=st.characters(codec="ascii")).map(
            lambda packed: Route("assignment", packed)
        ),
    )


# What is written is read again


@given(routes())
def test_a_route_is_found_in_its_text_its_link_and_its_line(route: Route) -> None:
    text, link, line = format_route(route), share_link(route, SITE), share_line(route)
    assert len(text) <= LONGEST
    assert link == f"{SITE}/index.html#{text}".rstrip("#")
    assert line.isprintable()
    assert line.endswith(text)
    assert parse_route(text) == parse_route(link) == parse_route(line) == route
    assert not {*text} & {*" #|<>\"'"}


@given(
    routes().filter(lambda route: bool(route.name)),
    st.sampled_from(["", "  ", "\n", "<", "Look: "]),
    st.sampled_from(["", " \n", ".", " Have fun!", ">", ").", "\nThanks, Anna"]),
)
def test_a_link_survives_what_people_do_to_it(route: Route, before: str, behind: str) -> None:
    if route.kind == "assignment":
        behind = behind.replace("\n", " ")  # nobody can tell where it ends
    address, _, value = share_link(route, SITE).rpartition("=")
    page, _, key = address.partition("#")
    assert parse_route(f"{before}{page}#{key.upper()}={value}{behind}") == route


@given(routes().filter(lambda route: len(route.name) > 6), st.integers(9, 70))
def test_a_link_that_a_mail_broke_into_lines_is_whole_again(route: Route, width: int) -> None:
    text = format_route(route)
    start = text.rindex("=") + 1
    value = text[start:]
    longest = max(width, len(value) // 4)
    lines = [value[at : at + longest] for at in range(0, len(value), longest)]
    assert parse_route(f"{text[:start]}" + " \r\n".join(lines)) == route


@pytest.mark.parametrize(
    ("text", "route"),
    [
        ("", Route()),
        ("map", Route()),
        ("https://school.example/", Route()),
        ("#lesson%3Dwalking", WALKING),
        ("LESSON=walking", WALKING),
        ("Try lesson=walking, it is fun", WALKING),
        ("lesson=walking\nlesson=riding", WALKING),
        ("lesson=walking/3", Route("lesson", "walking", 3)),
        (f"position={POSITION}", BOARD),
        (f" position={POSITION}. ", BOARD),
        ("Day.", Route("day")),
        ("game=labyrinth&amp;day", Route("day", game="labyrinth")),
        ("Game=wiz-war", Route(game="wiz-war")),
        ("game=wiz-war&assignment=eJx", Route("assignment", "eJx")),
    ],
)
def test_what_people_paste_is_understood(text: str, route: Route) -> None:
    assert parse_route(text) == route


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_of_the_game_that_is_named_or_recognises_it(game: str) -> None:
    text = starts()[game]
    route = Route("position", text, game=game)
    assert parse_route(f"game={game}&{format_route(route).rpartition('&')[2]}") == route
    if GAMES[game].notation.recognises(text) or game == FIRST:
        assert parse_route(f"position={text}") == route


def test_a_line_says_what_it_is() -> None:
    assert share_line(PUZZLE) == f"Magical Towers · Puzzle: Three steps · puzzle={STEPS}"
    assert share_line(Route("page", "play")) == "Magical Towers · A free table · page=play"
    day = Route("day", "2026-11-18")
    assert share_line(day) == "Magical Towers · Puzzle of the day, 2026-11-18 · day=2026-11-18"
    assert (day.day, Route("day").day) == (date(2026, 11, 18), None)


def test_another_game_is_told_by_names_and_in_front(two_games: Path) -> None:
    lesson, puzzle = Route("lesson", "nim/taking"), Route("puzzle", TAKE)
    assert {lesson.game, puzzle.game} == {"nim"}
    for route in (lesson, puzzle, Route("day", game="nim"), Route("again", game="nim")):
        assert parse_route(share_line(route)) == parse_route(share_link(route, SITE)) == route
    assert format_route(lesson) == "lesson=nim/taking"
    assert format_route(Route("day", game="nim")) == "game=nim&day"
    assert parse_route("position=3,4,5 a 2") == Route("position", "3,4,5 a 2", game="nim")
    assert known_items("nim") == {"lesson:nim/taking", *puzzle_files("nim")}
    assert find_lesson(lesson.name).game is NIM


# What is not there


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hello", "There is no lesson, puzzle, position or page in this text."),
        ("see you again", "There is no lesson, puzzle, position or page in this text."),
        ("lesson=", "There is no lesson ''."),
        ("lesson=wlaking", "There is no lesson 'wlaking'."),
        ("lesson=nim/taking", "There is no lesson 'nim/taking'."),
        ("lesson=walking/99", "The lesson 'walking' has no step '99'."),
        ("lesson=walking/0", "There is no lesson 'walking/0'."),
        ("puzzle=first-steps", "There is no puzzle 'first-steps'."),
        ("puzzle=../puzzles/" + STEPS, "There is no puzzle '../puzzles/first-steps/"),
        ("puzzle=/etc/passwd", "There is no puzzle '/etc/passwd'."),
        ("puzzle=first-steps/pack", "There is no puzzle 'first-steps/pack'."),
        ("page=walking", "There is no page 'walking'."),
        ("day=", "There is no date in this link."),
        ("day=tomorrow", "'tomorrow' is no date such as 2026-11-18."),
        ("day=20261118", "'20261118' is no date such as 2026-11-18."),
        ("game=chess", "There is no game 'chess'; there are "),
        ("game=chess&day=2026-11-18", "There is no game 'chess'; there are "),
        ("position=x", "position: "),
        ("assignment=", "This link is damaged"),
        ("lesson=" + "a" * 40_000, "This is too long for a link."),
        ("assignment=" + "a" * 25_000, "This is too long for a link."),
    ],
)  # fmt: skip
def test_what_is_not_there_is_told_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(Mistake) as told:
        parse_route(text)
    assert str(told.value).startswith(why)
    assert len(str(told.value).splitlines()) == 1


@pytest.mark.parametrize(("kind", "name"), [("x", ""), ("map", "x"), ("again", "x"), ("page", "")])
def test_a_route_to_nowhere_cannot_be_made(kind: str, name: str) -> None:
    with pytest.raises(Mistake):
        Route(kind, name)


@given(st.sampled_from([WALKING, PUZZLE, BOARD]).map(format_route).flatmap(mutated_text))
@example("lesson=walking/" + "9" * 5_000)
@example("\ud800=")
@example("position=%ff%00")
@example("day=\n" * 300)
def test_any_text_is_a_route_or_one_sentence(text: str) -> None:
    told = ""
    try:
        route = parse_route(text)
    except Mistake as error:
        told = str(error)
    else:
        assert parse_route(format_route(route)) == route
    assert told.isprintable()


@pytest.mark.parametrize(
    "route", [WALKING, BOARD, Route("day"), Route("again"), Route("review"), Route(game="wiz-war")]
)
def test_jupyterlab_leaves_every_route_to_the_house(route: Route) -> None:
    script = Path(mt_widgets.__file__).parent / "labextension" / "static" / "remoteEntry.js"
    (pattern,) = re.findall("const ROUTE = /(.+)/i;", script.read_text("utf-8"))
    assert re.search(pattern, f"#{format_route(route)}")
    assert not re.search(pattern, "#A-heading-of-a-notebook")


# Items, stops and sites


@pytest.mark.parametrize("game", GAMES)
def test_every_item_has_a_route(game: str) -> None:
    for item in known_items(game):
        route = item_route(item)
        assert (route.item, route.game) == (item, game)
    assert Route().item == ""


def test_pages_keep_their_names() -> None:
    """Links to them are kept by people, so no name ever goes away."""
    assert {
        "puzzles", "play", "workshop", "rules", "teachers", "projector", "assign", "results",
        "plans", "programmers",
    } <= {*page_names()}  # fmt: skip


def test_every_stop_has_a_route_of_its_own() -> None:
    found = [Route("lesson" if one.lesson else "page", one.name) for one in chapters()]
    assert len({*found}) == len(chapters())


@pytest.mark.parametrize(
    ("address", "page"),
    [
        ("http://localhost:8000", "http://localhost:8000/index.html"),
        ("https://school.example/a/index.html#old", "https://school.example/a/index.html"),
    ],
)
def test_addresses_lead_to_the_start_page(address: str, page: str) -> None:
    assert check_site(address) == page
    assert share_link(WALKING, address) == f"{page}#lesson=walking"


@pytest.mark.parametrize("address", ["", "school", "javascript:alert(1)", "http://a b"])
def test_what_is_no_address_is_told(address: str) -> None:
    with pytest.raises(Mistake, match="site: an address"):
        share_link(WALKING, address)
