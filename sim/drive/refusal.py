"""What ends a deploy before or in the middle of it: one sentence that says what is wrong, where, and what to do."""


class Refusal(ValueError):
    """Its text is that sentence."""
