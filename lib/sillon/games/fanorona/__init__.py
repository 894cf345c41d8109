"""All that Fanorona brings to the handheld."""
