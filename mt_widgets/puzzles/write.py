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
from .puzzle import Proof, Puzzle

__all__ = ["format_proof", "format_puzzle", "write_proof"]

_HEAD = "[proof]  # written by `magical-towers check --write`\n"


def format_proof(proof: Proof) -> str:
    """The machine-written part of a file."""
    return _HEAD + (
        f"value = {quoted(str(proof.value))}\n"
        f"unique = {str(proof.unique).lower()}\n"
        f"solutions = {listed(proof.solutions)}\n"
        f"positions = {proof.positions}\n"
        f"difficulty = {proof.difficulty:.2f}\n"
        f"ravens = {proof.ravens}\n"
    )


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


def format_puzzle(puzzle: Puzzle) -> str:
    """A whole puzzle as a file."""
    words, others = puzzle.words, puzzle.others
    replies = (
        quoted(others) if isinstance(others, str) else listed(tuple(map(puzzle.write, others)))
    )
    parts = {
        "format": "1",
        "game": "" if puzzle.game.name == FIRST else quoted(puzzle.game.name),
        "kind": quoted(puzzle.kind),
        "title": quoted(words.title),
        "story": quoted(words.story),
        "position": quoted(puzzle.game.notation.format_position(puzzle.start)),
        "sequence": quoted(puzzle.write(puzzle.sequence)) if puzzle.sequence else "",
        "goal": quoted(str(puzzle.aim)),
        "turns": str(puzzle.turns),
        "others": replies,
        "themes": listed(puzzle.themes),
        "needs": listed(puzzle.needs) if puzzle.needs else "",
        "traps": listed(puzzle.traps) if puzzle.traps else "",
        "hints": listed(words.hints),
        "explanation": quoted(words.explanation),
        "author": quoted(words.author),
    }
    facts = ""
    if words.facts is not None:
        parts |= dict.fromkeys(("title", "story", "hints", "explanation", "author"), "")
        facts = _format_facts(puzzle, words.facts)
    proof = "" if puzzle.proof is None else format_proof(puzzle.proof)
    return "\n".join(filter(None, (_lines(parts), facts, proof)))


def _lines(parts: dict[str, str]) -> str:
    return "".join(f"{key} = {value}\n" for key, value in parts.items() if value)


def _format_facts(puzzle: Puzzle, facts: Facts[Move]) -> str:
    then = tuple(f"{value} {puzzle.write(line)}" for value, line in facts.then)
    parts = {
        "seed": str(facts.seed),
        "turn": str(facts.turn),
        "line": quoted(puzzle.write(facts.line)),
        "tempting": "" if facts.tempting is None else quoted(puzzle.write([facts.tempting])),
        "then": listed(then) if then else "",
    }
    return f"[facts]  # put into words when it is read\n{_lines(parts)}"
