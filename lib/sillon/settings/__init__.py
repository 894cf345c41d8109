"""Preferences, palettes and the teacher's lock."""
