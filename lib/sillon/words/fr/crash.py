"""Une panne que personne n'avait prévue."""

TEXTS = """
crash ⚠ Une panne !
crash_kept La partie est gardée.
crash_not_kept Partie pas gardée !
crash_nothing Rien n'est perdu.
crash_puzzle L'énigme est en panne
crash_lesson La leçon est en panne
crash_on OK : on continue.
"""
