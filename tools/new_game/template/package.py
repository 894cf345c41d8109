"""All that Newgame brings to the handheld."""
