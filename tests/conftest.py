"""Hypothesis looks at more examples where it is asked to, and never at a clock.

In the Python of a browser it looks at fewer: what differs there shows at once, and all is slow.
"""

import os
import sys

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick",
    max_examples=int(os.environ.get("EXAMPLES", "10" if sys.platform == "emscripten" else "60")),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("quick")
