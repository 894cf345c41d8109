"""La règle de l'awalé, page par page."""

TEXTS = """
r_sow Vide un de tes trous.|Sème ses graines une|à une, en tournant.
r_take La dernière fait 2 ou|3 dans le camp d'en|face ? Prends-les !
r_back Et juste avant, 2 ou|3 aussi ? Prends-les,|en reculant.
r_over 12 graines ou plus :|passe au-dessus du|trou de départ.
r_slam Ça viderait tout le|camp d'en face ? Sème|mais ne prends rien.
r_slam_not Ça viderait tout le|camp d'en face ?|C'est interdit.
r_slam_only Ça viderait tout le|camp d'en face ? Non,|sauf si tout le fait.
r_feed Le camp d'en face est|vide ? Nourris-le !
r_hungry Tes graines n'y vont|pas ? Choisis un|autre trou.
r_end Rien à semer : c'est|fini. À chacun ce qui|reste dans son camp.
r_end_strict Rien à semer : c'est|fini. Le reste n'est|à personne.
r_half 25 graines : gagné !|On peut continuer|pour le plaisir.
r_first Le premier qui a {}|graines gagne.
r_round On tourne en rond ?|Trois fois la même|chose : c'est fini.
r_round_two On tourne en rond ?|Deux fois la même|chose : c'est fini.
pages § {}/{}   OK : suite
"""
