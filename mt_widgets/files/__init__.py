"""Reading what people wrote, bounded and with the place of a mistake, and writing files whole."""
