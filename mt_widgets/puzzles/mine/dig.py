"""One miner's work: play a game, look at its positions, prove and judge what they offer."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random

from ...games.magical_towers import api, game
from ...games.magical_towers.bots import BOTS, seat_bots
from ...games.magical_towers.state import State, Window
from ...search.playout import play_out
from ...search.problem import TooLarge
from ..load import parse_puzzle
from ..prove import prove
from ..puzzle import Puzzle
from ..write import format_puzzle
from .alike import marks
from .interest import interest
from .job import Find, Haul, Job
from .leads import Lead, defences, leads
from .solved import Solved, solve
from .tagging import spells_needed, spells_tempting, tag
from .telling import words_for

__all__ = ["dig"]

_LONGEST_GAME = 400  # moves
_BEST = 3  # finds of one game
_PLAYERS = 2, 2, 3, 4  # two play most often
_MOST_SPELLS = 5


def dig(job: Job) -> Haul:
    """The best puzzles of one game; the same for the same job, wherever it is done."""
    tried, found = 0, dict[int, tuple[float, Puzzle]]()  # one for each turn
    for turn, lead in _all_leads(job):
        tried += 1
        solved = solve(lead.puzzle, job.settings.most)
        if solved is None:
            continue
        worth, (best, _) = interest(solved), found.get(turn, (0, None))
        if worth > best and job.settings.theme in ("", *tag(solved)):
            found[turn] = worth, _told(solved, lead, job.seed, turn)
    chosen = sorted(found, key=lambda turn: -found[turn][0])[:_BEST]
    return Haul(tuple(_find(found[turn][1]) for turn in sorted(chosen)), tried)


def _all_leads(job: Job) -> Iterator[tuple[int, Lead]]:
    """Everything worth a proof, with the number of the turn.

    Defences are looked for everywhere, because they are rare and it costs little.
    """
    rng = Random(job.seed)
    positions = list(_positions(job, rng))
    chosen = {*rng.sample(range(len(positions)), min(job.settings.looks, len(positions)))}
    for number, (turn, state) in enumerate(positions):
        more = leads(state, job.settings.most) if number in chosen else iter(())
        try:
            yield from ((turn, lead) for lead in chain(defences(state), more))
        except TooLarge:
            continue


def _positions(job: Job, rng: Random) -> Iterator[tuple[int, State]]:
    """Where somebody is about to play a card, each with the number of the turn."""
    start = _start(job, rng)
    names = job.settings.bots.split(",")
    bots = [BOTS[names[seat % len(names)]] for seat in range(start.table.seats)]
    turn, last = 0, (-1, 0)
    for state in play_out(game, start, seat_bots(bots, rng), rng, _LONGEST_GAME).states():
        stage = state.seat, state.action
        plays = game.mover(state) == state.seat and isinstance(state.pending, Window | None)
        if plays and state.action < 3 and (stage != last or state.table.solo):
            turn, last = turn + (state.action == 1), stage
            yield turn, state


def _start(job: Job, rng: Random) -> State:
    """The start of the game; what the settings leave open is drawn, so that games differ."""
    settings = job.settings
    players, spells = settings.players, settings.spells
    if settings.rules in ("base", "master"):
        players = rng.choice(_PLAYERS) if players is None else players
        spells = rng.randint(0, _MOST_SPELLS) if spells is None else spells
    return api.start(players, spells, settings.rules, seed=job.seed)


def _told(solved: Solved, lead: Lead, seed: int, turn: int) -> Puzzle:
    """The puzzle with its themes, its claims and its words."""
    return replace(
        solved.puzzle,
        name=f"{seed:05}-turn-{turn:02}",
        themes=tag(solved),
        needs=spells_needed(solved),
        traps=spells_tempting(solved),
        words=words_for(seed, turn, lead.task.words, solved),
    )


def _find(puzzle: Puzzle) -> Find:
    """The file, read as anybody would read it, with the proof of what it claims."""
    read = parse_puzzle(format_puzzle(puzzle), puzzle.name)
    proven = replace(read, proof=prove(read))
    return Find(puzzle.name, format_puzzle(proven), marks(proven))
