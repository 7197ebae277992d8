"""The command line for the site: the whole course as a folder that needs no network."""

import argparse
from pathlib import Path

from ..engine.words import say
from ..site.build import build_site


def handle_site(given: argparse.Namespace) -> int:
    """Build it, and tell how to open it."""
    out = Path(given.output)
    build_site(out, Path(given.numpy) if given.numpy is not None else None)
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file()) / 1e6
    print(say("The site is in {folder} ({size} MB).", folder=out, size=f"{size:.0f}"))
    print(say("To open it: {command}, then http://localhost:8000 in a browser.",
              command=f"python {out / 'serve.py'}"))  # fmt: skip
    return 0
