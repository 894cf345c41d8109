"""Colorigraphe on the handheld."""
