"""One folder for each game; none of them knows another."""
