"""Fang on the handheld."""
