"""A room with one machine and a school with a JupyterHub: what their Jupyter servers need."""
