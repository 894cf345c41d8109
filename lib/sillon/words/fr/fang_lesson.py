"""Les leçons de Fang."""

TEXTS = """
l_tibong ⊔ Tibong, réserve
l_walk ★ Une vraie partie
tibong_two La case à ta gauche|est ton tibong. Sud :|case 1. Nord, en|face : case 8.
tibong_own Tu es Sud, en bas.|Montre ton tibong !
tibong_own! ✓ Oui, la case 1 : à|ta gauche.
tibong_own? Ton tibong est tout à|gauche : la case 1.
tibong_own?8 C'est celui de Nord.|Le tien est à ta|gauche.
tibong_turn Une graine de la|réserve va sur une|case pleine. Puis on|sème depuis le tibong
tibong_hand Une graine en case 4,|et une de la réserve.|Combien en main ?
tibong_hand! ✓ 1 et 1, ça fait 2.
tibong_hand? N'oublie pas celle de|la réserve : 1 et 1.
tibong_end On joue la case 7 :|2 graines et 1. Sème|depuis ton tibong.|Où finit-on ?
tibong_end! ✓ 3 graines : cases|1, 2 et 3.
tibong_end? La première va dans|ton tibong, case 1.|Compte 3 graines.
tibong_end?2 Avec celle de la|réserve, il y en a 3.
tibong_seven Joue la case 7 !|Flèches : choisis-la.|OK : joue.
tibong_seven! ✓ Bravo ! Tout est|venu dans ton camp.
tibong_seven? C'est permis ! Mais|ici, joue la case 7.
tibong_low Un tibong ne se joue|pas avec une seule|graine : il en faut|deux.
tibong_other Le tibong de Nord a 2|graines. Sud peut-il|le jouer ?
tibong_other! ✓ Oui ! Et il sème|depuis le sien.
tibong_other? Il a 2 graines, alors|oui : on peut jouer|le tibong de l'autre.
walk_begin Nord commence : 5.|Sud répond : 7.|Puis Nord : 6.
walk_south Sud, à toi !|Joue le tibong de|Nord : il est mûr.
walk_south! ✓ Ses graines sont|chez toi !
walk_south? C'est permis ! Mais|ici, joue la case 8.
walk_on Nord joue 1, Sud 2,|Nord 7, Sud 4, et|Nord encore 7.
walk_last Ta dernière graine !|Le tibong de Nord a|3 graines : joue-le.
walk_last! ✓ Plus de réserve :|la partie est finie.
walk_last? C'est permis ! Mais|ici, joue la case 8.
walk_count Moitié de Sud : 1, 2,|3, 4. Combien de|graines ?
walk_count! ✓ 3 et 3 et 6 et 1 :|treize !
walk_count? Compte case par case,|à voix haute : 3, 6…
walk_north Et chez Nord ?
walk_north! ✓ 2 et 1 : trois.
walk_north? Compte les cases 5,|6, 7 et 8.
walk_who Sud 13, Nord 3.|Sud a-t-il gagné ?
walk_who! ✓ Oui ! Le plus de|graines gagne.
walk_who? Qui en a le plus dans|sa moitié a gagné :|c'est Sud.
walk_tie Et à égalité ? Le|tibong le plus plein|gagne : ici, Sud.
"""
