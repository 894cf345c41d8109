"""All that Fang brings to the handheld."""
