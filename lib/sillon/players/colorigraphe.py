"""The Colorigraphe's solver, under the name that other programs rely on."""

from sillon.games.colorigraphe.solver import best_colouring, solve

__all__ = ("best_colouring", "solve")
