"""All that Fafy brings to the handheld."""
