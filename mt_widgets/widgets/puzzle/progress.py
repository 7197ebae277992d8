"""What a learner reaches with puzzles: the one that is done now, its tries, its stars, the next."""

from collections.abc import Sequence
from pathlib import Path

from ...engine.words import beside, labelled, say, sentences
from ...learner.keeper import Keeper
from ...learner.results_file import Results
from ...puzzles.judge import SOLVED, WRONG, Verdict
from ...puzzles.load import load_puzzle
from ...puzzles.puzzle import Puzzle
from ...puzzles.session import Session, begin
from ...puzzles.shelf import Entry, next_entry, pack_title, read_entries, read_shelf
from ...puzzles.themes import themes
from ...puzzles.variant import vary
from ..page.task import say_hardness

__all__ = ["Progress"]


class Progress:
    """Puzzles of some files, turned and recoloured by a ``variant``, and what was done with them.

    In an exam it is ``silent`` about what was done before.
    """

    def __init__(
        self, results: Results | str | Path | None, variant: int | str | None, *, silent: bool
    ) -> None:
        self.keeper, self.silent = Keeper(results), silent
        self._variant = None if variant is None else str(variant)
        self.files: Sequence[Path] = ()
        self.earned: int | None = None  # stars, once the puzzle was solved
        self.vain: list[str] = []  # tries that were taken back, and why
        self.kicker = ""  # where the puzzle is from, and what it is about

    def first(self, files: Sequence[Path]) -> Entry:
        """Of other files the first that is not solved, or else the first.

        A bad file is only looked at if there is no other, and raises what is wrong with it.
        """
        solved = {} if self.silent else self.keeper.solved()
        entries = [*read_entries(files)]
        unsolved = (entry for entry in entries if entry.puzzle.name not in solved)
        first = next(unsolved, entries[0] if entries else None)
        found = first or Entry(files[0], load_puzzle(files[0]))
        self.files = files
        return found

    def after(self, here: Puzzle) -> Entry | None:
        """The next one that is not solved: of those that were asked for, else of all."""
        asked, solved = [*read_entries(self.files)], frozenset(self.keeper.solved())
        names = [entry.puzzle.name for entry in asked]
        place = names.index(here.name) + 1 if here.name in names else 0
        onwards = (*asked[place:], *asked[:place])
        left = (one for one in onwards if one.puzzle.name not in {*solved, here.name})
        return next(left, None) or next_entry(read_shelf(self.files), here, solved)

    def open(self, entry: Entry) -> Session:
        """Begin a puzzle, of which nothing is tried yet."""
        puzzle = entry.puzzle if self._variant is None else vary(entry.puzzle, self._variant)
        self.keeper.begin(puzzle.name, self._variant)
        self.earned = None if self.silent else self.keeper.stars(puzzle.name)
        names = [say(themes(puzzle.game)[name].title) for name in puzzle.themes]
        about = [pack_title(entry.path), *names, say_hardness(puzzle)]
        self.kicker, self.vain = beside(dict.fromkeys(filter(None, about))), []
        return begin(puzzle)

    def count(self, session: Session, verdict: Verdict) -> tuple[str, str, str]:
        """Keep what a try came to; its kind, what is said of it, and the rule behind it."""
        trouble = self.keeper.note(session)
        if verdict.kind != WRONG:
            if verdict.kind == SOLVED:
                self.earned = max(session.stars, self.earned or 0)
            return "done", sentences(verdict.text, trouble), verdict.rule
        why = labelled(session.tried[-1], verdict.text)
        self.vain = [*self.vain, say("Taken back: {why}", why=why)]
        said = say("Not yet. {why}", why=verdict.text)
        return "wrong", sentences(said, trouble), verdict.rule
