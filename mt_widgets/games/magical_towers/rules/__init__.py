"""The rules, a file a chapter; reading the folder is reading the rulebook."""
