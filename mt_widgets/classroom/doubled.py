"""Hand-ins that contradict each other: one name twice, or the same tries under two names.

Handing in again is fine: the later hand-in has all tries of the earlier one, as far or further, and
it alone counts. Otherwise none of them counts until the teacher takes one or more by name.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter

from ..engine.words import say
from ..learner.results import merge
from .receipt import Receipt

_MOST_COMPARED = 20  # hand-ins of one pupil; with more of them the teacher has to choose anyway
_SITTING = attrgetter("item", "began", "variant")  # what stays the same while a try goes on
Named = tuple[str, Receipt]  # the name of a file or line, and what was handed in


@dataclass(frozen=True, slots=True)
class DoubledOption:
    """A hand-in the teacher can take: its name, the pupil it names, and what is in it."""

    name: str
    pupil: str
    said: str


@dataclass(frozen=True, slots=True)
class Doubled:
    """Hand-ins the teacher has to choose from, and why."""

    options: tuple[DoubledOption, ...]
    why: str

    @property
    def pupils(self) -> tuple[str, ...]:
        """The pupils whose marks depend on the choice."""
        return tuple(dict.fromkeys(option.pupil for option in self.options))


@dataclass(frozen=True, slots=True)
class Gathered:
    """The hand-ins that count, in the order they came, and what was left out."""

    receipts: tuple[Receipt, ...] = ()
    left_out: tuple[tuple[str, str], ...] = ()  # names and reasons
    doubled: tuple[Doubled, ...] = ()  # what counts only once the teacher has chosen
    taken: frozenset[str] = frozenset()  # names of hand-ins that the teacher chose


def sort_out(handed: Sequence[Named], take: Collection[str] = ()) -> Gathered:
    """Leave out repeated hand-ins, and find those that contradict each other."""
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
    """Hand-ins that aren't part of another one of the same pupil, and why the rest is left out."""
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
    """Whether a hand-in has all tries of another one, each as far or further."""
    later = {attempt.mark: attempt for attempt in one.attempts}
    gone_on = all(
        attempt.mark in later
        and _SITTING(later[attempt.mark]) == _SITTING(attempt)
        and later[attempt.mark].tried[: len(attempt.tried)] == attempt.tried
        for attempt in other.attempts
    )
    return gone_on and merge(one.attempts, other.attempts) == one.attempts


def _groups(handed: Sequence[Named]) -> list[list[Named]]:
    """Hand-ins grouped by a common name or try, in the order they came."""
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
    options = tuple(
        DoubledOption(name, receipt.pupil, _say_content(receipt)) for name, receipt in group
    )
    pupils = list(dict.fromkeys(option.pupil for option in options))
    if len(pupils) == 1:
        return Doubled(options, say("Different hand-ins under the name {pupil}", pupil=pupils[0]))
    names = ", ".join(pupils)
    return Doubled(options, say("The same tries under several names: {names}", names=names))


def _say_content(receipt: Receipt) -> str:
    """What is in a hand-in, so that the teacher can tell it from another."""
    if not receipt.attempts:
        return say("nothing was tried")
    items = len({attempt.item for attempt in receipt.attempts})
    last = max(attempt.began for attempt in receipt.attempts)[:16].replace("T", " ")
    solved = len({attempt.item for attempt in receipt.attempts if attempt.solved})
    return say("puzzles and lessons: {items}, of which it claims to have solved {solved}; tries: "
               "{tries}, the last one begun {time} UTC", items=items, solved=solved,
               tries=len(receipt.attempts), time=last)  # fmt: skip
