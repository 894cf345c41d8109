"""La règle de Fanorona, page par page."""

TEXTS = """
r_step Un pion suit un trait|vers une place libre|juste à côté.
r_strike Percuter : fonce sur|l'autre et prends|toute la file devant.
r_draw Aspirer : éloigne-toi|de l'autre et prends|la file derrière toi.
r_choose Les deux à la fois ?|Non, choisis l'un des|deux groupes.
r_largest Les deux à la fois ?|Non, prends le groupe|le plus grand.
r_must Quand une prise est|possible, il faut|prendre !
r_chain Le pion qui a pris|continue tant qu'il|peut prendre.
r_may Le pion qui a pris|peut continuer, ou|s'arrêter : OK sur|lui.
r_visited Il ne repasse jamais|là où il est passé|pendant ce tour.
r_turn Jamais deux prises de|suite dans le même|sens : il tourne.
r_thrice Trois fois la même|position ? Égalité !
r_quiet {} tours de suite|sans aucune prise ?|Égalité !
r_end Plus de pions, ou|aucun coup possible :|tu as perdu.
r_no_capture 2e manche. Le gagnant|ne prend rien tant|qu'il a plus de|5 pions.
r_one_by_one 2e manche. Le gagnant|prend un par un tant|qu'il a plus de|5 pions.
r_vela 2e manche, vela. Qui|a gagné la 1re ne|prend rien tant qu'il|a plus de 5 pions.
r_vela_other Et tout ce temps,|l'autre prend les|pions un par un.
pages § {}/{}   OK : suite
"""
