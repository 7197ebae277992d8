"""A good bot that can be caught thinking: as long as a file says so, it waits to be killed."""

import os
import random
import time
from pathlib import Path
from typing import Any

from mt_widgets.games import FIRST, GAMES

GAME = GAMES[FIRST]
TRAP = Path(os.environ.get("TRAP", "nowhere"))


def bot(view: Any) -> Any:
    """The first who finds the trap tells who it is, and whose worker it is, and thinks for ever."""
    if TRAP.is_file():
        TRAP.rename(TRAP.with_suffix(".taken"))
        TRAP.with_suffix(".half").write_text(f"{os.getpid()} {os.getppid()}", "utf-8")
        TRAP.with_suffix(".half").rename(TRAP.with_suffix(".told"))
        time.sleep(600)
    return random.choice(GAME.rules.legal_moves(GAME.knowledge.reconstruct(view)))
