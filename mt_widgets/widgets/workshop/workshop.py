"""The workshop: where a teacher composes a position, makes a puzzle of it, and proves it."""

from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Unpack

from ...engine.errors import Mistake
from ...engine.game import Position, View
from ...engine.puzzle_parts import Drafting
from ...engine.words import marked, say
from ...files.text import writing
from ...files.whole import write_whole
from ...games import FIRST
from ...puzzles.draft import (
    PuzzleDraft,
    check_words,
    draft_of,
    read_draft,
    say_proof,
    suggested_hints,
    within,
)
from ...puzzles.load import load_puzzle, parse_puzzle
from ...puzzles.prove import proving
from ...puzzles.puzzle import Proof, PuzzleFile
from ...puzzles.write import format_puzzle
from ..board.worker import Worker
from ..page.answers import answers
from ..page.messages import Message
from ..page.panel_parts import button
from ..page.settings import BoardSettings
from .composer import Composer
from .workshop_forms import read_puzzle_form, task_form, words_form

_TASK, _WORDS = "task", "words"  # the sections beside the board
_ASKED = ("goal", "turns", "others", "sequence", "needs", "traps")  # words do not change a proof
_BUTTONS = {"prove": "prove", "save": "_download", "hints": "suggest_hints"}
_FORMS = (*_BUTTONS, "keep-task", "keep-words")
_MOST = 400_000  # positions; more would fill the memory of a small machine


class Workshop(Composer):
    """A position to be composed, and a puzzle to be made of it.

    ``describe`` writes what is asked for and the words around it, ``prove`` proves it, ``save``
    makes a puzzle file of it. Whatever is changed, its proof has to be made anew.
    """

    _offered: ClassVar[tuple[str, ...]] = (*Composer._offered, "load")
    _labels: ClassVar[dict[str, str]] = marked({
        **Composer._labels,
        "load": "Open a puzzle file",
        "more": "Settings and files",
    })  # fmt: skip

    def __init__(
        self,
        position: Position | str | None = None,
        *,
        game: str = FIRST,
        **settings: Unpack[BoardSettings],
    ) -> None:
        self._draft = PuzzleDraft()
        self._proven: tuple[PuzzleFile, Proof] | None = None
        self._worker = Worker[Proof](self._tell_progress, self._fail)
        super().__init__(position, game=game, **settings)

    def _halt(self) -> None:
        super()._halt()
        self._worker.stop()

    @property
    def puzzle(self) -> PuzzleFile:
        """The puzzle as it is written now, with its proof if it was proven like that."""
        puzzle = read_draft(self._game, self.state, self._draft)
        return replace(puzzle, proof=self.proof)

    @property
    def proof(self) -> Proof | None:
        """What was proven of the puzzle as it is now, if anything."""
        if self._proven is None:
            return None
        task, proof = self._proven
        try:
            same = _same_task(task, read_draft(self._game, self.state, self._draft))
        except Mistake:
            return None
        return proof if same else None

    # What people may do

    @answers(_TASK)
    def describe(self, **fields: object) -> str | None:
        """Write something beside the position; see ``puzzles.draft.PuzzleDraft`` for the fields."""
        draft = self._draft.with_fields(fields)
        if any(getattr(draft, name) != getattr(self._draft, name) for name in _ASKED):
            self._worker.stop()
            self.panel.answer(_TASK)
        self._draft = draft
        self._update_panel()
        return None

    @answers(_TASK)
    def prove(self) -> str | None:
        """Prove the puzzle: its value, all its solutions, and how hard it is."""
        puzzle = read_draft(self._game, self.state, self._draft)
        self._tell_progress(0)
        work = within(_MOST, proving(puzzle))
        self._worker.start(work, lambda proof: self._show_proof(puzzle, proof))
        return None

    def stop(self) -> str | None:
        """Prove no further."""
        if self._worker.running:
            self._worker.stop()
            self.panel.answer(_TASK, "told", say("Stopped: nothing was proven."))
        return None

    @answers(_WORDS)
    def suggest_hints(self) -> str | None:
        """Write hints from the proof, in place of those that are there."""
        proof = self.proof
        if proof is None:
            raise Mistake(say("Prove it first: hints are made from the solution."))
        hints = suggested_hints(self.puzzle, proof)
        return self.describe(hint1=hints[0], hint2=hints[1], hint3=hints[2])

    @answers(_WORDS)
    def save(self, path: str | Path) -> str | None:
        """Save the puzzle in a file, with its proof if there is one."""
        text, path = self._written(), Path(path)
        with writing(str(path)):
            write_whole(path, text)
        return None

    @answers(_TASK)
    def load(self, path: str | Path) -> str | None:
        """Go on with a puzzle file; whatever is wrong with it leaves this one as it was."""
        return self._open(load_puzzle(path))

    @answers(_TASK)
    def read(self, text: str, name: str) -> str | None:
        """Go on with the text of a puzzle file of that name."""
        return self._open(parse_puzzle(text, name))

    def click(self, tag: str) -> str | None:
        """Click a space, a piece or a button by its tag."""
        return self.stop() if tag == "stop" else super().click(tag)

    def _receive(self, message: Message) -> None:
        match message:
            case {"do": "load", "name": name, "text": text}:
                self.read(text, name)
            case {"do": "form", "tag": tag, "values": values} if tag in _FORMS:
                if self.describe(**read_puzzle_form(values)) is None and tag in _BUTTONS:
                    getattr(self, _BUTTONS[tag])()
            case _:
                super()._receive(message)

    # How it goes on

    def _written(self) -> str:
        """The puzzle as a file, which can be read again."""
        puzzle = self.puzzle
        check_words(puzzle)
        return format_puzzle(puzzle)

    @answers(_WORDS)
    def _download(self) -> str | None:
        text = self._written()
        name = f"{self.puzzle.name}.toml"
        self.panel.download(name, text)
        proven = say("{name} is saved with its proof.", name=name)
        bare = say("{name} is saved, but not proven yet.", name=name)
        self.panel.answer(_WORDS, "told", proven if self.proof else bare)
        return None

    def _open(self, puzzle: PuzzleFile) -> str | None:
        self._draft = draft_of(puzzle)
        self._proven = None if puzzle.proof is None else (puzzle, puzzle.proof)
        self._turn_to(self._composing.then(puzzle.start))
        return None

    def _turn_to(self, composing: Drafting[Position, View]) -> None:
        """Go on to another draft; a proof of the position before is stopped."""
        if composing.state != self.state:
            self._worker.stop()
        super()._turn_to(composing)

    def _tell_progress(self, positions: int) -> None:
        text = say("Looking: {number} positions so far.", number=f"{positions:,}")
        self.panel.answer(_TASK, "busy", text, button=button("stop", say("Stop")))

    def _show_proof(self, puzzle: PuzzleFile, proof: Proof) -> None:
        self._proven = puzzle, proof
        sentence, lines = say_proof(puzzle, proof)
        self.panel.answer(_TASK, "done", sentence, lines=lines)

    def _fail(self, error: Exception) -> None:
        """Say that a proof failed or is too large; any other error is a mishap."""
        if isinstance(error, Mistake):
            name = f"{read_draft(self._game, self.state, self._draft).name}: "
            self._say_no(Mistake(str(error).removeprefix(name)), _TASK)
        else:
            self.panel.answer(_TASK)
            self._mishap(error)

    def stored(self) -> dict[str, str]:
        """How to begin, and the position as a picture and as text."""
        return self._stored_front(say("Workshop"))

    def _sections(self) -> list[dict[str, Any]]:
        return [
            *super()._sections(),
            task_form(self._game, self._draft),
            words_form(self._game, self._draft),
        ]


def _same_task(one: PuzzleFile, other: PuzzleFile) -> bool:
    """Whether two puzzles ask for the same, whatever their words are."""
    parts = ("start", "aim", *_ASKED[1:])
    return all(getattr(one, part) == getattr(other, part) for part in parts)
