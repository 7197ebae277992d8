"""Where positions are composed and become puzzles."""
