"""The table, at which people play a whole game."""
