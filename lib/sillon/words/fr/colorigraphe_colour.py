"""Colorier, au Colorigraphe."""

TEXTS = """
ready_to_go Prêt ?|OK : partez
ready_to_challenge Prêt ?|Je prends !
on_plot_with_black Plot {}|noirs : {}
on_plot_to_turn Plot {}|OK retourne
all_are_done C'est fini|OK : voilà !
some_are_bare manque : {}|OK : finir
ask_for_hint Un indice ?|OK : montre
hint_to_come Attends,|je cherche…
hint_laid Voilà !|OK : suite
hint_is_none Personne|ne peut !
hint_is_over Tu y es !|OK : voilà !
black_0 Sans noir !|OK : suite
black_1 Avec 1 noir|OK : suite
black_2 Avec 2 noirs|OK : suite
black_3 Avec 3 noirs|OK : suite
black_4 Avec 4 noirs|OK : suite
no_26 Tes 6 noirs|sont posés !
"""
