"""The bases of all screens: Screen, Menu, a played example."""
