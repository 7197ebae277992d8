"""The command line for translators: gather all words, and use a translation."""

import argparse
from gettext import GNUTranslations
from importlib.util import find_spec
from pathlib import Path

from ..engine.errors import FileError, Mistake, excerpt
from ..engine.words import catalogues, say, say_many
from ..files.whole import make_folder, why
from ..translate.gather import gather
from ..translate.notebook import translate_notebooks
from .output import Output, write_outputs

_TEMPLATE = "mt_widgets.pot"
_COMPILED = Path("LC_MESSAGES") / "mt_widgets.mo"


def handle_words(given: argparse.Namespace) -> int:
    """Write the template, take a translation into use, or translate the notebooks."""
    try:
        if given.notebooks is not None:
            told = _translate_notebooks(given.notebooks, given.out)
        elif given.compile is not None:
            told = _compile(given.compile, given.out)
        else:
            told = _write_template(Path(given.out or _TEMPLATE))
    except OSError as error:
        name = given.out or error.filename or _TEMPLATE
        raise FileError(str(name), 0, f"cannot be written: {why(error)}") from error
    print(told)
    return 0


def _check_babel() -> None:
    if find_spec("babel") is None:
        raise Mistake("words: Babel is not installed; pip install 'magical-towers[translate]'")


def _write_template(path: Path) -> str:
    _check_babel()
    from ..translate.catalogue import template

    content = template(gather())
    head = content.partition(b"\n")[0]
    write_outputs(Output(path, content, lambda old: old.startswith(head)))
    number = content.count(b"\nmsgid ") - 1  # the first is the file's own
    return say_many(
        "{file}: {number} sentence to translate", "{file}: {number} sentences to translate", number,
        file=path,
    )  # fmt: skip


def _compile(name: str, out: str | None) -> str:
    _check_babel()
    from ..translate.catalogue import compile_catalogue

    if out is not None:
        raise Mistake("words: --compile knows where to write, so leave OUT away")
    language, compiled = compile_catalogue(Path(name))
    path = catalogues() / language / _COMPILED
    make_folder(path.parent)
    write_outputs(Output(path, compiled))
    return say("Set LANGUAGE={language}, and everything speaks it.", language=language)


def _translate_notebooks(language: str, out: str | None) -> str:
    if out is None:
        raise Mistake("words: --notebooks needs a folder OUT to write into")
    folder = Path(out)
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise Mistake(f"words: {excerpt(out)} is there already; a new or empty folder is meant")
    number = translate_notebooks(folder, _catalogue(language).gettext)
    return say_many(
        "{folder}: {number} notebook", "{folder}: {number} notebooks", number, folder=folder
    )


def _catalogue(language: str) -> GNUTranslations:
    """The translation into a language that is in use."""
    known = {path.parents[1].name: path for path in catalogues().glob(f"*/{_COMPILED}")}
    if language not in known:
        there = ", ".join(sorted(known)) or "none yet"
        raise Mistake(
            f"words: {excerpt(language)} is not in use; there are: {there}; --compile adds one"
        )
    with known[language].open("rb") as file:
        return GNUTranslations(file)
