"""``python -m mt_widgets``."""

from .cli import main

raise SystemExit(main())
