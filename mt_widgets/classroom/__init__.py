"""The classroom: what a teacher sets, what pupils hand in, and what a class has learnt from it."""
