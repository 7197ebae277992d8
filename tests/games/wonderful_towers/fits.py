"""Every part of the game fits what shared code asks of it: mypy reads this, and nobody runs it."""

from mt_widgets.engine.game import Forecast, Notation, Rules, Setup
from mt_widgets.engine.parts import Goals, Knowledge, Voice
from mt_widgets.games.wonderful_towers import (
    forecast,
    game,
    goals,
    knowledge,
    notation,
    setup,
    voice,
)
from mt_widgets.games.wonderful_towers.events import Event
from mt_widgets.games.wonderful_towers.moves import Move
from mt_widgets.games.wonderful_towers.state import State
from mt_widgets.games.wonderful_towers.view import View

SETUP: Setup[State] = setup
RULES: Rules[State, Move, Event] = game
NOTATION: Notation[State, Move] = notation
KNOWLEDGE: Knowledge[State, Move, View, Event] = knowledge
FORECAST: Forecast[State, Move] = forecast
VOICE: Voice[State, View, Event] = voice
GOALS: Goals[State] = goals
