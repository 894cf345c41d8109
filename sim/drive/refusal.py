"""The error that ends a deploy."""


class Refusal(ValueError):
    """Its text is one sentence: what is wrong, where, and what to do."""
