"""Fafy's Grundy values, under the name that other programs rely on."""

from sillon.games.fafy.grundy import blocks, grundy

__all__ = ("blocks", "grundy")
