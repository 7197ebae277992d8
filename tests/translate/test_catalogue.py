"""The template for translators, and what is said to a translation in which something is wrong."""

import json
from pathlib import Path

import pytest

from mt_widgets.engine.errors import Mistake
from mt_widgets.translate.catalogue import compile_catalogue, template
from mt_widgets.translate.sentence import Sentence

HEAD = 'msgid ""\nmsgstr ""\n"Language: xx\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'


def translation(folder: Path, *pairs: tuple[str, str], head: str = HEAD) -> Path:
    """A translation with these sentences in it."""
    path = folder / "xx.po"
    quoted = [(json.dumps(one), json.dumps(other)) for one, other in pairs]
    sentences = "".join(f"msgid {one}\nmsgstr {other}\n\n" for one, other in quoted)
    path.write_text(head + sentences, "utf-8")
    return path


def test_a_sentence_stands_once_with_all_its_places() -> None:
    text = template([Sentence("Hello {who}", "a.py"), Sentence("Hello {who}", "b.toml", "title")])
    assert b'#. b.toml: title\n#: a.py b.toml\nmsgid "Hello {who}"\nmsgstr ""\n' in text
    assert text.count(b"Hello") == 1


def test_plurals_contexts_and_meanings_have_entries_of_their_own() -> None:
    text = template([
        Sentence("{number} flask", "a.py", many="{number} flasks"),
        Sentence("empty", "a.py"),
        Sentence("empty", "a.py", context="of a flask"),
    ])  # fmt: skip
    plural = b'msgid "{number} flask"\nmsgid_plural "{number} flasks"\nmsgstr[0] ""\nmsgstr[1] ""\n'
    assert plural in text
    assert b'#: a.py\nmsgid "empty"\nmsgstr ""\n' in text
    assert b'#: a.py\nmsgctxt "of a flask"\nmsgid "empty"\nmsgstr ""\n' in text


def test_a_sentence_counts_in_one_way_only() -> None:
    ways = Sentence("a flask", many="{number} flasks"), Sentence("a flask", many="flasks")
    with pytest.raises(AssertionError, match="'a flask' has two ways to count"):
        template(ways)


def test_the_template_tells_translators_what_to_copy_and_no_date() -> None:
    text = template([])
    assert b"{braces}" in text
    assert b"`backticks`" in text
    assert b"Date" not in text


def test_a_translation_may_change_the_order_and_leave_sentences_out(tmp_path: Path) -> None:
    good = ("{who} plays `{move}`.", "`{move}`: {who}."), ("Not yet.", "")
    language, compiled = compile_catalogue(translation(tmp_path, *good))
    assert language == "xx"
    assert b"`{move}`: {who}." in compiled


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ("{who} plays.", "{wer} spielt.", "'{wer}' is not in the original, '{who} plays.'"),
        ("{who} plays.", "{who spielt.", "a brace has no partner"),
        ("{who} plays.", "{who} spielt}.", "a brace has no partner"),
        ("In {{b}}.", "In {b}.", "'{b}' is not in the original, 'In {{b}}.'"),
        ("See `castle.enter`.", "Siehe `schloss`.", "'`schloss`' is not in the original"),
        ("{who} plays {card}.", "{who} spielt.", "'{card}' of the original is missing"),
        ("{who} plays.", "{who:gen} Zug.", "no name has the form 'gen'"),
        ("{who} plays.", "{who:gen-cap} Zug.", "no name has the form 'gen'"),
        ("{who} plays.", "{wer:cap} spielt.", "'{wer:cap}' is not in the original"),
        ("{who} plays.", "{who!r:cap} spielt.", "'{who!r:cap}' is not in the original"),
        ("{who} plays.", "{who.form} spielt.", "'{who.form}' is not in the original"),
        ("Play {W3:b5}.", "Spiel {W3:b6}.", "'{W3:b6}' is not in the original"),
        ("{{who}} plays.", "{{who:cap}} spielt.", "'{{who:cap}}' is not in the original"),
        ("{who} plays.", "{Who} spielt.", "'{Who}' is not in the original"),
    ],
)
def test_what_the_program_could_not_fill_in_is_refused(
    tmp_path: Path, one: str, other: str, said: str
) -> None:
    path = translation(tmp_path, ("Yes", "Ja"), (one, other))
    with pytest.raises(Mistake, match="line 9: ") as caught:
        compile_catalogue(path)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("head", "said"),
    [
        (HEAD.replace("xx", "../../x"), "this is no catalogue: expected only letters"),
        (HEAD.replace('"Language: xx\\n"\n', ""), "Language: '' is no code such as uk"),
        ("what is this\n", "line 1: this is no catalogue"),
        (HEAD.replace("utf-8", "klingon"), "this is no catalogue: unknown encoding: klingon"),
    ],
)
def test_a_file_that_is_no_translation_is_refused(tmp_path: Path, head: str, said: str) -> None:
    with pytest.raises(Mistake) as caught:
        compile_catalogue(translation(tmp_path, ("Yes", "Ja"), head=head))
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_what_says_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="nothing is translated in it"):
        compile_catalogue(translation(tmp_path, ("Yes", "")))
