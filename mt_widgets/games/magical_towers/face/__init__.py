"""The face of the game: a pure function from what a player may see to a scene."""
