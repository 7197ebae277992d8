"""Games between bots: who plays, one game of it, and many of them on many workers."""
