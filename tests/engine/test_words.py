"""Words pass through the catalogues, all of them."""

import gettext
import pickle
from fractions import Fraction
from typing import ClassVar

import pytest

import mt_widgets as mt
from mt_widgets.engine import words
from mt_widgets.games.magical_towers import game
from mt_widgets.games.magical_towers.voice.log import tell
from mt_widgets.games.magical_towers.voice.rulebook import rules


class Shouting(gettext.NullTranslations):
    """A language that is English with a star before each sentence."""

    def gettext(self, message: str) -> str:
        return f"*{message}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"*{super().ngettext(msgid1, msgid2, n)}"

    def pgettext(self, context: str, message: str) -> str:
        return f"*{message}" if context == words.NAME else message


@pytest.fixture
def shouting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_catalogue", Shouting)


@pytest.mark.usefixtures("shouting")
def test_text_board_log_and_refusals_are_translated() -> None:
    state = mt.parse("K/Rb/Ty/13 b1 b4+0-6:W1|y4+0-6:? mw")
    assert all(line.startswith("*") for line in str(mt.view(state)).split("\n"))
    assert mt.why_not(state, "W1:y2") == "wizard.own: *The *yellow wizard is not yours to move."
    told = [tell(event, state.table) for event in game.events(state, mt.legal_moves(state)[0])]
    walks = "*The *blue wizard walks 1 from space 1 to space 2."
    assert told == ["**Blue plays W1.", walks, ""]


def test_an_unknown_language_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "tlh")
    words._catalogue.cache_clear()
    assert words.say("space {space} is empty", space=3) == "space 3 is empty"
    words._catalogue.cache_clear()


def test_every_rule_has_words() -> None:
    for rule in rules().values():
        assert rule.text.endswith(".")
        assert all(sentence.endswith(".") for sentence in rule.refusals.values())


class German(gettext.NullTranslations):
    """A language with a form of its names, in which a few sentences are translated."""

    entries: ClassVar[dict[tuple[str, str], str]] = {
        ("name", "Blue"): "Blau\ngen: Blaus\nadj-pl: blaue",
        ("name", "Red"): "Rot\ngen: Rots",
        ("name", "{who} on {space}"): "{who} auf {space}\ngen: {who:gen} von {space}",
        ("", "the turn of {who}"): "{who:gen} Zug",
        ("", "{who} plays"): "{who:adj-pl-cap}",
        ("", "{number} of {name}"): "{name:gen}: {number:gen-cap}",
        ("of a flask", "empty"): "leer",
        ("of a space", "empty"): "frei",
        ("list", "{first}, {next}"): "{first}、{next}",
        ("list", "{first} and {last}"): "{first}和{last}",
        ("list", "{first} or {last}"): "{first}或{last}",
        ("two sentences", "{first} {second}"): "{first}{second}",
    }

    def gettext(self, message: str) -> str:
        return self.pgettext("", message)

    def pgettext(self, context: str, message: str) -> str:
        return self.entries.get((context, message), message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"{msgid1 if n % 10 == 1 else msgid2}, {n % 3}"


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_catalogue", German)


@pytest.mark.usefixtures("german")
def test_a_translation_asks_a_name_for_a_form() -> None:
    assert words.say("the turn of {who}", who=words.say_name("Blue")) == "Blaus Zug"
    assert words.say("{who} plays", who=words.say_name("Blue")) == "Blaue"
    assert words.say_name("Blue") == "Blau"


@pytest.mark.usefixtures("german")
def test_what_is_put_into_a_name_has_the_form_that_the_name_asks_for() -> None:
    name = words.say_name("{who} on {space}", who=words.say_name("Blue"), space=5)
    assert name == "Blau auf 5"
    assert words.say("the turn of {who}", who=name) == "Blaus von 5 Zug"


@pytest.mark.usefixtures("german")
def test_a_form_that_is_missing_is_the_name_itself() -> None:
    assert words.say("{who} plays", who=words.say_name("Red")) == "Rot"
    assert words.say("the turn of {who}", who=words.say_name("Green")) == "Green Zug"


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("number", "name", "said"),
    [
        (3, "anna", "anna: 3"),
        (Fraction(1, 2), 5, "5: 1/2"),
        (None, words.Phrase("ann"), "ann: None"),
    ],
)
def test_what_has_no_forms_stays_as_it_is(number: object, name: object, said: str) -> None:
    assert words.say("{number} of {name}", number=number, name=name) == said


def test_english_asks_for_its_own_forms_and_for_capitals() -> None:
    forms = {"a": {"blue": "a blue", "orange": "an orange"}}
    for name, a, capital in (("blue", "a blue", "A blue"), ("orange", "an orange", "An orange")):
        colour = words.say_name(name, forms)
        assert words.say("Not {colour:a} one", colour=colour) == f"Not {a} one"
        assert words.say("{colour:a-cap} one", colour=colour) == f"{capital} one"
    assert words.say("{colour:a} one", colour=words.say_name("red", forms)) == "red one"


@pytest.mark.usefixtures("german")
def test_what_is_not_translated_yet_keeps_the_forms_of_english() -> None:
    blue = words.say_name("Blue", {"a": {"Blue": "a blue"}})
    assert words.say("Not {colour:a} one", colour=blue) == "Not a blue one"


@pytest.mark.usefixtures("german")
def test_one_text_has_a_translation_for_each_meaning() -> None:
    assert words.say_in("of a flask", "empty") == "leer"
    assert words.say_in("of a space", "empty") == "frei"
    assert words.say("empty") == "empty"


@pytest.mark.usefixtures("german")
def test_the_catalogue_chooses_the_plural_form() -> None:
    told = [words.say_many("a {what}", "{number} {what}s", n, what="flask") for n in (1, 5, 21)]
    assert told == ["a flask, 1", "5 flasks, 2", "a flask, 0"]


@pytest.mark.usefixtures("german")
def test_what_joins_words_and_sentences_is_from_the_catalogue() -> None:
    assert words.series("abc") == "a、b、c"
    assert words.listing("abc") == "a、b和c"
    assert words.either("ab") == "a或b"
    assert words.sentences("One.", "", "Two.", "Three.") == "One.Two.Three."


@pytest.mark.usefixtures("german")
def test_a_form_of_a_list_is_that_form_of_each() -> None:
    both = words.listing([words.say_name("Blue"), words.say_name("Red"), "anna"])
    assert words.say("the turn of {who}", who=both) == "Blaus、Rots和anna Zug"
    assert f"{words.either(['anna', 'bob']):gen-cap}" == "Anna或bob"


def test_none_and_one_need_nothing_to_join_them() -> None:
    for join in (words.series, words.listing, words.either):
        assert (join([]), join(["blue"])) == ("", "blue")
    assert (words.sentences(), words.sentences("", "One.")) == ("", "One.")


def test_a_name_travels_as_plain_text() -> None:
    for phrase in (words.say_name("Blue"), words.listing(["a", "b"])):
        sent = pickle.loads(pickle.dumps(phrase))  # noqa: S301 - it is our own
        assert (type(sent), sent) == (str, str(phrase))


def test_the_catalogue_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = list[str]()

    def look(domain: str, *_: object, **__: object) -> German:
        looked.append(domain)
        return German()

    monkeypatch.setattr(gettext, "translation", look)
    words._catalogue.cache_clear()
    for _ in range(3):
        words.say("empty")
        words.say_in("of a flask", "empty")
        words.say_many("one", "many", 2, what="")
        words.say_name("Blue")
    words._catalogue.cache_clear()
    assert looked == ["mt_widgets"]
