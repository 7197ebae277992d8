"""Somebody who plays at a table as people do; this runs in the kernel of the page, beside it.

It is told what to do next by a level, and tells where on the page that is clicked.
"""

import json
from dataclasses import replace
from random import Random
from typing import Any

from mt_widgets.engine.board_model import BoardModel
from mt_widgets.engine.game import Move
from mt_widgets.engine.work import finish
from mt_widgets.search.opponents.choose import choosing
from mt_widgets.search.opponents.levels import find_level
from mt_widgets.widgets.table.play import Play

from .board import where

__all__ = ["Player"]

_GRID = 7  # points each way among which the best is looked for


class Player:
    """Plays for all people at a table: ``next`` tells what one of them clicks."""

    def __init__(self, table: Play, level: int = 2) -> None:
        taken = find_level(table.game, level)
        self._level = replace(taken, leaves=taken.leaves | {"partners"})  # who may do that for us
        self._table, self._rng = table, Random(1)
        self._wanted: tuple[int, Move] | None = None  # at which step of the game, and what

    def next(self) -> str:
        """As JSON: a ``tag`` and whether it is a ``button`` or lies on the ``board``, or nothing.

        ``at`` is where, as shares of the board's width and height. ``heading`` is what the page
        asks, ``seat`` who is to decide, in whose ``turn``, and ``over`` whether the game is.
        ``state`` is another one after whatever was done.
        """
        model = self._table._model
        return json.dumps({**self._stands(model), **self._do(model)})

    def _stands(self, model: BoardModel) -> dict[str, Any]:
        panel, rules = self._table.panel, model.game.rules
        offered = [one["tag"] for one in panel.buttons.actions]
        return {
            "heading": panel.prompt.heading,
            "over": rules.winners(model.state) is not None and "again" in offered,
            "seat": rules.mover(model.state),
            "turn": rules.turn(model.state),
            "step": panel.record.step,
            "offered": offered,
            "state": [panel.record.step, [*model.clicked], offered],
        }

    def _do(self, model: BoardModel) -> dict[str, Any]:
        panel, scene = self._table.panel, self._table._scene
        if panel.offers("reveal"):
            return {"do": "button", "tag": "reveal"}
        waits = panel.contents.form or panel.offers("stop") or panel.offers("go-on")
        if waits or model.game.rules.winners(model.state) is not None:
            return {"do": ""}
        tag = self._tag(model)
        if panel.offers(tag):
            return {"do": "button", "tag": tag}
        x, y = where(scene, tag, _GRID)
        return {"do": "board", "tag": tag, "at": [x / scene.width, y / scene.height]}

    def _tag(self, model: BoardModel) -> str:
        """The next part of the move that is wanted; what was clicked by mistake is put back."""
        parts = model.game.clicks.move_tags(model.state, self._move(model)).parts
        if not {*model.clicked} <= {*parts}:
            return "cancel"
        left = [tag for tag in parts if tag not in model.clicked and tag in model.following]
        assert left, f"{parts} after {model.clicked}, not {model.following}"
        return left[0]

    def _move(self, model: BoardModel) -> Move:
        """What the level would do now; it stays with that until it is done."""
        game, step = model.game, model.history.step
        if self._wanted is None or self._wanted[0] != step:
            seat = game.rules.mover(model.state)
            assert seat is not None, "nobody is to decide"
            view = game.knowledge.look(model.state, seat, game.knowledge.GRADES[-1])
            work = choosing(game, view, seat, self._level, self._rng)
            self._wanted = step, finish(work)
        return self._wanted[1]
