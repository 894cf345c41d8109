"""La règle de Fafy, sur une page."""

TEXTS = """
rule_take Vide toute une case.
rule_both Sème à côté, 1 par 1.
rule_right Sème vers ta droite.
rule_every Jamais dans un vide,
rule_last Finis sur une graine,
rule_inside jamais dehors.
rule_loses Bloqué ? Tu perds.
rule_wins Bloqué ? Tu gagnes !
"""
