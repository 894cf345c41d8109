"""All that the Colorigraphe brings to the handheld."""
