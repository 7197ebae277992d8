"""Hand-ins that contradict each other: one name twice, or the same tries under two names.

Who goes on and hands in again contradicts nothing: the later hand-in has all the tries of the
earlier one, each as far or further, and counts alone. Otherwise none of them counts, and none
spoils another, until the teacher takes one, or several, by the names of what was handed in.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from ..engine.words import say
from ..learner.results import Attempt, merge
from .receipt import Receipt

__all__ = ["Doubled", "Gathered", "Named", "Option", "sort_out"]

_MOST_COMPARED = 20  # hand-ins of one pupil: with more of them the teacher has to choose anyway
Named = tuple[str, Receipt]  # what was handed in, and the name of the file or the line


@dataclass(frozen=True, slots=True)
class Option:
    """A hand-in to choose: its name, whose it says it is, and what there is in it."""

    name: str
    pupil: str
    said: str


@dataclass(frozen=True, slots=True)
class Doubled:
    """Hand-ins of which the teacher has to choose, and why."""

    options: tuple[Option, ...]
    why: str

    @property
    def pupils(self) -> tuple[str, ...]:
        """Whose marks wait for it."""
        return tuple(dict.fromkeys(option.pupil for option in self.options))


@dataclass(frozen=True, slots=True)
class Gathered:
    """What counts, in the order in which it came, and the names of the rest, with the reason.

    ``doubled`` is what counts only when the teacher has chosen.
    """

    receipts: tuple[Receipt, ...] = ()
    left_out: tuple[tuple[str, str], ...] = ()
    doubled: tuple[Doubled, ...] = ()
    taken: frozenset[str] = frozenset()  # names of hand-ins that the teacher chose


def sort_out(handed: Sequence[Named], take: Collection[str] = ()) -> Gathered:
    """Leave out what is there twice, and find what contradicts itself."""
    kept, left_out = _without_earlier(handed)
    counts, doubled, taken = {name for name, _ in kept}, list[Doubled](), set[str]()
    for group in _groups(kept):
        names = {name for name, _ in group}
        chosen = names & {*take} if len(group) > 1 else set[str]()
        taken |= chosen
        if chosen:
            why = say("another one was taken: {names}", names=", ".join(sorted(chosen)))
            left_out += [(name, why) for name, _ in group if name not in chosen]
            counts -= names - chosen
        elif len(group) > 1:
            doubled.append(_doubled(group))
            counts -= names
    receipts = tuple(receipt for name, receipt in kept if name in counts)
    return Gathered(receipts, tuple(left_out), tuple(doubled), frozenset(taken))


def _without_earlier(handed: Iterable[Named]) -> tuple[list[Named], list[tuple[str, str]]]:
    """What is neither there twice nor part of a later hand-in of the same pupil."""
    kept, left_out = dict[str, Receipt](), list[tuple[str, str]]()
    by_pupil = dict[str, list[str]]()
    for name, receipt in handed:
        others = by_pupil.setdefault(receipt.pupil, [])
        near = [other for other in others[-_MOST_COMPARED:] if other in kept]
        more = next((other for other in near if _has_all(kept[other], receipt)), None)
        if more is not None:
            same = kept[more].attempts == receipt.attempts
            left_out.append((name, say("this was handed in twice") if same else _earlier(receipt)))
            continue
        for other in near:
            if _has_all(receipt, kept[other]):
                del kept[other]
                left_out.append((other, _earlier(receipt)))
        others.append(name)
        kept[name] = receipt
    return [*kept.items()], left_out


def _earlier(receipt: Receipt) -> str:
    return say("{pupil} handed in again later, with all of this and more, and that counts",
               pupil=receipt.pupil)  # fmt: skip


def _has_all(one: Receipt, other: Receipt) -> bool:
    """Whether a hand-in has all tries of another one, each as it was or gone on with."""
    later = {attempt.mark: attempt for attempt in one.attempts}
    gone_on = all(
        attempt.mark in later and _goes_on(later[attempt.mark], attempt)
        for attempt in other.attempts
    )
    return gone_on and merge(one.attempts, other.attempts) == one.attempts


def _goes_on(later: Attempt, earlier: Attempt) -> bool:
    """Whether it is the same sitting, with the same tries first."""
    same = (later.item, later.began, later.variant) == (
        earlier.item,
        earlier.began,
        earlier.variant,
    )
    return same and later.tried[: len(earlier.tried)] == earlier.tried


def _groups(handed: Sequence[Named]) -> list[list[Named]]:
    """Hand-ins with a name or a try in common, in the order in which they came."""
    leader = [*range(len(handed))]

    def first(number: int) -> int:
        while leader[number] != number:
            leader[number] = leader[leader[number]]
            number = leader[number]
        return number

    owner = dict[tuple[str, str], int]()
    for number, (_, receipt) in enumerate(handed):
        for key in (("pupil", receipt.pupil), *(("mark", one.mark) for one in receipt.attempts)):
            one, other = sorted((first(owner.setdefault(key, number)), first(number)))
            leader[other] = one
    groups = dict[int, list[Named]]()
    for number, named in enumerate(handed):
        groups.setdefault(first(number), []).append(named)
    return [*groups.values()]


def _doubled(group: Sequence[Named]) -> Doubled:
    options = tuple(Option(name, receipt.pupil, _say_content(receipt)) for name, receipt in group)
    pupils = list(dict.fromkeys(option.pupil for option in options))
    if len(pupils) == 1:
        return Doubled(options, say("Different hand-ins under the name {pupil}", pupil=pupils[0]))
    names = ", ".join(pupils)
    return Doubled(options, say("The same tries under several names: {names}", names=names))


def _say_content(receipt: Receipt) -> str:
    """What tells one hand-in from another."""
    items = len({attempt.item for attempt in receipt.attempts})
    if not receipt.attempts:
        return say("nothing was tried")
    last = max(attempt.began for attempt in receipt.attempts)[:16].replace("T", " ")
    solved = len({attempt.item for attempt in receipt.attempts if attempt.solved})
    return say("puzzles and lessons: {items}, of which it claims to have solved {solved}; tries: "
               "{tries}, the last one begun {time} UTC", items=items, solved=solved,
               tries=len(receipt.attempts), time=last)  # fmt: skip
