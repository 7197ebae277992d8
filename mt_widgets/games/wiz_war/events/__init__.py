"""What happened, for the log, for animation and for updating views; past tense.

Every change on the table is one of these events (changes.py carries them out), so that somebody
who heard them knows the table without seeing it.
"""

from .cards import (
    CardAsked,
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardRefused,
    CardSwallowed,
    CoinThrown,
    DieRolled,
    HandDiscarded,
    HandWon,
    MoveNamed,
    Passed,
    PilesForgotten,
    PileShuffled,
    PlayFailed,
    TrapDrawn,
)
from .event import Event
from .maze import (
    BorderOpened,
    CreationGone,
    CreationHurt,
    CreationMade,
    CreatureGone,
    CreatureHurt,
    CreatureMade,
    CreatureMoved,
    FireMade,
    ItemBroken,
    ItemDestroyed,
    ItemLaid,
    ItemThrown,
    SectionHurt,
    SectorTurned,
    ThingDropped,
    ThingTaken,
    WallMade,
    WizardDied,
    WizardHurt,
    WizardMoved,
)
from .turn import (
    GameEnded,
    MainPartEnded,
    SpellBegan,
    SpellEnded,
    SpellsWaned,
    StageReached,
    TakeNamed,
    TurnBegan,
    TurnLost,
)

__all__ = [
    "BorderOpened", "CardAsked", "CardDiscarded", "CardDrawn", "CardGiven", "CardPlayed",
    "CardRefused", "CardSwallowed", "CoinThrown", "CreationGone", "CreationHurt",
    "CreationMade", "CreatureGone", "CreatureHurt", "CreatureMade", "CreatureMoved",
    "DieRolled", "Event", "FireMade", "GameEnded", "HandDiscarded", "HandWon", "ItemBroken",
    "ItemDestroyed", "ItemLaid", "ItemThrown", "MainPartEnded", "MoveNamed", "Passed",
    "PileShuffled", "PilesForgotten", "PlayFailed", "SectionHurt", "SectorTurned", "SpellBegan",
    "SpellEnded", "SpellsWaned", "StageReached", "TakeNamed", "ThingDropped", "ThingTaken",
    "TrapDrawn", "TurnBegan", "TurnLost", "WallMade", "WizardDied", "WizardHurt", "WizardMoved",
]  # fmt: skip
