"""Newgame on the lights: a row of piles."""

from sillon.views.cells import apply_step, fits, lights, preview_move

__all__ = ["apply_step", "fits", "lights", "preview_move"]
