"""Avant une partie de Fafy : la règle et les options."""

TEXTS = """
game ☷ Fafy ☷
preset_impartial ⇔ Fafy deux sens
preset_fafy ⇒ Fafy à ta droite
preset_misere ∩ Qui perd gagne
preset_sowing ⊙ Semis de Conway
preset_own ⚙ À ma façon
o_impartial Deux sens : {}
o_cells Cases : {}
o_seeds Graines par case : {}
o_rule Règle : {}
rule_fafy Fafy
rule_sowing Conway
o_misere Qui perd gagne : {}
o_bad_sowing Mal semer : {}
bad_sowing_refused refusé
bad_sowing_loses perd
o_first Commence : {}
first_0 Sud
first_1 Nord
"""
