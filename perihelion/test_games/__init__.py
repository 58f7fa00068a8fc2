"""Games for tests and examples: they are found by name, but no list for people names them."""
