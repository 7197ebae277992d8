"""What changes: motions, previews, marks, arrows and traces."""
