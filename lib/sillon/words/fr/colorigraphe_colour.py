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
hint_is_none Personne|ne peut !
hint_is_over Bravo !|Tu y es.
black_0 Sans aucun|noir !
black_1 Un noir|suffit.
black_2 Deux noirs|suffisent.
black_3 3 noirs|suffisent.
black_4 4 noirs|suffisent.
no_26 Tes 6 noirs|sont posés !
"""
