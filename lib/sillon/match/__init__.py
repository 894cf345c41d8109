"""A match: session, playing and choosing, review, saving and resuming, advice, codes."""
