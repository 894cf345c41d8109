"""A fault that nobody has foreseen."""

TEXTS = """
crash ⚠ Something broke!
crash_kept Your game is kept.
crash_not_kept Your game isn't kept!
crash_nothing Nothing is lost.
crash_puzzle This puzzle is broken
crash_lesson This lesson is broken
crash_on OK: we go on.
"""
