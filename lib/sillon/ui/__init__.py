"""The bases of all screens: Screen, Menu, a played example, a page of letters."""
