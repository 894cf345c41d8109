"""Les menus et tout ce qui précède ou suit une partie."""

TEXTS = """
language ❝ Français
home ⚘ Sillon ⚘
motto Sème la lumière
start OK : on joue !
go_on On continue ?
go_on_yes ⏯ Oui, on continue
go_on_no ☷ Nouvelle partie
kept ⚠ Une partie attend
kept_yes ⎋ Qu'elle attende
kept_3 Elle ne se joue pas
kept_4 ici. On l'efface ?
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
notice_lost_0 ⚠ Mémoire abîmée
notice_lost_1 Ce qui était gardé
notice_lost_2 ne se lit plus.
notice_lost_3 On joue quand même.
notice_full_0 ⚠ Mémoire pleine
notice_full_1 La suite n'est pas
notice_full_2 gardée.
notice_full_3 On joue quand même.
notice_stuck ⚠ Bouton enfoncé :
notice_anyway On joue quand même.
games Quel jeu ?
play_again On rejoue ?
again ► {}
game_fafy ☷ Fafy
game_fang ⊔ Fang
game_awale ⁘ Awalé
game_fanorona ✳ Fanorona
game_colorigraphe ◍ Colorigraphe
not_offered ⚠ Pas assez de|lumières pour ce jeu|sur cette console.
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
replay ⏯ Revoir la partie
record ✍ La feuille
record_full ⚠ Feuille pas gardée
code ⚿ Le code
second ⚖ Deuxième manche
setup ☷ Autre départ
home_again ⎋ Quitter
from_here Jouer d'ici ?
look_on ⏯ Non, regarder
play_here ► Oui, jouer d'ici
look_end ⇥ Aller à la fin
menu Menu
resume ⏯ Continuer
leave ⎋ Quitter
hint ❓ Un conseil
why ❓ Pourquoi ?
review ↩ Revoir les coups
rules § La règle
sound_0 ⊘ Son : non
sound_1 ♫ Son : oui
brightness ☀ Lumière : {}
turned_0 ↻ Vue tournée : non
turned_1 ↻ Vue tournée : oui
jump_0 ⇆ Curseur pas à pas
jump_1 ⇆ Curseur qui saute
speed_0 ⏩ Vitesse : calme
speed_1 ⏩ Vitesse : normale
speed_2 ⏩ Vitesse : vive
speed_3 ⏩ Vitesse : directe
speed_4 ⏩ Lumières fixes
tournament_menu ♛ Tournoi
check ⚙ Tester la console
palette_0 ◍ Couleurs normales
palette_1 ◍ Mode daltonien
lay_over_0 ⚠ Déjà fini ainsi :|Sud gagne.
lay_over_1 ⚠ Déjà fini ainsi :|Nord gagne.
lay_even ⚠ Déjà fini ainsi :|égalité.
puzzles ★ D'autres énigmes
"""
