"""Everything that people read, gathered for translators and given back in their languages."""
