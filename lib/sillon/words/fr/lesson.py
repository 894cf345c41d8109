"""Ce que disent toutes les leçons."""

TEXTS = """
lessons ☟ Les leçons
steps {}/{}      OK : suite
narrow_steps {}/{} OK
ok_play ► OK : à toi !
narrow_ok_play ► À toi !
ok_try ↩ OK : essaie encore
narrow_ok_try ↩ Encore !
ok_lessons ☟ OK : les leçons
your_turn ☟|À toi !
choose_0  oui   ▶non   OK
choose_1 ▶oui    non   OK
narrow_choose_0  oui ▶non
narrow_choose_1 ▶oui  non
choose_cell OK : case {}
choose_pit OK : trou {}
choose_plot OK : plot {}
choose_number ← {} →       OK
not_quite Pas tout à fait.|Regarde bien.
well_0 ✓ Bravo !
well_1 ✓ Oui, c'est ça !
well_2 ✓ Bien joué !
together ☻ On le fait|ensemble !
narrow_together On le fait|ensemble !
is_cell C'est la case {}.
is_pit C'est le trou {}.
is_plot C'est le {}
is_number C'est {}.
is_0 C'est non.
is_1 C'est oui.
is_shown Regarde !
lesson_over ⚘ Leçon finie !||Bravo, tu as tout vu.
"""
