"""The fixed labels of the control panel."""

from ...engine.words import marked, say

_WORDS = marked({
    "panel": "Game desk",
    "keyboard": "Play by keyboard, or have it read aloud",
    "keys": "Tab: next group. Arrow keys: inside a group. Page Down: next thing that can be "
    "chosen. Enter: choose. Escape: cancel.",
    "glow": "can be chosen",
    "refused": "Not allowed",
    "error": "Something went wrong",
    "rule": "A rule of the game",
    "close": "Close",
    "log": "What happened",
    "undo": "Undo",
    "redo": "Redo",
    "first": "To the start",
    "back": "One move back",
    "forward": "One move forward",
    "last": "To the newest move",
    "step": "Move {step} of {steps}",
    "steps": "Go to a move",
    "type": "Type a move",
    "play": "Play it",
    "more": "Settings and saved games",
    "motion": "Pieces move step by step",
    "theme": "Colours",
    "theme_auto": "Like the notebook",
    "theme_light": "Light",
    "theme_dark": "Dark",
    "theme_clear": "Easy to tell apart",
    "size": "Size of the board",
    "size_fit": "Fits the window",
    "size_small": "Small",
    "size_medium": "Medium",
    "size_large": "Large",
    "copy_position": "Copy the position",
    "copy_moves": "Copy the moves",
    "copied_position": "The position was copied.",
    "copied_moves": "The moves were copied.",
    "copy_by_hand": "Copy the marked text with Ctrl+C or ⌘C.",
    "paste": "Paste a position or moves",
    "use": "Use it",
    "save": "Save the game",
    "saved": "{name} was saved.",
    "load": "Load a game",
    "too_big": "That file is too big to be a saved game.",
    "unreadable": "That file cannot be read.",
    "plot": "A picture of the game from start to end",
})  # fmt: skip


def panel_words() -> dict[str, str]:
    """All fixed labels of the page; it fills in their placeholders itself."""
    left = {name: f"{{{name}}}" for name in ("step", "steps", "name")}
    return {key: say(sentence, **left) for key, sentence in _WORDS.items()}
