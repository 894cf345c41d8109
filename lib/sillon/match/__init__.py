"""A match: the session, playing and choosing, looking back, keeping it and finding it again, advice, codes."""
