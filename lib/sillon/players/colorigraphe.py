"""The Colorigraphe's solver, under its public name."""

from sillon.games.colorigraphe.solver import best_colouring, solve

__all__ = ("best_colouring", "solve")
