"""The sentences in our Python code, in calls and in tables."""

import ast
import re
from collections.abc import Iterator

from ..engine.words import NAME
from .sentence import Sentence

_Function = ast.FunctionDef | ast.AsyncFunctionDef
_Known = tuple[_Function, ...]  # the functions around a node, which set names
_SPEAKING = re.compile(r"\b(say|marked|mistake)(_[a-z_]+)?\s*\(")  # only such modules are parsed


def code_sentences(source: str, file: str = "") -> Iterator[Sentence]:
    r"""The sentences of a module, in order.

    >>> source = 'say("Yes" if it else "No")\n_NAMES = marked({"b": "blue"})'
    >>> [sentence.text for sentence in code_sentences(source)]
    ['Yes', 'No', 'blue']
    """
    if _SPEAKING.search(source):
        for text, many, context in _within(ast.parse(source), ()):
            yield Sentence(text, file, many=many, context=context)


def _within(top: ast.AST, known: _Known) -> Iterator[tuple[str, str, str]]:
    """The text, plural and context of each sentence below a node."""
    todo = [(top, known)]
    while todo:
        node, known = todo.pop()
        if isinstance(node, _Function):
            known = (*known, node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield from _called(node.func.id, node.args, known)
        below = [(child, known) for child in ast.iter_child_nodes(node)]
        todo += reversed(below)


def _called(
    function: str, arguments: list[ast.expr], known: _Known
) -> Iterator[tuple[str, str, str]]:
    """The sentences of a call; functions ending in ``_in`` take the context first."""
    context = NAME if function in ("say_name", "marked_names") else ""
    match function, arguments:
        case "say_in" | "say_many_in" | "marked_in", [ast.Constant(value=str(context)), *rest]:
            function, arguments = function.removesuffix("_in"), rest
    match function, arguments:
        case "say" | "say_name" | "mistake", [sentence, *_]:
            yield from ((text, "", context) for text in _said(sentence, known))
        case "say_many", [one, many, *_]:
            pairs = zip(_said(one, known), _said(many, known), strict=True)
            yield from ((*pair, context) for pair in pairs)
        case "marked" | "marked_names", [table]:
            yield from ((text, "", context) for text in _listed(table))
        case "marked_many", [table]:
            yield from ((*pair, context) for pair in _paired(table))


def _values(name: str, known: _Known) -> list[ast.expr]:
    """What a name is set to, in the innermost function that sets it."""
    for function in reversed(known):
        found = [
            node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and node.targets[0].id == name
        ]
        if found:
            return found
    return []


def _said(node: ast.expr, known: _Known) -> Iterator[str]:
    """The texts of an expression: a text, one of two, or the values of a name."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from (*_said(one, known), *_said(other, known))
        case ast.Name(id=name):
            for value in _values(name, known):
                yield from _said(value, ())


def _listed(node: ast.expr) -> Iterator[str]:
    """All texts of a table, except its keys."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Dict(values=values) | ast.Tuple(elts=values) | ast.List(elts=values):
            for value in values:
                yield from _listed(value)


def _paired(node: ast.expr) -> Iterator[tuple[str, str]]:
    """All pairs of one and many in a table. Raises ValueError for a text outside a pair."""
    match node:
        case ast.Tuple(elts=[ast.Constant(value=str(one)), ast.Constant(value=str(many))]):
            yield one, many
        case ast.Dict(values=values) | ast.Tuple(elts=values) | ast.List(elts=values):
            for value in values:
                yield from _paired(value)
        case ast.Constant(value=text):
            raise ValueError(f"{text!r} is no pair of one and many")
