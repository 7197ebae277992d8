"""What every page has: sentences, buttons, forms, rules, and the scripts that show them."""
