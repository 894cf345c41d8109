"""Fafy's Grundy values, under their public name."""

from sillon.games.fafy.grundy import blocks, grundy

__all__ = ("blocks", "grundy")
