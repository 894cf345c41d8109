"""Avant une partie de Fanorona : la règle et les options."""

TEXTS = """
game ✳ Fanorona ✳
preset_fanorona § Règle du document
preset_tournament ♛ Règle de tournoi
preset_five ⚄ Fanorona 5x5
preset_three ⁘ Fanorona 3x3
preset_own ⚙ À ma façon
o_size Plateau : {}
size_9x5 9x5
size_5x5 5x5
size_3x3 3x3
o_chain Suite : {}
chain_must obligatoire
chain_may libre
o_same_direction Même sens : {}
o_choice Groupe : {}
choice_free au choix
choice_largest le plus gros
o_draw_after Nul sans prise : {}
o_handicap Handicap : {}
handicap_none aucun
handicap_no_capture 0 prise
handicap_one_by_one 1 par 1
handicap_vela vela
o_winner A gagné avant : {}
winner_0 Blanc
winner_1 Noir
"""
