"""The Colorigraphe on the handheld."""
