"""The command line for puzzles: proving them, solving them, and hints."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

from ..engine.aims import Question
from ..engine.errors import FileError, Mistake, excerpt
from ..engine.game import CHANCE, Move
from ..engine.words import translated
from ..files.whole import why
from ..games import FIRST, GAMES, find_game, game_of
from ..puzzles.hints import automatic_hints
from ..puzzles.load import load_puzzle
from ..puzzles.packs import ABOUT, find_abouts, find_files, read_pack, shipped
from ..puzzles.prove import certify, named, prove
from ..puzzles.puzzle import BEST, NOTHING, PuzzleFile, differing, kind_of
from ..puzzles.wording import fill
from ..puzzles.write import write_proof
from ..search.policy import Policy, policy
from .streams import complain, how_far


def is_puzzle(text: str) -> bool:
    """Whether an argument names a puzzle file and not a position."""
    return text.endswith(".toml")


def _given(given: argparse.Namespace) -> PuzzleFile:
    """The puzzle of a file, or one made of a position and a goal."""
    if is_puzzle(given.puzzle):
        if given.goal is not None or given.turns != 1 or given.others != BEST:
            raise Mistake(f"{given.command}: --goal, --turns and --others are for positions")
        return _of_the_game(load_puzzle(given.puzzle), given.game)
    game = game_of(given.puzzle.lstrip()) if given.game is None else find_game(given.game)
    start = game.notation.parse_position(given.puzzle)
    if given.goal is None:
        example = game.voice.words().get("goal", "...")
        raise Mistake(f"{given.command}: a position needs a goal: --goal '{example}'")
    if game.rules.mover(start) in (None, CHANCE):
        raise Mistake(f"{given.command}: nobody is to decide in this position")
    aim = game.goals.parse_aim(given.goal, start)
    if isinstance(aim, Question):
        raise Mistake(f"goal: {aim.name} is for puzzle files that show something first")
    others = given.others
    replies = others if others in (BEST, NOTHING) else tuple(
        tuple(game.notation.parse_moves(line)) for line in others.split(";")
    )  # fmt: skip
    return PuzzleFile("the position", kind_of(aim), start, aim, given.turns, replies, game=game)


def _of_the_game(puzzle: PuzzleFile, name: str | None) -> PuzzleFile:
    """The same puzzle, if it is of the game that was asked for."""
    if name is not None and find_game(name) is not puzzle.game:
        raise FileError(puzzle.name, 0, f"game: this is a puzzle for {puzzle.game.name}")
    return puzzle


def handle_check(given: argparse.Namespace) -> int:
    """Prove every file again; what is wrong is told, and the others are checked all the same."""
    wrong = 0
    game = None if given.game is None else find_game(given.game).name
    for name in given.files or [str(shipped())]:
        try:
            paths = [*find_files([name]), *find_abouts(name)]
        except (ValueError, OSError) as error:
            wrong += 1
            complain(_said(name, error))
        else:
            wanted = [path for path in paths if given.files or game in (None, _game_of(path))]
            wrong += sum(not _told_check(path, given) for path in wanted)
    return 2 if wrong else 0


def _game_of(path: Path) -> str:
    """The game in whose folder a file of ours lies."""
    top = path.relative_to(shipped()).parts[0]
    return top if top in GAMES else FIRST


def _told_check(path: Path, given: argparse.Namespace) -> bool:
    """Check one file and tell of it; whether all was well."""
    try:
        told = _check_pack(path) if path.name == ABOUT else _check(path, given)
    except (ValueError, OSError) as error:
        complain(_said(str(path), error))
        return False
    print(told, flush=True)
    return True


def _said(name: str, error: Exception) -> str:
    """What is wrong, with the file where the system does not name it."""
    return f"{excerpt(name)}: {why(error)}" if isinstance(error, OSError) else str(error)


def _check(path: Path, given: argparse.Namespace) -> str:
    puzzle = _of_the_game(load_puzzle(path), given.game)
    with how_far() as on_progress:
        proof = prove(puzzle, on_progress)
    if given.write and proof != puzzle.proof:
        write_proof(path, proof)
    elif puzzle.proof is None:
        raise FileError(puzzle.name, 0, "proof: it is missing; check --write puts it there")
    elif wrong := differing(puzzle.proof, proof):
        raise FileError(puzzle.name, 0, f"proof.{wrong}: this is not what was proven now")
    number = "unique" if proof.unique else f"{len(proof.solutions)} solutions"
    return f"{puzzle.name}: proven, value {proof.value}, {number}, ravens {proof.ravens}"


def _check_pack(path: Path) -> str:
    pack = read_pack(path)
    if not pack.files:
        raise FileError(str(path.parent), 0, "there is no puzzle in this folder")
    return f"{pack.name}: a pack, {pack.title}, puzzles {len(pack.files)}"


def handle_solve(given: argparse.Namespace) -> int:
    """Everything the solver knows, a line each; nothing is told before all is known."""
    puzzle = _given(given)
    if isinstance(puzzle.aim, Question):
        print(f"solution {prove(puzzle).solutions[0]}")
        return 0
    with how_far() as on_progress:
        solver, found = certify(puzzle, on_progress)
        with named(puzzle):
            advice = [*_advice(puzzle, policy(solver), "")]
    print(f"value {found.value}")
    for line in sorted(map(puzzle.write, found.solutions)):
        print(f"solution {line}".rstrip())
    for text, value in sorted((puzzle.write([move]), value) for move, value in found.first_moves):
        print(f"move {text} {value}")
    for line in advice:
        print(line)
    return 0


def _advice(puzzle: PuzzleFile, tree: Policy[Move], after: str) -> Iterator[str]:
    """What to do after each outcome of chance."""
    for name, then in tree.then:
        path, play = f"{after} {name}".strip(), puzzle.write(then.line)
        yield f"after {path}: {play or 'nothing more'} {then.value}"
        yield from _advice(puzzle, then, f"{path} {play}")


def handle_hint(given: argparse.Namespace) -> int:
    """One hint: the idea, the piece or the move."""
    puzzle = _given(given)
    hints = puzzle.words.hints or _hints(puzzle)
    print(fill(puzzle.game, translated(hints[given.level - 1])))
    return 0


def told_puzzle(path: str) -> tuple[list[str], PuzzleFile]:
    """A puzzle, and what it asks in words, without its answer."""
    puzzle = load_puzzle(path)
    words = (translated(text) for text in (puzzle.words.title, puzzle.words.story) if text)
    told = [fill(puzzle.game, text) for text in words]
    return [*told, puzzle.game.goals.say_aim(puzzle.aim, puzzle.turns), ""], puzzle


def _hints(puzzle: PuzzleFile) -> tuple[str, ...]:
    _, found = certify(puzzle)
    if not any(found.solutions):
        raise Mistake(f"{puzzle.name}: goal: there is nothing to find")
    return automatic_hints(puzzle.game, puzzle.position, found.solutions[0])


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text not in map(str, range(least, most + 1)):
            raise argparse.ArgumentTypeError(f"a whole number from {least} to {most} is meant")
        return int(text)

    return read


def describe_solve(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.add_argument("puzzle", metavar="PUZZLE", help="a puzzle file, or a position")
    example = GAMES[FIRST].voice.words()["goal"]
    command.add_argument("--goal", help=f"for a position, such as '{example}'")
    command.add_argument("--turns", type=_whole(1, 9), default=1, help="own turns; 1 if left out")
    command.add_argument(
        "--others", default=BEST, help="best, nothing, or their turns with ; between"
    )


def describe_hint(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    describe_solve(command)
    command.add_argument("--level", type=_whole(1, 3), default=1, help="1, 2 or 3")
