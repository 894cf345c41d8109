"""Newgame's rules in pages, each with an example on the lights. sillon/games/fafy/rules_pages.py documents the fields."""

PAGES: "tuple[object, ...]" = (
    ("sow", None, {}, "1 1 1 1 1 1 1 1 1 S", "3", False),
    ("empty", None, {}, "1 1 0 2 1 1 1 1 1 S", "2", True),
)
LIGHTS: "tuple[object, ...]" = (("light_play", None, {}, "1 1 0 2 1 1 0 1 2 S", "", None),)
