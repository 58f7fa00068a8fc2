"""Ask the rules: a search over rules, guides and glossary, and everything that is known about one rule."""
