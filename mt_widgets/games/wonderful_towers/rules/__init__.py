"""The rules, section by section of the rulebook."""
