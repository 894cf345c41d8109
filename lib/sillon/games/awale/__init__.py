"""All that Awalé brings to the handheld."""
