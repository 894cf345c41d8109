"""Before a game of Fanorona: the rule and the options."""

TEXTS = """
game ✳ Fanorona ✳
preset_fanorona § Document's rules
preset_tournament ♛ Tournament rules
preset_five ⚄ Fanorona 5x5
preset_three ⁘ Fanorona 3x3
preset_own ⚙ My own way
o_size Board: {}
size_9x5 9x5
size_5x5 5x5
size_3x3 3x3
o_chain Chain: {}
chain_must compulsory
chain_may free
o_same_direction Same way: {}
o_choice Group: {}
choice_free as you like
choice_largest the larger
o_draw_after Draw with none: {}
o_handicap Handicap: {}
handicap_none none
handicap_no_capture 0 taken
handicap_one_by_one 1 by 1
handicap_vela vela
o_winner Won before: {}
winner_0 White
winner_1 Black
"""
