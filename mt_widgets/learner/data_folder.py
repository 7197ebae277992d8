"""Where what people have begun is kept: in their own data folder, on their own machine."""

import os
from pathlib import Path

from platformdirs import user_data_path


def home() -> Path:
    """The data folder; the variable MAGICAL_TOWERS_HOME can name another one."""
    chosen = os.environ.get("MAGICAL_TOWERS_HOME")
    return Path(chosen) if chosen else user_data_path("magical-towers", appauthor=False)
