"""Les leçons de Fafy."""

TEXTS = """
l_sow ☟ Semer
l_traps ⛔ Les pièges
l_match ★ Une vraie partie
sow_take Prends toutes les|graines d'une case.|Sème-les une à une|dans les suivantes.
sow_count La case 3 brille.|Combien de graines|as-tu en main ?
sow_count! ✓ 3 ! On les prend|toutes ensemble.
sow_count? Compte les lumières|de la case 3, une par|une.
sow_end Sème la case 3 vers|la droite. Où tombe|la dernière graine ?
sow_end! ✓ Oui : 4, 5 et 6.|Trois graines, trois|cases.
sow_end? La première tombe|dans la case d'à|côté. Compte 3 cases.
sow_end?5 On ne compte pas la|case de départ : la|première va en 4.
sow_end?3 La case 3 est vidée.|Les graines vont dans|les suivantes.
sow_right Sème la case 3 !|Flèches : choisis-la.|OK : sème.
sow_right! ✓ Bravo ! 4, 5 et 6|ont une graine de|plus.
sow_right? C'est permis ! Mais|ici, sème la case 3.
sow_left Case 6, à gauche !|Prends-la avec OK.|Puis ← et encore OK.
sow_left! ✓ Oui ! À Fafy, tu|choisis le côté.
sow_left? C'est permis ! Mais|ici, sème la case 6|vers la gauche.
sow_left?6> La bonne case, mais|de l'autre côté :|appuie sur ←.
trap_gap Premier piège : une|graine ne tombe|jamais dans une case|vide.
trap_four Case 5, à gauche :|est-ce permis ?
trap_four! ✓ Non ! La case 4 est|vide. Bien vu.
trap_four? Regarde la case 4 :|elle est vide. Donc|c'est non.
trap_edge Deuxième piège : une|graine ne sort jamais|du plateau.
trap_two Trouve un coup !|Neuf graines, et deux|coups seulement.
trap_two! ✓ Oui ! Trop de|graines bloquent le|jeu.
trap_end Plus rien à semer ?|Tu es bloqué, et tu|as perdu.
trap_blocked Nord joue.|Est-il bloqué ?
trap_blocked! ✓ Oui, bloqué : le|vide ou le bord sont|partout.
trap_blocked? Essaie chaque case :|une graine tombe dans|le vide ou dehors.
trap_win Bloque Nord !|Un seul coup le fait.
trap_win! ✓ Nord ne peut plus|semer : tu as gagné !
trap_win? Nord peut encore|semer. Cherche le|coup qui vide tout|autour.
match_south Sud et Nord jouent.|Sud commence : case|4, vers la droite.
match_north Nord répond : case 7,|vers la gauche.
match_blocks Les cases vides|coupent le plateau|en blocs. Combien ?
match_blocks! ✓ Trois ! Chaque bloc|est un petit jeu.
match_blocks? Compte les groupes de|cases pleines, de|vide à vide.
match_last Sud, à toi !|Seul le bloc de|gauche se joue.
match_last! ✓ Nord est bloqué :|Sud a gagné !
match_better Nord, joue mieux !|Revenons en arrière.|Un coup de Nord fait|perdre Sud.
match_better! ✓ Bravo ! Après ça,|Sud ne peut plus|gagner.
match_better? Sud aurait encore un|bon coup. Cherche à|droite : case 5 ou 8.
match_better?7< C'est ce qu'il a|joué, et il a perdu.
match_first Et Sud, au début ?|Que devait-il jouer ?
match_first! ✓ Oui ! Ainsi, Sud|gagne à coup sûr.
match_first? Nord aurait un bon|coup. Cherche : case|3 ou case 6.
match_first?4> Il l'a joué : Nord|pouvait gagner.
"""
