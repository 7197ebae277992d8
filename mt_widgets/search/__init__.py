"""Searching games: generic over the Game protocol."""
