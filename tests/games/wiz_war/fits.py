"""The parts of Wiz-War fit the seam: mypy proves it, and nothing here has to run."""

from mt_widgets.engine.game import Forecast, Notation, Rules, Setup
from mt_widgets.engine.parts import Goals, Knowledge, Voice
from mt_widgets.games.wiz_war import forecast, game, goals, knowledge, notation, setup, voice
from mt_widgets.games.wiz_war.events import Event
from mt_widgets.games.wiz_war.moves import Move
from mt_widgets.games.wiz_war.state import State
from mt_widgets.games.wiz_war.view import View

SETUP: Setup[State] = setup
RULES: Rules[State, Move, Event] = game
NOTATION: Notation[State, Move] = notation
KNOWLEDGE: Knowledge[State, Move, View, Event] = knowledge
FORECAST: Forecast[State, Move] = forecast
VOICE: Voice[State, View, Event] = voice
GOALS: Goals[State] = goals
