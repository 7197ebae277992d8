"""Every part of every game is what its protocol says.

It is mypy that checks it here: a game finds its parts by the names of modules, which no type tells.
Run, these tests show only that the modules are there.
"""

from typing import TypeVar

from mt_widgets.engine.game import Forecast, GameRules, GameSetup, Notation
from mt_widgets.engine.parts import Clicks, Face, Knowledge, Paper, Voice
from mt_widgets.engine.puzzle_parts import Composing, Goals, Judgement

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")
Event = TypeVar("Event")


def _played(
    setup: GameSetup[State],
    rules: GameRules[State, Move, Event],
    notation: Notation[State, Move],
    knowledge: Knowledge[State, Move, View, Event],
    forecast: Forecast[State, Move],
    goals: Goals[State],
) -> None: ...


def _shown(
    knowledge: Knowledge[State, Move, View, Event],
    voice: Voice[State, View, Event],
    clicks: Clicks[State, Move],
    face: Face[State, View, Event],
) -> None: ...


def _told(
    knowledge: Knowledge[State, Move, View, Event], voice: Voice[State, View, Event]
) -> None: ...


def _more(
    judgement: Judgement[State, Move], paper: Paper[State, View], composing: Composing[State, View]
) -> None: ...  # a game's puzzling takes symmetries of its own class, which no protocol names


def test_magical_towers() -> None:
    from mt_widgets.games.magical_towers import (
        clicks,
        composing,
        face,
        forecast,
        game,
        goals,
        judgement,
        knowledge,
        notation,
        paper,
        setup,
        voice,
    )

    _played(setup, game, notation, knowledge, forecast, goals)
    _shown(knowledge, voice, clicks, face)
    _more(judgement, paper, composing)


def test_wonderful_towers() -> None:
    from mt_widgets.games.wonderful_towers import (
        forecast,
        game,
        goals,
        knowledge,
        notation,
        setup,
        voice,
    )

    _played(setup, game, notation, knowledge, forecast, goals)
    _told(knowledge, voice)


def test_labyrinth() -> None:
    from mt_widgets.games.labyrinth import (
        forecast,
        game,
        goals,
        knowledge,
        notation,
        setup,
        voice,
    )

    _played(setup, game, notation, knowledge, forecast, goals)
    _told(knowledge, voice)


def test_wiz_war() -> None:
    from mt_widgets.games.wiz_war import (
        forecast,
        game,
        goals,
        knowledge,
        notation,
        setup,
        voice,
    )

    _played(setup, game, notation, knowledge, forecast, goals)
    _told(knowledge, voice)


def test_nim() -> None:
    from tests.nim import clicks, face, forecast, game, goals, knowledge, notation, setup, voice

    _played(setup, game, notation, knowledge, forecast, goals)
    _shown(knowledge, voice, clicks, face)
