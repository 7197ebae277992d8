"""What is kept of a learner: results, saved games, and where they lie."""
