"""Real graders grade real submissions, good and bad; they run in a Python of their own."""
