"""Les menus et tout ce qui précède ou suit une partie."""

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
notice_used Choisi : {}
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
lay_stuck_0 ⛔ Sud est bloqué :
lay_stuck_1 ⛔ Nord est bloqué :
lay_stuck_why    rien à semer.
lay_keep OK : on garde
pie ◔ Nord choisit :
begins_0 ⇧ Sud commence
begins_1 ⇩ Nord commence
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
"""
