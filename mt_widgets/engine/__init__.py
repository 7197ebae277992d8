"""What every game shares: the Game protocol, errors, words, records and safe files."""
