"""Le tournoi de la classe : sa journée, ses tables, son minuteur."""

TEXTS = """
tournament ♛ Tournoi
day_pupils ⚘ Élèves : {}
day_begin ► On commence
day_write ✍ J'écris les noms
day_file ⏯ Texte du disque
day_bad ⚠ Texte abîmé :|voir sa ligne {}.
day_plan {} tours, {} min
day_full ⚠ Plus de place|dans la mémoire.
day_round ♛ Tour {}
day_over ♛ C'est fini !
day_tables ☷ Les tables
day_timer ◷ Le minuteur
day_next ⇥ Tour suivant
day_referees ⚖ Les arbitres
day_late ⇧ Un élève arrive
day_leaves ⇩ Un élève part
day_back ↩ Tour d'avant
day_text § Le texte
day_winners ♛ Les gagnants
day_new ∅ Effacer le tournoi
day_sure ⚠ Encore OK : oui
day_wait ⚠ Il manque|la table {}.
table_of ☷ Table {}/{}
table_won ✓ {}
table_lost ✗ {}
table_open · {}
table_bye passe ce tour
table_ok OK : c'est gagné
table_again OK : les deux perdent
table_clear OK : on efface
table_settled ✓ Rien à noter
nobody_yet · Personne
late_write ✍ Je l'écris
timer_game ◷ La partie
timer_between ◷ La pause
timer_start OK : ça tourne
timer_stop OK : stop
timer_over ⚠ C'est l'heure !
text_page § Texte {} sur {}
text_filed ✓ Sur disque {}/{}
player_0 ⚘ {}
written ✓ C'est tout
write_keys OK écrit   ↶ efface
name_twice ⚠ Déjà pris !
"""
