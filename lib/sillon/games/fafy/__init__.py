"""Fafy on the handheld."""
