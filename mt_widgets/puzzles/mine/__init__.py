"""Mining: puzzles that nobody composed, found in games that bots play."""
