"""Master of the Labyrinth: push the maze, walk where it leads, take the ingredients in order."""
