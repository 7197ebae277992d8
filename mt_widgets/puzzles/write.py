"""Writing puzzle files: the machine's part behind what people wrote, which stays as it is."""

import re
import tomllib
from pathlib import Path

from ..engine.errors import FileError
from ..engine.game import Move
from ..files.text import LONGEST_FILE, listed, quoted, read_text
from ..files.whole import write_whole
from ..games import FIRST
from ..search.finds import Facts
from .puzzle import Proof, PuzzleFile

_HEAD = "[proof]  # written by `magical-towers check --write`\n"


def _written(value: object) -> str:
    """A text, a number, a flag or several texts as TOML writes them."""
    match value:
        case tuple():
            return listed(value)
        case float():
            return f"{value:.2f}"
    return quoted(value) if isinstance(value, str) else str(value).lower()


def _lines(parts: dict[str, object]) -> str:
    """A line for each key; those without a value are left out."""
    return "".join(f"{key} = {_written(it)}\n" for key, it in parts.items() if it is not None)


def format_proof(proof: Proof) -> str:
    """The machine-written part of a file."""
    return _HEAD + _lines({
        "value": str(proof.value),
        "unique": proof.unique,
        "solutions": proof.solutions,
        "positions": proof.positions,
        "difficulty": float(proof.difficulty),
        "ravens": proof.ravens,
    })  # fmt: skip


def write_proof(path: Path, proof: Proof) -> None:
    """Put a proof into a puzzle's file in place of the one that is there.

    What a person wrote stays; where that cannot be told from the proof, nothing is written.
    """
    old = read_text(path)
    written, *_ = re.split(r"(?m)^\[proof\]", old, maxsplit=1)
    new = f"{written.rstrip()}\n\n{format_proof(proof)}"
    if _people_wrote(new) != _people_wrote(old):
        raise FileError(str(path), 0, "proof: it has to be a table [proof] at the end of the file")
    data = new.encode()
    if len(data) > LONGEST_FILE:
        raise FileError(str(path), 0, "with its proof this is too long for a puzzle")
    write_whole(path, data)


def _people_wrote(text: str) -> dict[str, object] | None:
    try:
        return {key: value for key, value in tomllib.loads(text).items() if key != "proof"}
    except ValueError:
        return None


def format_puzzle(puzzle: PuzzleFile) -> str:
    """A whole puzzle as a file."""
    words, others = puzzle.words, puzzle.others
    parts: dict[str, object] = {
        "format": 1,
        "game": None if puzzle.game.name == FIRST else puzzle.game.name,
        "kind": puzzle.kind,
        "title": words.title,
        "story": words.story,
        "position": puzzle.game.notation.format_position(puzzle.start),
        "sequence": puzzle.write(puzzle.sequence) or None,
        "goal": str(puzzle.aim),
        "turns": puzzle.turns,
        "others": others if isinstance(others, str) else tuple(map(puzzle.write, others)),
        "themes": puzzle.themes,
        "needs": puzzle.needs or None,
        "traps": puzzle.traps or None,
        "hints": words.hints,
        "explanation": words.explanation,
        "author": words.author,
    }
    facts = ""
    if words.facts is not None:
        parts |= dict.fromkeys(("title", "story", "hints", "explanation", "author"))
        facts = _format_facts(puzzle, words.facts)
    proof = "" if puzzle.proof is None else format_proof(puzzle.proof)
    return "\n".join(filter(None, (_lines(parts), facts, proof)))


def _format_facts(puzzle: PuzzleFile, facts: Facts[Move]) -> str:
    parts: dict[str, object] = {
        "seed": facts.seed,
        "turn": facts.turn,
        "line": puzzle.write(facts.line),
        "tempting": None if facts.tempting is None else puzzle.write([facts.tempting]),
        "then": tuple(f"{value} {puzzle.write(line)}" for value, line in facts.then) or None,
    }
    return f"[facts]  # put into words when it is read\n{_lines(parts)}"
