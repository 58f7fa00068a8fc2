"""The covers of the games: scenes in SVG, each lit by its sun."""
