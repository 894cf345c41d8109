"""Wires as a diagram draws them."""

from tools.drawing.page import INK, WHITE, Page, Point

COLOURS = {
    "red": "#d62222",
    "black": "#222222",
    "green": "#2aa04a",
    "blue": "#2a5fd0",
    "yellow": "#f2cc0c",
    "orange": "#f28c1a",
    "white": "#ffffff",
    "grey": "#a8a8a8",
    "violet": "#8a4fc0",
    "brown": "#8a5a2c",
}


def cable(page: Page, colour: str, *points: Point, role: str) -> None:
    """A wire with a dark edge: it can be told apart without colours, and over one that it crosses."""
    page.line(*points, stroke=WHITE, width=2.2)
    page.line(*points, stroke=INK, width=1.3)
    page.line(*points, stroke=COLOURS[colour], width=0.8, role=role)
