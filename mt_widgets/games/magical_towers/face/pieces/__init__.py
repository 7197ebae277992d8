"""The figures: towers, wizards, the castle, flasks and dice, large and small."""
