"""The players: their panels, how they stand, and the race."""
