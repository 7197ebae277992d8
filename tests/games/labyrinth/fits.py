"""The modules of the game fit the protocols of its parts: mypy proves it, nothing runs."""

from mt_widgets.engine.game import Forecast, Notation, Rules, Setup
from mt_widgets.engine.parts import Goals, Knowledge, Voice
from mt_widgets.games.labyrinth import (
    forecast,
    game,
    goals,
    knowledge,
    notation,
    setup,
    voice,
)
from mt_widgets.games.labyrinth.events import Event
from mt_widgets.games.labyrinth.moves import Move
from mt_widgets.games.labyrinth.state import State
from mt_widgets.games.labyrinth.view import View

SETUP: Setup[State] = setup
RULES: Rules[State, Move, Event] = game
NOTATION: Notation[State, Move] = notation
KNOWLEDGE: Knowledge[State, Move, View, Event] = knowledge
FORECAST: Forecast[State, Move] = forecast
VOICE: Voice[State, View, Event] = voice
GOALS: Goals[State] = goals
