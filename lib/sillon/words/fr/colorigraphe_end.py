"""Après un coloriage : le juge, le défi, les points."""

TEXTS = """
judge_speaks ⚖ Le juge
arc_is_fine Arc {}/{}|{} – {}|c'est bien !
arc_with_ends_alike Arc {}/{}|{} – {}|pareils !
arc_without_token Arc {}/{}|{} – {}|sans jeton !
time_is_over Trop tard !
valid_0 Valide !|sans noir
valid_1 Valide !|1 noir
valid_2 Valide !|{} noirs
not_better Pas mieux !|défi raté
faults_found Pas valide|fautes : {}
press_ok_to_go_on OK : suite
first_has_1 ⚖ 1 noir
first_has_2 ⚖ {} noirs
first_failed ⚖ raté !
who_claims_it Qui prend ?
claim_chosen ► {}
claim_by_nobody Personne
claim_passed ✗  Personne
player_gains {} : {}
claim_has_failed Défi raté ! {}{}|Tout l'enjeu va à {}
best_is_sought ◷ Je cherche mieux…
best_is_none ∅ Impossible à tous
best_was_this ♛ C'était le mieux !
best_was_better ❓ OK : voir le mieux
best_is_shown ♛ Le mieux
better_0 Sans noir,|c'était|possible !
better_1 Avec 1 noir|c'était|possible !
better_2 Avec {} noirs|c'était|possible !
encore_or_stop Et maintenant ?
encore_please ► Encore un !
stop_it_here ⎋ Arrêter
player_wins ♛ {} gagne !
nobody_wins ⇔ Égalité !
training_over ♛ Bravo !
ok_after_game OK : et maintenant ?
"""
