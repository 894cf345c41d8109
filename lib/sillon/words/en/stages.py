"""The stages of each game."""

TEXTS = """
stages ⇥ Stages
stage_closed ⚿ Not yet!|Finish the stage|before this one.
s_fafy_five 5 cells
s_fafy_eight 8 cells
s_fafy_stars The stars
s_fafy_right To your right
s_fafy_misere Who loses wins
s_fang_small Small: 4 cells
s_fang_middle Middle: 6 cells
s_fang_ripe 6, ripe tibong
s_fang_large Large: 8 cells
s_awale_two 2 seeds in a pit
s_awale_three 3 seeds in a pit
s_awale_twenty First to 20
s_awale_whole All of awalé
s_fanorona_three 3 × 3
s_fanorona_five 5 × 5
s_fanorona_nine 9 × 5
s_fanorona_vela Vela
s_colorigraphe_two Two colours
s_colorigraphe_black With black
s_colorigraphe_cards The cards
s_colorigraphe_whole The whole game
"""
