"""Les exercices des jeux de semailles."""

TEXTS = """
exercises ⁘ Je m'entraîne
e_drop ☟ Sème toi-même
e_guess ❓ Devine
e_count ⋯ Compte
e_hand_fafy Vide la case {}.|Combien de graines|as-tu en main ?
e_hand_fang Joue la case {}, avec|1 de la réserve. Ça|fait combien ?
e_hand_awale Vide le trou {}.|Combien de graines|as-tu en main ?
e_drop_fafy Case {}, vers {} :|les flèches avancent,|OK sème une graine.
e_drop_fang Depuis ton tibong :|les flèches avancent,|OK sème une graine.
e_drop_awale Tourne depuis {} :|les flèches avancent,|OK sème une graine.
e_left ☟ En main : {}
e_guess_fafy Case {}, vers {} : où|tombe la dernière|graine ?
e_guess_fang Case {} et 1 de plus.|Depuis ton tibong,|où finit-on ?
e_guess_awale Trou {} : où tombe la|dernière graine ?
e_count_fafy Combien de graines|dans la case {} ?
e_count_fang Combien de graines|dans la case {} ?
e_count_awale Combien de graines|dans le trou {} ?
e_all Combien de graines en|tout, sur le plateau|sans les réserves ?
e_again Presque ! Compte|encore, doucement.
e_is Regarde : c'est {}.
e_no_start Pas là : on vient de|prendre ses graines.
e_no_way De l'autre côté !|On sème vers {}.
e_no_skip Une par case, sans en|sauter. La suivante|va en {}.
e_next OK : encore !
"""
