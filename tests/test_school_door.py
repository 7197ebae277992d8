"""The rules of a room's door, without a server: words, names, numbers and how often one may try."""

import asyncio
import json
import stat
import unicodedata
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PureWindowsPath
from typing import TypeVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tornado.httputil import HTTPHeaders

from mt_widgets.classroom.spoken import new_word, same_word, words
from mt_widgets.engine.errors import FileError, Mistake
from mt_widgets.school.board_page import board_page, is_asked_here
from mt_widgets.school.guests import Guests
from mt_widgets.school.names import learner_name
from mt_widgets.school.numbers import Numbers, check_number, parse_number
from mt_widgets.school.porter import Guest, Porter, TooOften
from mt_widgets.school.tries import Tries, source

Result = TypeVar("Result")
WORD = "fox-lamp-sea"
HOMOPHONES = Path(__file__).parent / "homophones.txt"


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def _run(work: Coroutine[object, object, Result]) -> Result:
    return asyncio.run(work)


# Tries


def test_after_a_few_tries_one_more_comes_back_at_a_time() -> None:
    clock = Clock()
    tries = Tries(3, 20, clock=clock)
    assert [tries.take("a") for _ in range(5)] == [0, 0, 0, 20, 20]
    clock.now = 19.5
    assert tries.take("a") == 1
    clock.now = 20
    assert [tries.take("a") for _ in range(2)] == [0, 20]
    clock.now = 1000
    assert [tries.take("a") for _ in range(4)] == [0, 0, 0, 20]


def test_tries_are_each_sources_own() -> None:
    tries = Tries(1, 20, clock=Clock())
    assert (tries.take("a"), tries.take("a"), tries.take("b")) == (0, 20, 0)


def test_a_try_that_was_right_is_given_back() -> None:
    tries = Tries(1, 20, clock=Clock())
    for _ in range(100):
        assert tries.take("a") == 0
        tries.give_back("a")


def test_many_sources_take_no_more_memory_and_win_no_tries() -> None:
    clock = Clock()
    tries = Tries(5, 20, most=10, clock=clock)
    granted = sum(tries.take(str(number)) == 0 for number in range(10_000))
    assert (len(tries), granted) == (11, 10 + 5)
    assert tries.take("3") == 0, "a known source keeps its own tries"
    clock.now = 1000
    assert tries.take("new") == 0, "who is whole again makes room"
    assert len(tries) == 1


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [("2001:db8::1", "2001:db8::ffff:2", True), ("2001:db8::1", "2001:db8:0:1::1", False),
     ("192.0.2.1", "192.0.2.2", False), ("::ffff:192.0.2.1", "192.0.2.1", True),
     ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False), ("fe80::1%eth0", "fe80::2%eth1", True)],
)  # fmt: skip
def test_a_machine_counts_once_however_many_addresses_it_takes(
    one: str, other: str, same: bool
) -> None:
    assert (source(one) == source(other)) is same


# Words


@pytest.mark.parametrize(("language", "least"), [("en", 1500), ("de", 1000)])
def test_words_are_many_short_and_told_apart(
    monkeypatch: pytest.MonkeyPatch, language: str, least: int
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    found = words()
    assert len(found) >= least
    assert list(found) == sorted({*found})
    assert all(3 <= len(word) <= 7 and word.isalpha() and word.islower() for word in found)
    assert all({*word} <= {*"abcdefghijklmnopqrstuvwxyzäöüß"} for word in found)
    spelled = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
    assert len({word.translate(spelled) for word in found}) == len(found)


def test_no_two_words_sound_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    found = {*words()}
    for line in HOMOPHONES.read_text("utf-8").splitlines():
        assert len(found & {*line.split()}) < 2, line
    assert not [word for word in found if f"{word}s" in found]


@pytest.mark.parametrize(
    ("told", "first"),
    [("de_AT.UTF-8", "aal"), ("xx:de", "aal"), ("fr", "acorn"), ("C", "acorn"), ("../de", "acorn")],
)
def test_words_are_in_the_readers_language_where_there_is_a_list(
    monkeypatch: pytest.MonkeyPatch, told: str, first: str
) -> None:
    monkeypatch.setenv("LANGUAGE", told)
    assert words()[0] == first


def test_a_word_is_short_and_typed_as_people_do() -> None:
    word = new_word()
    assert len(word.split("-")) == 3
    assert same_word(f" {word.upper().replace('-', ' ')} ", word)
    assert not same_word(word[:-1], word)


@pytest.mark.parametrize(
    ("typed", "word"),
    [("baer", "bär"), ("BÄR", "baer"), ("ba\u0308r", "bär"), ("spass", "spaß"), ("cafe", "café"),
     ("ｆｏｘ", "fox")],
)  # fmt: skip
def test_accents_are_forgiven_and_umlauts_may_be_spelled_out(typed: str, word: str) -> None:
    assert same_word(typed, word)


# Names


@pytest.mark.parametrize(
    ("typed", "name"),
    [("Anna", "anna"), (" 7 ", "7"), ("Łukasz  B", "łukasz-b"), ("小明", "小明"), ("İrem", "irem"),
     ("नीति", "नीति"), ("山田たろう", "山田たろう"), ("한국金", "한국金"), ("анна_7", "анна_7"),
     ("an\u200bna", "anna"), ("٣٤", "34"), ("-rf", "rf"), ("com10", "com10")],
)  # fmt: skip
def test_a_name_is_a_folder(typed: str, name: str) -> None:
    assert learner_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    ["", " ", "..", "a/b", "a\\b", ".hidden", ".door", "x" * 25, "a\0", "---", "o'neil", "a" * 999,
     "\u3164", "\u0301", "conin$"],
)  # fmt: skip
def test_what_is_no_name_is_refused(typed: str) -> None:
    with pytest.raises(Mistake, match="1 to 24 letters and digits"):
        learner_name(typed)


@pytest.mark.parametrize("typed", ["\u0430nna", "ann\u03b1", "Oмега", "小明a", "かx", "金каз"])
def test_letters_of_two_alphabets_are_refused(typed: str) -> None:
    with pytest.raises(Mistake, match=r"mixes letters of two alphabets\. Type all of it in one"):
        learner_name(typed)


@pytest.mark.parametrize("typed", ["con", "PRN", "Aux ", "nul", "COM1", "com¹", "lpt0", "ＣＯＮ"])
def test_names_that_windows_keeps_for_itself_are_refused(typed: str) -> None:
    with pytest.raises(Mistake, match=r"Windows keeps .* for itself\. Add something, such as"):
        learner_name(typed)


@given(st.text(max_size=30) | st.text("aаαİı\u0307١-_ .~/\\:\u200dㅤ金かカ가ˊ1²", max_size=12))
@example("i\u0307")
@example("\u0130\u0307")
@example("-\u200d-a")
def test_whatever_is_a_name_is_a_safe_folder(text: str) -> None:
    try:
        name = learner_name(text)
    except Mistake:
        return
    assert learner_name(name) == name
    assert name == Path(name).name == PureWindowsPath(name).name
    assert not PureWindowsPath(name).is_reserved()
    assert not {*name} & {*'/\\\0.~<>:"|?*$%\n\t '}
    assert name[0] not in "-."
    assert len(name.encode()) < 200
    assert all(unicodedata.category(sign)[0] in "LNMP" for sign in name)


# Numbers


@pytest.mark.parametrize(
    ("typed", "number"), [("4073", "4073"), (" 40 73", "4073"), ("٤٠٧٣", "4073")]
)
def test_a_number_has_four_digits(typed: str, number: str) -> None:
    assert parse_number(typed) == number


@pytest.mark.parametrize("typed", ["", "407", "40733", "4o73", "40.73", "-407", "²³⁴⁵", "４" * 99])
def test_what_is_no_number_is_refused(typed: str) -> None:
    with pytest.raises(Mistake, match="has four digits"):
        parse_number(typed)


@pytest.mark.parametrize(
    "number", "0000 1234 4321 7890 0987 1122 1212 1112 2013 1999 2580 4711".split()
)
def test_a_number_that_others_would_guess_is_refused(number: str) -> None:
    with pytest.raises(Mistake, match=f"Others would guess {number}. Choose four digits"):
        check_number(number, "4711")


def test_most_numbers_may_be_chosen() -> None:
    refused = 0
    for number in range(10_000):
        try:
            check_number(f"{number:04}", "anna")
        except Mistake:
            refused += 1
    assert refused < 1000


def test_a_number_is_kept_as_a_hash_where_nobody_else_looks(tmp_path: Path) -> None:
    claim = Numbers(tmp_path).choose("anna", "4073")
    file = tmp_path / ".door" / "numbers.json"
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = json.loads(file.read_text("utf-8"))
    assert (kept["version"], [*kept["numbers"]]) == (1, ["anna"])
    assert "4073" not in kept["numbers"]["anna"].values()
    again = Numbers(tmp_path).claim("anna")
    assert again == claim
    assert (claim.is_right("4073"), claim.is_right("4074")) == (True, False)


def test_equal_numbers_look_different(tmp_path: Path) -> None:
    numbers = Numbers(tmp_path)
    one, other = numbers.choose("anna", "4073"), numbers.choose("ben", "4073")
    assert not {one.salt, one.digest, one.mark} & {other.salt, other.digest, other.mark}


def test_a_number_that_another_process_forgets_is_gone_at_once(tmp_path: Path) -> None:
    room, command = Numbers(tmp_path), Numbers(tmp_path)
    first = room.choose("anna", "4073")
    assert room.claim("anna") == first
    assert command.forget("anna")
    assert room.claim("anna") is None
    assert room.choose("anna", "4073").mark != first.mark


def test_many_who_come_at_once_each_keep_their_name(tmp_path: Path) -> None:
    names = [f"learner-{number}" for number in range(12)]
    with ThreadPoolExecutor(4) as pool:
        rooms = [Numbers(tmp_path), Numbers(tmp_path)]
        for place, name in enumerate(names):
            pool.submit(rooms[place % 2].choose, name, "4073")
    assert all(Numbers(tmp_path).claim(name) for name in names)


def test_of_two_who_take_a_name_one_gets_it(tmp_path: Path) -> None:
    def take(number: str) -> bool:
        try:
            Numbers(tmp_path).choose("anna", number)
        except Mistake as mistake:
            return "took the name anna a moment ago" not in str(mistake)
        return True

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(take, ["4073", "8264", "3917", "5026"])) == [False] * 3 + [True]


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{", '{"version": 1}', '{"version": 1, "numbers": {"anna": {"mark": "x"}}}',
     '{"version": 1, "numbers": {"anna": {"mark": "x", "salt": "zz", "hash": ""}}}', "[" * 99_999],
)  # fmt: skip
def test_a_damaged_file_is_told_in_a_sentence_and_nothing_is_lost(
    tmp_path: Path, content: str
) -> None:
    numbers = Numbers(tmp_path)
    numbers.choose("anna", "4073")
    file = tmp_path / ".door" / "numbers.json"
    file.write_text(content, "utf-8")
    for work in (numbers.check, lambda: numbers.claim("anna"), lambda: numbers.forget("anna"),
                 lambda: numbers.choose("ben", "4073")):  # fmt: skip
        with pytest.raises(FileError, match=r"numbers\.json'?: is damaged; bring back"):
            work()
    assert file.read_text("utf-8") == content


def test_a_newer_file_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / ".door").mkdir()
    (tmp_path / ".door" / "numbers.json").write_text('{"version": 2}', "utf-8")
    with pytest.raises(FileError, match="was written by a newer version"):
        Numbers(tmp_path).choose("anna", "4073")


# New names


def test_a_browser_takes_a_few_new_names_and_an_address_a_class() -> None:
    guests = Guests(per_browser=2, per_address=3)
    guests.take("tablet", "192.0.2.1")
    guests.take("tablet", "192.0.2.1")
    with pytest.raises(Mistake, match="2 new names were chosen in this browser already"):
        guests.take("tablet", "192.0.2.1")
    guests.take("without cookies", "192.0.2.1")
    with pytest.raises(Mistake, match="3 new names came from this address already"):
        guests.take("without them again", "192.0.2.1")
    guests.take("elsewhere", "192.0.2.2")


def test_a_name_that_was_not_given_does_not_count() -> None:
    guests = Guests(per_browser=1)
    for _ in range(3):
        guests.take("tablet", "192.0.2.1")
        guests.give_back("tablet", "192.0.2.1")
    guests.check("tablet", "192.0.2.1")


def test_what_is_remembered_of_guests_is_bounded() -> None:
    guests = Guests()
    for number in range(5000):
        guests.came(str(number), "anna")
    assert guests.knows("4999", "anna")
    assert not guests.knows("0", "anna")


# The porter


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def porter(tmp_path: Path, clock: Clock) -> Porter:
    return Porter(WORD, Numbers(tmp_path), clock)


def test_after_five_wrong_words_even_the_right_one_is_refused_for_a_while(
    porter: Porter, clock: Clock
) -> None:
    for _ in range(5):
        with pytest.raises(Mistake, match="not the word on the board"):
            porter.check_word("fox-lamp-tea", "192.0.2.1")
    for _ in range(1000):
        with pytest.raises(TooOften, match="Wait 20 seconds, then try again"):
            porter.check_word(WORD, "192.0.2.1")
    porter.check_word(WORD, "192.0.2.2")
    clock.now = 20
    porter.check_word(WORD, "192.0.2.1")


def test_a_class_that_types_the_right_word_is_never_refused(porter: Porter) -> None:
    for _ in range(100):
        porter.check_word(WORD, "192.0.2.1")


def test_guesses_are_counted_before_they_are_compared(porter: Porter) -> None:
    async def guess() -> list[BaseException | object]:
        await porter.admit(Guest("anna", "a", "192.0.2.1"), "4073")
        thief = Guest("anna", "b", "192.0.2.2")
        many = (porter.admit(thief, f"5{n:03}") for n in range(30))
        return await asyncio.gather(*many, return_exceptions=True)

    refused = [isinstance(one, TooOften) for one in _run(guess())]
    assert refused.count(False) == 5


def test_nobody_is_kept_out_of_their_name_by_others_who_guess(porter: Porter, clock: Clock) -> None:
    async def guess() -> None:
        owner = Guest("anna", "hers", "192.0.2.1")
        await porter.admit(owner, "4073")
        refused = 0
        for machine in range(10):
            for number in range(6):
                try:
                    await porter.admit(Guest("anna", "x", f"192.0.2.{9 + machine}"), f"5{number}36")
                except TooOften:
                    refused += 1
                except Mistake:
                    pass
        assert refused == 60 - 20, "from everywhere, twenty were compared"
        with pytest.raises(
            TooOften, match=r"too many wrong numbers for anna\. Wait 30 seconds, or"
        ):
            await porter.admit(Guest("anna", "new", "192.0.2.99"), "4073")
        await porter.admit(owner, "4073")
        await porter.admit(Guest("ben", "new", "192.0.2.9"), "4073")
        clock.now = 30
        await porter.admit(Guest("anna", "new", "192.0.2.99"), "4073")

    _run(guess())


def test_a_tablet_that_knows_a_name_may_not_guess_its_number(porter: Porter) -> None:
    async def guess() -> int:
        tablet = Guest("anna", "tablet", "192.0.2.1")
        await porter.admit(tablet, "4073")
        compared = 0
        for number in range(20):
            try:
                await porter.admit(tablet, f"53{number:02}")
            except TooOften:
                continue
            except Mistake:
                compared += 1
        return compared

    assert _run(guess()) == 5


def test_who_does_not_type_four_digits_has_not_guessed(porter: Porter) -> None:
    async def mistype() -> None:
        await porter.admit(Guest("anna", "a", "192.0.2.1"), "4073")
        for _ in range(20):
            with pytest.raises(Mistake, match="has four digits"):
                await porter.admit(Guest("anna", "b", "192.0.2.2"), "40 7")
        await porter.admit(Guest("anna", "b", "192.0.2.2"), "4073")

    _run(mistype())


def test_many_names_at_once_are_no_more_than_one_browser_may_take(
    porter: Porter, tmp_path: Path
) -> None:
    async def take() -> None:
        many = (porter.admit(Guest(f"n{n}", "b", "192.0.2.2"), "4073") for n in range(20))
        await asyncio.gather(*many, return_exceptions=True)

    _run(take())
    assert sum(Numbers(tmp_path).claim(f"n{n}") is not None for n in range(20)) == 6


# The board


@pytest.mark.parametrize(
    ("peer", "headers", "shown"),
    [("127.0.0.1", {"Host": "localhost:8000"}, True),
     ("127.0.0.1", {"Host": "127.0.0.1:8000"}, True),
     ("127.0.0.1", {"Host": "LOCALHOST"}, True),
     ("127.0.0.1", {"Host": "room.example"}, True),
     ("127.0.0.1", {"Host": "evil.example:8000"}, False),
     ("127.0.0.1", {"Host": "localhost.evil.example"}, False),
     ("127.0.0.1", {"Host": "192.0.2.1"}, False),
     ("127.0.0.1", {"Host": "["}, False),
     ("127.0.0.1", {}, False),
     ("127.0.0.2", {"Host": "localhost"}, False),
     ("127.0.0.1", {"Host": "localhost", "Via": "1.1 proxy"}, False),
     ("127.0.0.1", {"Host": "localhost", "Forwarded": "for=1.2.3.4"}, False),
     ("127.0.0.1", {"Host": "localhost", "X-Forwarded-Proto": "https"}, False),
     ("127.0.0.1", {"Host": "localhost", "X-Real-IP": "127.0.0.1"}, False)],
)  # fmt: skip
def test_the_board_is_shown_to_this_machine_by_its_own_name(
    peer: str, headers: dict[str, str], shown: bool
) -> None:
    assert is_asked_here(peer, "127.0.0.1", "room.example", HTTPHeaders(headers)) is shown


def test_what_a_teacher_chose_is_text_on_the_board() -> None:
    assert "<script>" not in board_page("http://192.0.2.1:8000", "<script>-a", 1)
