"""The ring and what stands on it: geometry, scenery, stacks, the islet in the lake."""
