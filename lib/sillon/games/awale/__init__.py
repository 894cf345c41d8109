"""Awalé on the handheld."""
