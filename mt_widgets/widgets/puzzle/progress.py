"""Which puzzle a learner is at, what was tried and earned there, and which one is next."""

from collections.abc import Sequence
from pathlib import Path

from ...engine.words import beside, labelled, say, sentences
from ...learner.keeper import Keeper
from ...learner.results_file import ResultsFile
from ...puzzles.judge import SOLVED, WRONG, Verdict
from ...puzzles.load import load_puzzle
from ...puzzles.puzzle import PuzzleFile
from ...puzzles.session import PuzzleSession, begin
from ...puzzles.shelf import ShelfEntry, next_entry, pack_title, read_entries, read_shelf
from ...puzzles.themes import themes
from ...puzzles.variant import vary
from ..page.task import say_hardness


class SolvingProgress:
    """The puzzles of some files, perhaps as a ``variant``, and what was done with them.

    In an exam it is ``silent`` about what was done before.
    """

    def __init__(
        self, results: ResultsFile | str | Path | None, variant: int | str | None, *, silent: bool
    ) -> None:
        self.keeper, self.silent = Keeper(results), silent
        self._variant = None if variant is None else str(variant)
        self.files: Sequence[Path] = ()
        self.earned: int | None = None  # stars, once the puzzle was solved
        self.vain: list[str] = []  # tries that were taken back, and why
        self.kicker = ""  # where the puzzle is from, and what it is about

    def first(self, files: Sequence[Path]) -> ShelfEntry:
        """The first unsolved puzzle of other files, or the first if all are solved.

        Raises Mistake if none of the files can be read.
        """
        solved = {} if self.silent else self.keeper.solved()
        entries = [*read_entries(files)]
        unsolved = (entry for entry in entries if entry.puzzle.name not in solved)
        first = next(unsolved, entries[0] if entries else None)
        found = first or ShelfEntry(files[0], load_puzzle(files[0]))
        self.files = files
        return found

    def after(self, here: PuzzleFile) -> ShelfEntry | None:
        """The next unsolved puzzle, of these files if possible, or else of all; None if all are."""
        asked, solved = [*read_entries(self.files)], frozenset(self.keeper.solved())
        names = [entry.puzzle.name for entry in asked]
        place = names.index(here.name) + 1 if here.name in names else 0
        onwards = (*asked[place:], *asked[:place])
        left = (one for one in onwards if one.puzzle.name not in {*solved, here.name})
        return next(left, None) or next_entry(read_shelf(self.files), here, solved)

    def open(self, entry: ShelfEntry) -> PuzzleSession:
        """Begin a puzzle; the session before the first try."""
        puzzle = entry.puzzle if self._variant is None else vary(entry.puzzle, self._variant)
        self.keeper.begin(puzzle.name, self._variant)
        self.earned = None if self.silent else self.keeper.stars(puzzle.name)
        names = [say(themes(puzzle.game)[name].title) for name in puzzle.themes]
        about = [pack_title(entry.path), *names, say_hardness(puzzle)]
        self.kicker, self.vain = beside(dict.fromkeys(filter(None, about))), []
        return begin(puzzle)

    def count(self, session: PuzzleSession, verdict: Verdict) -> tuple[str, str, str]:
        """Keep the result of a try; its kind, a sentence about it, and the rule behind it."""
        trouble = self.keeper.note(session)
        if verdict.kind != WRONG:
            if verdict.kind == SOLVED:
                self.earned = max(session.stars, self.earned or 0)
            return "done", sentences(verdict.text, trouble), verdict.rule
        why = labelled(session.tried[-1], verdict.text)
        self.vain = [*self.vain, say("Taken back: {why}", why=why)]
        said = say("Not yet. {why}", why=verdict.text)
        return "wrong", sentences(said, trouble), verdict.rule
