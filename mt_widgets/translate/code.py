"""The sentences of our Python: what is said, and what tables keep to be said later."""

import ast
from collections.abc import Iterator

__all__ = ["code_sentences"]

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def code_sentences(source: str) -> Iterator[str]:
    r"""The sentences of a module, in the order in which they stand.

    >>> [*code_sentences('say("Yes" if it else "No")\n_NAMES = marked({"b": "blue"})')]
    ['Yes', 'No', 'blue']
    """
    yield from _within(ast.parse(source), {})


def _within(node: ast.AST, known: dict[str, list[ast.expr]]) -> Iterator[str]:
    """Sentences below a node; ``known`` are the values that names may have there."""
    if isinstance(node, _Function):
        known = {**known, **_assigned(node)}
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        if node.func.id == "say":
            yield from _said(node.args[0], known)
        elif node.func.id == "marked":
            yield from _listed(node.args[0])
    for child in ast.iter_child_nodes(node):
        yield from _within(child, known)


def _assigned(function: _Function) -> dict[str, list[ast.expr]]:
    """What the names of a function are set to."""
    found = dict[str, list[ast.expr]]()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, []).append(node.value)
    return found


def _said(node: ast.expr, known: dict[str, list[ast.expr]]) -> Iterator[str]:
    """What a sentence may be: a text, one of two, or the value of a name."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from (*_said(one, known), *_said(other, known))
        case ast.Name(id=name):
            for value in known.get(name, ()):
                yield from _said(value, {})


def _listed(node: ast.expr) -> Iterator[str]:
    """All texts of a table, but for its keys."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Dict(values=values) | ast.Tuple(elts=values) | ast.List(elts=values):
            for value in values:
                yield from _listed(value)
