"""The exact solver: can a goal be reached in so many turns, how likely, and by which lines.

It finds the greatest chance of reaching the goal. Others choose what is worst for the solver, or
do what the problem says. Every value is exact, and equal positions are searched once.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from fractions import Fraction
from typing import Generic, NamedTuple

from ..engine.game import CHANCE
from ..engine.words import say
from .budget import Budget
from .problem import Certificate, Move, Node, Problem, State, TooLarge, Value

_MOST_LINES = 20_000
_new = tuple.__new__  # as in the games: nodes are made by the million
SOLVER, OTHERS = 0, 1  # beside CHANCE: whoever has the problem, and all others


class Branch(NamedTuple, Generic[State, Move]):
    """One way on: its weight among all ways, the move or what chance does, and where it leads."""

    weight: int
    move: Move | None
    name: str
    node: Node[State]


class _Search(Generic[State, Move]):
    """A node that is being searched: the way that is looked at, and what was found so far."""

    __slots__ = ("branch", "mover", "node", "rest", "value", "waiting", "weight")

    def __init__(self, node: Node[State], mover: int, rest: Iterator[Branch[State, Move]]) -> None:
        self.node, self.mover, self.rest, self.weight = node, mover, rest, 0
        self.waiting = 0  # moves that are kept until all were looked at
        self.value: Value = 1 if mover == OTHERS else 0
        self.branch = next(rest, None)

    def learn(self, weight: int, value: Value) -> None:
        """Take a way's value into account, and go on to the next, unless it can be spared."""
        if self.mover == CHANCE:
            self.value, self.weight = self.value + weight * value, self.weight + weight
            spared = False
        elif self.mover == OTHERS:
            self.value = min(self.value, value)
            spared = self.value == 0
        else:
            self.value = max(self.value, value)
            spared = self.value == 1
        self.branch = None if spared else next(self.rest, None)

    def result(self) -> Value:
        """What it all comes to."""
        if self.mover != CHANCE:
            return self.value
        found = Fraction(self.value, self.weight or 1)
        return int(found) if found.denominator == 1 else found


class Solver(Generic[State, Move]):
    """Searches a problem, as far as a budget of positions allows."""

    def __init__(self, problem: Problem[State, Move], budget: Budget | None = None) -> None:
        self.problem, self._budget = problem, budget or Budget()
        self._clock = problem.game.turn(problem.start)
        self._values: dict[Node[State], Value] = {}
        self._lines: dict[Hashable, tuple[Move, ...]] | None = None  # once they are found
        self._told: dict[Node[State], list[Branch[State, Move]]] = {}  # of those on the best lines

    @property
    def positions(self) -> int:
        """How many different positions have been searched."""
        return len(self._values)

    # What may happen

    def decided(self, node: Node[State]) -> Value | None:
        """The value of a node from which nothing has to be searched, else None."""
        problem = self.problem
        if not problem.keep:
            if problem.goal(node.state):
                return 1
            return 0 if node.left <= 0 or problem.game.mover(node.state) is None else None
        if node.left > 0 and problem.game.mover(node.state) is not None:
            return None
        if not problem.goal(node.state):
            return 0
        return 1 if node.left < 0 or problem.game.mover(node.state) is None else None

    def mover(self, node: Node[State]) -> int:
        """SOLVER, CHANCE or OTHERS."""
        return self._who(node)[0]

    def _who(self, node: Node[State]) -> tuple[int, tuple[State, Hashable] | None]:
        """The mover, and what others are bound to do, if they are."""
        problem = self.problem
        reply = problem.others and problem.others(node.state, node.told)
        if reply is not None:
            return OTHERS, reply
        mover = problem.game.mover(node.state)
        return CHANCE if mover == CHANCE else SOLVER if mover in problem.seats else OTHERS, None

    def branches(self, node: Node[State]) -> Iterator[Branch[State, Move]]:
        """Every way on."""
        return self._branches(node, *self._who(node))

    def _branches(
        self, node: Node[State], mover: int, reply: tuple[State, Hashable] | None
    ) -> Iterator[Branch[State, Move]]:
        problem, state = self.problem, node.state
        if reply is not None:
            yield Branch(1, None, "", self._next(node, *reply))
        elif mover == CHANCE:
            outcomes = problem.game.outcomes(state)
            self._budget.look(len(outcomes), problem.size)
            for outcome in outcomes:
                after = self._next(node, outcome.state, node.told)
                yield Branch(outcome.weight, None, outcome.name, after)
        else:
            play, moves = problem.game.play, problem.game.legal_moves(state)
            self._budget.look(len(moves), problem.size)
            for move in moves:
                after = self._next(node, play(state, move), node.told)
                yield _new(Branch, (1, move, "", after))

    def _next(self, node: Node[State], after: State, told: Hashable) -> Node[State]:
        left, problem = node.left, self.problem
        if problem.game.turn_passed(node.state, after):
            turn = problem.game.turn(node.state)
            left -= turn == self._clock
            told = told if turn in problem.seats else problem.turn_told(told)
            if not left and problem.game.turn(after) == self._clock:
                left = -1  # the turn until which a goal is to be kept has begun
        return _new(Node, (after, left, told))

    # What it is worth

    def value(self, node: Node[State] | None = None) -> Value:
        """How likely the goal is reached with the best play."""
        node = node or self.problem.root
        for _ in self.search(node):
            pass
        return self._known(node)

    def _known(self, node: Node[State]) -> Value:
        found = self._found(node)
        assert found is not None
        return found

    def _found(self, node: Node[State]) -> Value | None:
        if node.left <= 0 and not self.problem.keep:
            return int(self.problem.goal(node.state))  # too late for anything else: by far most
        value = self._values.get(node)
        return self.decided(node) if value is None else value

    def search(self, node: Node[State]) -> Iterator[int]:
        """Find a node's value; after each position that was searched somebody may look or stop."""
        stack = list[_Search[State, Move]]()
        try:
            if self._found(node) is None:
                self._open(node, stack)
            yield from self._search(stack)
        finally:
            self._budget.drop(sum(search.waiting for search in stack))

    def _search(self, stack: list[_Search[State, Move]]) -> Iterator[int]:
        opened = {search.node for search in stack}
        while stack:
            top = stack[-1]
            if top.branch is None:
                self._keep(top)
                opened.remove(stack.pop().node)
                yield len(self._values)
                continue
            value = self._found(top.branch.node)
            if value is None:
                if top.branch.node in opened:
                    raise TooLarge(say("the same position can come again and again"))
                opened.add(top.branch.node)
                self._open(top.branch.node, stack)
            else:
                top.learn(top.branch.weight, value)

    def _open(self, node: Node[State], stack: list[_Search[State, Move]]) -> None:
        budget = self._budget
        before = budget.looked
        mover, reply = self._who(node)
        stack.append(_Search(node, mover, self._branches(node, mover, reply)))
        stack[-1].waiting = budget.looked - before
        budget.hold(stack[-1].waiting)

    def _keep(self, searched: _Search[State, Move]) -> None:
        self._budget.drop(searched.waiting)
        searched.waiting = 0
        self._budget.keep(self.problem.size)
        self._values[searched.node] = searched.result()

    # What is told of it

    def steps(self) -> Iterator[int]:
        """Everything that a certificate needs, step by step, so that somebody may look or stop."""
        yield from self.search(self.problem.root)
        for branch in self._own_branches(self.problem.root):
            yield from self.search(branch.node)
        yield from self._find_lines()

    def certificate(self) -> Certificate[State, Move]:
        """Everything that was found out."""
        for _ in self.steps():
            pass
        first = self.choices(self.problem.root)
        return Certificate(
            Fraction(self.value()), tuple(first), tuple(self.solutions()), self._values
        )

    def choices(self, node: Node[State]) -> list[tuple[Move, Fraction]]:
        """The value of every move of the solver's at a node, in the order of the game."""
        branches = self._own_branches(node)
        return [(b.move, Fraction(self.value(b.node))) for b in branches if b.move is not None]

    def _own_branches(self, node: Node[State]) -> list[Branch[State, Move]]:
        decides = self.decided(node) is None and self.mover(node) == SOLVER
        return self._ways(node) if decides else []

    def _ways(self, node: Node[State]) -> list[Branch[State, Move]]:
        if node not in self._told:
            self._told[node] = list(self.branches(node))
            self._budget.hold(len(self._told[node]), self.problem.size)
        return self._told[node]

    def solutions(self) -> list[tuple[Move, ...]]:
        """Every line of the solver's moves that keeps the best chance, one of each set of moves.

        A line ends when the goal first holds, and where chance or somebody's free choice comes in.
        """
        for _ in self._find_lines():
            pass
        assert self._lines is not None
        return list(self._lines.values())

    def _find_lines(self) -> Iterator[int]:
        if self._lines is not None:
            return
        lines: dict[Hashable, tuple[Move, ...]] = {}
        root = self.problem.root
        best = self.value(root)
        todo: list[tuple[Node[State], tuple[Move, ...]]] = [(root, ())] if best else []
        while todo:
            node, line = todo.pop()
            ahead = self._followed(node)
            self._budget.look(len(ahead), self.problem.size)
            if not ahead:
                lines.setdefault(frozenset(Counter(line).items()), line)
                continue
            good = list[tuple[Node[State], tuple[Move, ...]]]()
            for branch in ahead:
                yield from self.search(branch.node)
                if self._known(branch.node) == best:
                    moved = line if branch.move is None else (*line, branch.move)
                    good.append((branch.node, moved))
            todo += reversed(good)
            if len(todo) + len(lines) > _MOST_LINES:
                number = f"{_MOST_LINES:,}"
                raise TooLarge(say("there are more than {number} solutions", number=number))
        self._lines = lines

    def _followed(self, node: Node[State]) -> list[Branch[State, Move]]:
        """The ways on that belong to a line: the solver's own, and what is certain to come."""
        if self.decided(node) is not None:
            return []
        branches = self._ways(node)
        own = self.mover(node) == SOLVER
        certain = len(branches) == 1 and branches[0].move is None
        return branches if own or certain else []
