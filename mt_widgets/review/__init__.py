"""Looking back at a game: the chances over time, and the decisions that mattered most."""
