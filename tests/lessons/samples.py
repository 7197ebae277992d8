"""A short lesson to try things on."""

from mt_widgets.lessons.lesson import LessonFile
from mt_widgets.lessons.load import parse_lesson

POSITION = "K/3/b/3/R/3/y/3 b1 b0+0-6:W3,W1,W**|y0+0-6:? -"
HEAD = 'format = 1\ntitle = "Trial"\nabout = "Some steps."\nminutes = 3\n'
WALK = f"""
[[step]]
title = "Walk"
text = "Three steps on."
position = "{POSITION}"
goal = "visible(b, 7) >= 1"
solution = "W3:b4"
hints = ["Count to three.", "Take the card with the 3."]
rules = ["wizard.clockwise"]
done = "There you are."
[[step.mistake]]
tried = "W1:*"
say = "That is one step only."
[[step.mistake]]
rule = "wizard.own"
say = "Yours is the blue one."
"""
NOT_YOURS = f"""
[[step]]
title = "Not yours"
text = "Try to walk with yellow."
position = "{POSITION}"
refused = ["wizard.own"]
attempts = "W3:y12"
done = "You walk with your own only."
"""
ROLL = f"""
[[step]]
title = "Roll"
text = "Roll until you like it."
position = "{POSITION}"
goal = "visible(b, 9) >= 1"
events = ["RollDisliked"]
script = "=2 =5"
solution = "W** again b4"
"""
QUIZ = """
[[step]]
title = "Think"
text = "Which way?"
question = "Which way do wizards walk?"
[[step.answer]]
text = "As they like"
say = "No, clockwise."
rule = "wizard.clockwise"
[[step.answer]]
text = "Clockwise"
right = true
say = "Yes."
rule = "wizard.clockwise"
"""
LOOK = f"""
[[step]]
title = "Look"
text = "A board."
position = "{POSITION}"
marks = ["wizard:b@4", "space:7 y"]
arrows = ["wizard:b@4 > space:7"]
"""


def trial(*steps: str) -> LessonFile:
    """A lesson of some steps."""
    return parse_lesson(HEAD + "".join(steps), "trial")
