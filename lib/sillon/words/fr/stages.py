"""Les étapes de chaque jeu."""

TEXTS = """
stages ⇥ Les étapes
stage_closed ⚿ Pas encore !|Termine d'abord|l'étape d'avant.
s_fafy_five 5 cases
s_fafy_eight 8 cases
s_fafy_stars Les étoiles
s_fafy_right Vers ta droite
s_fafy_misere Qui perd gagne
s_fang_small Petit : 4 cases
s_fang_middle Moyen : 6 cases
s_fang_ripe 6, tibong mûr
s_fang_large Grand : 8 cases
s_awale_two 2 graines par trou
s_awale_three 3 graines par trou
s_awale_twenty Premier à 20
s_awale_whole Tout l'awalé
s_fanorona_three 3 × 3
s_fanorona_five 5 × 5
s_fanorona_nine 9 × 5
s_fanorona_vela Le vela
s_colorigraphe_two Deux couleurs
s_colorigraphe_black Avec du noir
s_colorigraphe_cards Les cartes
s_colorigraphe_whole Tout le jeu
"""
