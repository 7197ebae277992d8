"""The environment: a game whose seats are PettingZoo's agents, one deciding after the other."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ..engine.errors import Mistake
from ..engine.game import CHANCE, AnyGame, Position
from ..engine.words import say
from .limits import limits_of
from .observing import Observation, Observer
from .pages import page_of
from .pictures import check_mode, dots, modes
from .rewards import rewards

__all__ = ["Action", "Environment"]

Action = int | np.integer[Any] | None
_SEEDS = 10**9


class Environment(AECEnv[str, Observation, Action]):
    """A game between agents that have the names of its seats; chance plays in between."""

    def __init__(
        self,
        game: AnyGame,
        given: Mapping[str, str],
        *,
        render_mode: str | None = None,
        longest: int | None = None,
    ) -> None:
        check_mode(game, render_mode)
        self._game, self._given, self._rng = game, given, Random()
        self._limits = limits_of(game)
        self._longest = longest or self._limits.decisions
        self.possible_agents = [*game.setup.seats(self._dealt())]
        self._observer = Observer(game, len(self.possible_agents), self._limits)
        self._spaces = {
            agent: (spaces.Discrete(self._limits.actions), self._observer.space())
            for agent in self.possible_agents
        }
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.name}_v0",
            "render_modes": modes(game),
            "render_fps": 2,
            "is_parallelizable": False,
        }

    @property
    def names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self._observer.names

    def action_space(self, agent: str) -> Any:
        """The actions of an agent, as numbers."""
        return self._spaces[agent][0]

    def observation_space(self, agent: str) -> Any:
        """What an agent may observe."""
        return self._spaces[agent][1]

    def _dealt(self) -> Position:
        """A start, as the options and chance will have it."""
        seed = str(self._rng.randrange(_SEEDS))
        return self._game.setup.new({**self._given, "seed": seed})

    def _at(self, position: object) -> Position:
        """A position to begin with, in notation; raises Mistake if others sit there."""
        state = self._game.notation.parse_position(str(position))
        if [*self._game.setup.seats(state)] != self.possible_agents:
            agents = ", ".join(self.possible_agents)
            raise Mistake(say("position: these agents have to sit there: {agents}", agents=agents))
        return state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with a seed all that chance does repeats, without one it goes on.

        Of the options, ``position`` is where it begins, in notation, with the same seats.
        """
        if seed is not None:
            self._rng = Random(seed)
        wanted = (options or {}).get("position")
        self._state, self._made = self._dealt() if wanted is None else self._at(wanted), 0
        self.agents = [*self.possible_agents]
        self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def step(self, action: Action) -> None:
        """The agent that is to decide acts, and chance plays until somebody decides again."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self._legal(action)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self._made += 1
        if chosen < len(self._page.moves):
            self._state = self._game.rules.play(self._state, self._page.moves[chosen])
            self._go_on()
        else:
            self._go_on(self._page.following)
        self._accumulate_rewards()

    def _legal(self, action: Action) -> int:
        """An action that the mask allows; raises Mistake for another one."""
        if action not in np.flatnonzero(self._observer.mask(self._page)):
            raise Mistake(say("{action} is no legal action now; see action_mask", action=action))
        assert action is not None
        return int(action)

    def _go_on(self, page: int = 0) -> None:
        rules = self._game.rules
        while (seat := rules.mover(self._state)) == CHANCE:
            self._state = rules.play(self._state, rules.chance_move(self._state, self._rng))
        moves = [] if seat is None else rules.legal_moves(self._state)
        self._page = page_of(moves, self._limits.actions, page)
        self.infos = {agent: {} for agent in self.agents}
        if seat is None:
            self._end()
        else:
            self._ask(self.possible_agents[seat])
        if self.render_mode == "human":
            self.render()

    def _ask(self, agent: str) -> None:
        """It is for an agent to decide, unless the game takes too long, or nobody knows the cards.

        Where a position to begin with tells of no pile, what is drawn from it stays unknown.
        """
        self.agent_selection = agent
        written = map(self._game.notation.format_move, self._page.moves)
        self.infos[agent] = {"moves": [*written]}
        broken_off = self._made >= self._longest or not self._page.moves
        self.truncations = dict.fromkeys(self.agents, broken_off)

    def _end(self) -> None:
        won = self._game.rules.winners(self._state) or ()
        shares = rewards(len(self.agents), won)
        self.rewards = dict(zip(self.agents, shares, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    @property
    def _time(self) -> float:
        return self._made / self._longest

    def observe(self, agent: str) -> Observation:
        """What an agent knows of the game, and which actions are legal for it now."""
        seat, observer = self.possible_agents.index(agent), self._observer
        page = self._page if agent == self.agent_selection else None
        turned = page.number if page else 0
        return {
            "observation": observer.numbers(self._state, seat, turned, self._time),
            "text": observer.text(self._state, seat),
            "action_mask": observer.mask(page),
        }

    def look_ahead(self) -> NDArray[np.float32]:
        """A row for each legal action: the numbers right after it, as whoever decides foresees."""
        seat = self.possible_agents.index(self.agent_selection)
        return self._observer.ahead(self._state, seat, self._page, self._time)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The position as whoever decides sees it: text, a picture, or nothing and a print."""
        seat = self.possible_agents.index(self.agent_selection)
        view = self._observer.view(self._state, seat)
        if self.render_mode == "rgb_array":
            return dots(self._game, view)
        board = self._game.voice.board(view)
        if self.render_mode == "human":
            print(board)
        return board if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
