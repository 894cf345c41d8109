"""The bases of all screens: Screen, Menu, Pages, a played example."""
