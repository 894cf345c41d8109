"""Les leçons de Fanorona."""

TEXTS = """
l_line ✳ Suivre un trait
l_strike ⇒ Percuter
l_draw ⇤ Aspirer
l_row ⋯ Toute une file
l_chain ⏩ Enchaîner
l_vela ⚖ Vela
line_step Un pion suit un trait|vers une place libre|juste à côté. Blanc|commence.
line_own Blanc, va au centre :|B2. Choisis ton pion,|OK, puis la place, et|encore OK.
line_own! ✓ Oui : un pas, et|c'est à l'autre.
line_own? C'est permis ! Mais|ici, va au centre.
line_none Pas de trait entre|B1 et C2 : on n'y va|pas.
strike_show Percuter : avance|vers un pion de|l'autre. Juste devant|toi ? Il est pris.
strike_play Blanc, percute A3 !|Ton pion va en A2.
strike_play! ✓ Touché ! A3 est|pris.
strike_play? C'est percuter|aussi, mais C3.|Prends A3 !
strike_must Une prise est|possible ? Il faut|prendre : un simple|pas est refusé.
strike_find Cherche la prise !|Un seul pion peut|prendre.
strike_find! ✓ B2 percute B3 :|Noir a tout perdu.
draw_show Aspirer : éloigne-toi|d'un pion de l'autre.|Juste derrière toi ?|Il est pris.
draw_play Blanc, aspire A1 !|Ton pion A2 recule|en A3.
draw_play! ✓ Oui ! A1 est|aspiré.
draw_play? Là, tu percutes C2.|Éloigne-toi de A1.
row_show Toute la file est|prise, tant qu'il n'y|a pas de trou.
row_many De A3 à B3 : combien|de pions sont pris ?
row_many! ✓ Trois d'un coup !
row_many? Compte les noirs qui|se suivent devant B3.
row_draw Blanc, recule en A3 :|la file derrière toi|est aspirée.
row_draw! ✓ Trois pions|aspirés !
row_both Percuter ou aspirer ?|De B3 en C3, choisis|le plus grand groupe.
row_both! ✓ Deux, c'est mieux|qu'un !
row_both? Un seul pion ! De|l'autre façon, tu en|prends deux.
chain_show Le pion qui a pris|continue tant qu'il|peut prendre.
chain_play Enchaîne ! Pars de B1|et prends les trois.
chain_play! ✓ Trois prises en un|tour !
chain_never Mais il ne repasse|jamais là où il est|passé pendant ce|tour.
vela_rule Deuxième manche, le|vela : qui a gagné ne|prend rien tant qu'il|a plus de 5 pions.
vela_none Blanc avait gagné.|Il a 6 pions : il ne|peut pas prendre.
vela_other Il avance seulement,|et Noir prend les|pions un par un.
vela_black Noir, prends un pion|par percussion !
vela_black! ✓ Un seul : c'est la|règle du vela.
vela_six Blanc a 6 pions.|Peut-il prendre ?
vela_six! ✓ Non, pas encore.
vela_six? Plus de 5 pions : il|ne prend rien.
vela_five Blanc a 5 pions.|Peut-il prendre ?
vela_five! ✓ Oui ! Tout est|redevenu normal.
vela_five? Plus que 5 pions : il|prend comme avant.
"""
