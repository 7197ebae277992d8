"""The checker: is what a solver claims true? It shares only the rules of the game with it.

It searches nothing. Every value that a claim rests on has to follow from the values of what may
come next, down to where the goal has been reached or it is too late; then all of them are true.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from fractions import Fraction
from typing import Any, Generic

from ..engine.errors import Mistake
from ..engine.game import CHANCE
from ..engine.work import Work
from .budget import Budget
from .problem import Certificate, Move, Node, Problem, State, Value


class _Doubt(Mistake):
    """Something that does not follow."""


def examine(
    problem: Problem[State, Move], claim: Certificate[State, Move], budget: Budget | None = None
) -> Work[str]:
    """What is wrong with a certificate, in a sentence; nothing if it is true.

    Yields how far it has come, so that somebody may look or stop; raises TooLarge.
    """
    checker = _Checker(problem, claim, budget or Budget())
    try:
        checker.check_start()
        yield from checker.check_solutions()
        yield from checker.check_values()
    except _Doubt as doubt:
        return str(doubt)
    return ""


class _Checker(Generic[State, Move]):
    """Follows a claim down; ``_doubted`` are the nodes whose values are still to be justified."""

    def __init__(
        self, problem: Problem[State, Move], claim: Certificate[State, Move], budget: Budget
    ) -> None:
        self._problem, self._claim, self._budget = problem, claim, budget
        self._counted = problem.game.turn(problem.start)
        self._used: dict[Node[State], None] = {}  # by the solutions, each once
        self._doubted: list[Node[State]] = []
        self._justified: set[Node[State]] = set()

    def check_start(self) -> None:
        """The value of the start and of every first move."""
        root = Node(self._problem.start, self._problem.turns)
        self._same(self._claimed(root), self._claim.value, "the value")
        ways = dict(self._ways(root)) if self._end(root) is None else {}
        own = self._owns(root)
        if [move for move, _ in self._claim.first_moves] != (list(ways) if own else []):
            raise _Doubt("the first moves are not those that the game has")
        for move, value in self._claim.first_moves:
            name = f"the value of {move}"
            self._same(self._claimed(ways[move][1]), value, name)

    def _same(self, found: Value, claimed: Fraction, what: str) -> None:
        if found != claimed:
            raise _Doubt(f"{what} is {found}, not {claimed}")

    def check_solutions(self) -> Iterator[int]:
        """The solutions are all there are, in whatever order their moves are."""
        there = set[tuple[Move, ...]]()
        for line in self._lines() if self._claim.value else ():
            there.add(line)
            self._budget.hold(1)
            yield len(there)
        claimed = [_unordered(line) for line in self._claim.solutions]
        if len(set(claimed)) < len(claimed):
            raise _Doubt("a solution is listed twice")
        for line in self._claim.solutions:
            if line not in there:
                text = " ".join(map(str, line))
                raise _Doubt(f"this does not solve it: {text}")
        if len({_unordered(line) for line in there}) > len(claimed):
            raise _Doubt("there is another solution")

    def _lines(self) -> Iterator[tuple[Move, ...]]:
        """Every line of the solver's along which the claimed value stays the best."""
        todo: list[tuple[Node[State], tuple[Any, ...]]]
        todo = [(Node(self._problem.start, self._problem.turns), ())]
        self._budget.hold(1, self._problem.size)
        while todo:
            node, line = todo.pop()
            self._budget.drop(1, self._problem.size)
            if len(line) > len(self._claim.values) + 1:
                raise _Doubt("a line comes back to where it was")
            ways = list(self._ways(node)) if self._end(node) is None else []
            own = self._owns(node)
            certain = len(ways) == 1 and not own and self._forced(node)
            if not ways or not (own or certain):
                yield line
                continue
            for move, (_, after) in ways:
                if self._noted(after) == self._claim.value:
                    todo.append((after, (*line, move) if own else line))
                    self._budget.hold(1, self._problem.size)

    def check_values(self) -> Iterator[int]:
        """Every value that was used follows from those of what comes next, and not from itself."""
        opened = set[Node[State]]()
        for node in self._used:
            self._claimed(node)
        while self._doubted:
            node = self._doubted[-1]
            if node in opened or node in self._justified:
                if node in opened:
                    self._justified.add(node)
                    opened.remove(node)
                else:
                    self._budget.drop(1, self._problem.size)
                self._doubted.pop()
                continue
            opened.add(node)
            below = len(self._doubted)
            self._justify(node)
            if not opened.isdisjoint(self._doubted[below:]):
                raise _Doubt(f"a value rests on itself in this position: {node.state}")
            yield len(self._justified)

    def _justify(self, node: Node[State]) -> None:
        value, given = self._claim.values[node], self._given(node)
        mover = self._problem.game.mover(node.state) if given is None else None
        own = mover in self._problem.seats
        ways = [way for _, way in self._ways_of(node, mover, given)]
        if mover != CHANCE and value == own:
            self._show_one(node, value, [after for _, after in ways])
            return
        values = [(weight, self._claimed(after)) for weight, after in ways]
        if mover == CHANCE:
            total: Value = Fraction(sum(w * v for w, v in values), sum(w for w, _ in values) or 1)
        else:
            found = [v for _, v in values] or [1 - own]
            total = max(found) if own else min(found)
        if total != value:
            raise _Doubt(f"the value of this position: {node.state}: is {total}, not {value}")

    def _owns(self, node: Node[State]) -> bool:
        return self._mover(node) in self._problem.seats

    def _show_one(self, node: Node[State], value: Value, afters: list[Node[State]]) -> None:
        """Who can make it 1, or 0, needs one way to do so; which one, the values tell."""
        for after in afters:
            end = self._end(after)
            if (self._claim.values.get(after) if end is None else end) == value:
                self._claimed(after)
                return
        raise _Doubt(f"nothing makes it {value} in this position: {node.state}")

    def _claimed(self, node: Node[State]) -> Value:
        """What a node is said to be worth; whoever says so has to justify it."""
        value, settled = self._said(node)
        if not settled and node not in self._justified:
            self._doubted.append(node)
            self._budget.hold(1, self._problem.size)
        return value

    def _noted(self, node: Node[State]) -> Value:
        """What a node is said to be worth; it is noted once, however many lines lead there."""
        value, settled = self._said(node)
        if not settled and node not in self._used:
            self._used[node] = None
            self._budget.hold(1, self._problem.size)
        return value

    def _said(self, node: Node[State]) -> tuple[Value, bool]:
        """What a node is worth, and whether it is settled or only claimed."""
        end = self._end(node)
        if end is not None:
            return end, True
        value = self._claim.values.get(node)
        if value is None:
            raise _Doubt(f"nothing is said of this position: {node.state}")
        return value, False

    # The rules of the problem, told once more and in another way than the solver tells them

    def _end(self, node: Node[State]) -> int | None:
        """1 or 0 where it is settled."""
        if self._problem.keep and node.left > 0:
            return int(self._problem.goal(node.state)) if self._over(node) else None
        reached = self._problem.goal(node.state)
        if reached != self._problem.keep:
            return int(reached)
        late = node.left < 0 if self._problem.keep else node.left < 1
        return int(reached) if late or self._over(node) else None

    def _over(self, node: Node[State]) -> bool:
        return self._problem.game.mover(node.state) is None

    def _forced(self, node: Node[State]) -> bool:
        """Whether nobody chooses here: the others' play is given, or chance has no choice."""
        return self._given(node) is not None or self._mover(node) == CHANCE

    def _given(self, node: Node[State]) -> tuple[State, Hashable] | None:
        """What the others do, where that is given."""
        said = self._problem.others
        return said(node.state, node.told) if said is not None else None

    def _mover(self, node: Node[State]) -> int | None:
        return self._problem.game.mover(node.state) if self._given(node) is None else None

    def _ways(self, node: Node[State]) -> Iterator[tuple[Move | str, tuple[int, Node[State]]]]:
        return self._ways_of(node, self._mover(node), self._given(node))

    def _ways_of(
        self, node: Node[State], mover: int | None, given: tuple[State, Hashable] | None
    ) -> Iterator[tuple[Move | str, tuple[int, Node[State]]]]:
        game = self._problem.game
        if given is not None:
            yield "", (1, self._after(node, *given))
        elif mover == CHANCE:
            outcomes = game.outcomes(node.state)
            self._budget.look(len(outcomes), self._problem.size)
            for n, outcome in enumerate(outcomes):
                after = self._after(node, outcome.state, node.told)
                yield f"{n}", (outcome.weight, after)
        else:
            moves = game.legal_moves(node.state)
            self._budget.look(len(moves), self._problem.size)
            for move in moves:
                yield move, (1, self._after(node, game.play(node.state, move), node.told))

    def _after(self, node: Node[State], state: State, told: Hashable) -> Node[State]:
        """Count the turns of the player in whose turn it all began."""
        turn, counted = self._problem.game.turn, self._counted
        if not self._problem.game.turn_passed(node.state, state):
            return Node(state, node.left, told)
        if turn(node.state) not in self._problem.seats:
            told = self._problem.turn_told(told)
        left = node.left - 1 if turn(node.state) == counted else node.left
        again = left == 0 and turn(state) == counted
        return Node(state, -1 if again else left, told)


def _unordered(line: tuple[Move, ...]) -> frozenset[tuple[Move, int]]:
    return frozenset(Counter(line).items())
