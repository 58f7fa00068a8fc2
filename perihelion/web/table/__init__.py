"""A table as its viewers see it, and what they do there."""
