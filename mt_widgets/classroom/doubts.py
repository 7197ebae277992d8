"""What a hand-in claims, and what its moves show, which is what counts.

Whether a puzzle was solved, and the chance of a first move, is judged again from the moves. Hints,
seconds, and looking at the solution can't be checked. Lessons and puzzles that aren't ours count as
the pupil's program reports them (``Judged.told``). So do marks without moves, as older versions
handed them in, if the teacher trusts them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from ..engine.aims import Aim
from ..engine.words import say
from ..engine.work import Work
from ..learner.results import Attempt
from ..puzzles.account import REFUSED, SHORT, WRONG, Shown
from ..puzzles.puzzle import PuzzleFile
from ..puzzles.variant import symmetry_of, turned_line
from ..puzzles.wording import has_puzzling
from .jury import Claim, Verdicts, judging
from .receipt import Receipt
from .subjects import Subject

_MOST_TRIES = 50  # of one pupil at one item; more are not judged
_Try = tuple[Attempt, list[Claim] | None]  # None: it counts as the pupil's program reports it


@dataclass(frozen=True, slots=True)
class Doubt:
    """A mark its moves don't support: what is claimed, and what they show."""

    pupil: str
    item: str
    claimed: str
    shows: str
    solved: bool = True  # whether it is claimed that the puzzle was solved
    bare: bool = False  # whether it came without moves


@dataclass(frozen=True, slots=True)
class Judged:
    """Hand-ins as their moves show them, what is in doubt, and what counts without moves."""

    receipts: tuple[Receipt, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    told: frozenset[tuple[str, str]] = frozenset()  # pairs of a pupil and an item


def say_doubt(doubt: Doubt) -> str:
    """What is claimed and what the moves show, without a full stop."""
    return say("claimed: {claimed}; {shows}", claimed=doubt.claimed, shows=doubt.shows)


def judging_again(
    receipts: Iterable[Receipt], subjects: Mapping[str, Subject], *, trust: bool = False
) -> Work[Judged]:
    """Judge all moves again; yields how many positions have been looked at.

    With ``trust``, marks that came without moves count as they are claimed.
    """
    puzzles = {item: one.puzzle for item, one in subjects.items() if one.puzzle is not None}
    tried = [(receipt, [*_tries(receipt, puzzles, trust)]) for receipt in receipts]
    claims = (claim for _, tries in tried for _, some in tries for claim in some or ())
    verdicts = yield from judging(dict.fromkeys(claims), puzzles)
    found = [_judged(receipt, tries, puzzles, verdicts) for receipt, tries in tried]
    doubts = tuple(doubt for _, some in found for doubt in some)
    told = frozenset(
        (receipt.pupil, attempt.item)
        for receipt, tries in tried
        for attempt, claims in tries
        if claims is None
    )
    return Judged(tuple(receipt for receipt, _ in found), doubts, told)


def _tries(receipt: Receipt, puzzles: Mapping[str, PuzzleFile], trust: bool) -> Iterator[_Try]:
    """Each try with the lines to judge; of too many tries at one puzzle, the rest have none."""
    seen = Counter[str]()
    for attempt in receipt.attempts:
        seen[attempt.item] += 1
        bare = trust and attempt.solved and attempt.moves is None
        if attempt.item not in puzzles or bare:
            yield attempt, None
        else:
            few = seen[attempt.item] <= _MOST_TRIES
            yield attempt, _claims(receipt, attempt, puzzles[attempt.item]) if few else []


def _claims(receipt: Receipt, attempt: Attempt, puzzle: PuzzleFile) -> list[Claim]:
    """The lines of a try to judge: its moves, and the first move of the last wrong try."""
    lines = [attempt.moves] if attempt.moves else []
    likely = isinstance(puzzle.aim, Aim) and puzzle.aim.likely
    if likely and attempt.value and attempt.tried:
        lines += attempt.tried[-1].split()[:1]
    return [Claim(receipt.pupil, attempt.item, attempt.variant, line) for line in lines]


def _judged(
    receipt: Receipt, tries: list[_Try], puzzles: Mapping[str, PuzzleFile], verdicts: Verdicts
) -> tuple[Receipt, list[Doubt]]:
    """A hand-in as its moves show it, and what is in doubt."""
    attempts, doubts = list[Attempt](), list[Doubt]()
    for attempt, claims in tries:
        if claims is None:
            attempts.append(attempt)
            continue
        shown = [(claim.line, verdicts.of(claim)) for claim in claims]
        attempts.append(_as_shown(attempt, puzzles[attempt.item], shown))
        doubts += _doubts(receipt, attempt, attempts[-1], dict(shown))
    return replace(receipt, attempts=tuple(attempts)), doubts


def _as_shown(
    attempt: Attempt, puzzle: PuzzleFile, shown: list[tuple[str, Shown | None]]
) -> Attempt:
    """A try with what its moves show instead of what it claims."""
    whole = dict(shown).get(attempt.moves or "")
    wrong = (_own_line(attempt, puzzle, whole),) if whole and whole.end == WRONG else ()
    chances = [str(one.value) for _, one in shown if one and one.value is not None]
    value = attempt.value if attempt.value in chances else next(iter(chances), None)
    return replace(
        attempt,
        solved=whole is not None and whole.solved,
        tried=attempt.tried + wrong,
        value=value,
        best=str(puzzle.proof.value) if value and puzzle.proof else None,
    )


def _own_line(attempt: Attempt, puzzle: PuzzleFile, shown: Shown) -> str:
    """The pupil's own moves, as played in their variant."""
    if attempt.variant is None or not has_puzzling(puzzle.game):
        return shown.own
    return turned_line(puzzle, shown.own, symmetry_of(puzzle, attempt.variant))


def _doubts(
    receipt: Receipt, claimed: Attempt, found: Attempt, shown: Mapping[str, Shown | None]
) -> Iterator[Doubt]:
    pupil = receipt.pupil
    if claimed.solved and not found.solved:
        old = receipt.format == 1
        why, bare = _why(claimed, shown, old=old), claimed.moves is None
        yield Doubt(pupil, claimed.item, say("solved"), why, bare=bare)
    if claimed.value and claimed.value != found.value:
        claim = say("the chance {value}", value=claimed.value)
        value = found.value and say("its first move has the chance {value}", value=found.value)
        yield Doubt(pupil, claimed.item, claim, value or say("no move shows it"), solved=False)


def _why(claimed: Attempt, shown: Mapping[str, Shown | None], *, old: bool) -> str:
    """Why a try that claims to be solved is not."""
    if old:
        return say("it is from an older version, without moves: the mark is claimed, not shown")
    if claimed.moves is None:
        return say("it came without moves: the mark is claimed, not shown")
    found = shown.get(claimed.moves)
    if found is None:
        return say("its moves would take too long to judge")
    return {
        REFUSED: say("the rules do not allow these moves in this pupil's puzzle"),
        SHORT: say("the moves stop before the goal is reached"),
        WRONG: say("the moves do not reach the goal"),
    }[found.end]
