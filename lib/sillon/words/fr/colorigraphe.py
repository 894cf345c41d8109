"""Un tour de Colorigraphe : l'enjeu, les dés. À côté du cercle une ligne a 11 signes, la dernière 13."""

TEXTS = """
stake_which Ton enjeu ?
stake_in_arcs {} arcs
stake_in_points {} points
stake_goal but : {}
throw_a_stake Les dés|disent|l'enjeu.|OK : lance !
draw_a_card |Tire une|carte !|OK : tire !
arc_of_arcs Arc {}/{}
two_numbers {} – {}
two_together {} + {}
no_1 Ce n'est pas|un coup.
no_2 C'est fini !
no_23 Pas|maintenant.
no_24 Un double !|On relance.
no_25 Déjà là !|On relance.
no_27 C'est|ton problème.
no_28 Carte|déjà tirée.
"""
