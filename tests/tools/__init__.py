"""What serves the tests and is none: they are run by it, and with any Python, before any set-up."""
