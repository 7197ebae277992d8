"""What people see and touch in Jupyter."""
