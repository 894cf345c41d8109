"""Fanorona on the handheld."""
