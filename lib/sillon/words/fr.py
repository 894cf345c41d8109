"""Le français : ce que dit la console, assez court pour l'écran, lu par des enfants de six ans.

Une ligne par texte : la clé, un espace, le texte et son pictogramme, car beaucoup ne lisent pas encore ;
| coupe la ligne, {} reçoit une valeur.
"""

TEXTS = """
language ❝ Français
home ⚘ Sillon ⚘
motto Sème la lumière
start OK : on joue !
go_on On continue ?
go_on_yes ⏯ Oui, on continue
go_on_no ☷ Nouvelle partie
notice_setting ⚠ Réglage inconnu :
notice_allowed Permis : {}
notice_used Pris : {}
notice_missing ⚠ Il manque :
part_clock l'horloge
part_settings les réglages
part_lights les lumières
part_screen l'écran
part_buttons les boutons
part_sound le son
part_store la mémoire
notice_anyway On joue quand même.
games Quel jeu ?
impartial ⇔ Fafy deux sens
fafy ⇒ Fafy à ta droite
misere ∩ Qui perd gagne
sowing ⊙ Semis de Conway
rows Quelle rangée ?
row_ones ⋯ Une par case
row_short ☷ Petite rangée
row_stars ★ L'astrophysicien
row_laid ✍ Posée par Sud
lay Sud pose ses graines
lay_left ✍ En main : {}
lay_keys OK pose   ↶ enlève
lay_ready ✓ C'est prêt ?  OK
lay_few ⚠ Pose des graines !
lay_blocked ⚠ Rien à semer ici !|Qui commence perd.
lay_blocked_wins ⚠ Rien à semer ici !|Qui commence gagne.
lay_keep OK : on garde
pie ◔ Nord choisit :
begins_0 ⇧ Sud commence
begins_1 ⇩ Nord commence
plays_0 ⇧ Sud joue
plays_1 ⇩ Nord joue
cell Case {} : {} graine
cells Case {} : {} graines
cell_empty Case {} : vide
sow_here OK : semer {}
not_here Pas cette case.
which_way De quel côté ?
lands {} finit case {}
in_hand ☟ En main : {}
refused Non, pas la case {} :
no_3 ∅ elle est vide.
no_4 ↛ sème à ta droite !
no_5 ⤵ {} sort du plateau
no_6 ⤓ {} case {} vide
wins_0 ♛ Sud gagne !
wins_1 ♛ Nord gagne !
blocked_0 ⛔ Sud est bloqué :
blocked_1 ⛔ Nord est bloqué :
blocked_why    rien à semer.
bad_0 ⛔ Sud a mal semé.
bad_1 ⛔ Nord a mal semé.
after Et maintenant ?
revenge ⇄ Revanche !
undo_last ↩ Reprendre un coup
other_row ☷ Autre rangée
leave ⎋ Quitter
menu Menu
resume ⏯ Continuer
undo_all ⇤ Retour au début
rules § La règle
sound_0 ⊘ Son : non
sound_1 ♫ Son : oui
brightness ☀ Lumière : {}
turned_0 ↻ Nord tourne : non
turned_1 ↻ Nord tourne : oui
rule_take Prends une case.
rule_both Sème à côté, 1 par 1.
rule_right Sème vers ta droite.
rule_every Jamais dans un vide,
rule_last Finis sur une graine,
rule_inside jamais dehors.
rule_loses Bloqué ? Tu perds.
rule_wins Bloqué ? Tu gagnes !
"""
