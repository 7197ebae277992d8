"""Whether all that a step needs is seen at once, in windows of four sizes."""
