"""What teachers make and look at: assignments, results, plans, guide and projector."""
