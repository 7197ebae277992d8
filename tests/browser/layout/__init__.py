"""Whether all that a step needs is seen at once: every lesson and puzzle, in windows of four sizes."""
