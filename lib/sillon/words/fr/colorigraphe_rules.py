"""La règle du Colorigraphe, page par page."""

TEXTS = """
r_arcs Les dés relient des|plots par des arcs :|autant d'arcs que ton|enjeu.
r_dice Ici, les dés disent|aussi l'enjeu : c'est|leur somme.
r_cards Ici, tu tires une|carte : elle donne|tous les arcs.
r_again Un double, ou un arc|qui est déjà là ?|On relance.
r_colour Pose un jeton rouge|ou bleu sur chaque|plot qui a un arc.
r_turn Tout est bleu !|Retourne des jetons :|les voilà rouges.
r_ends Aux deux bouts d'un|arc, jamais la même|couleur !
r_empty Un plot sans arc|peut rester vide.
r_triangle Trois arcs font un|triangle ? Il te faut|un jeton noir.
r_black Tu gagnes l'enjeu,|moins 2 points par|jeton noir.
r_six Tu as 6 noirs, pas|un de plus.
r_time Trop tard, ou une|faute ? Tu ne gagnes|rien.
r_challenge Du noir, une faute,|trop tard ? L'autre|peut dire :|« Je prends ! »
r_better Il recommence, dans|la moitié du temps.|S'il fait mieux, les|points sont à lui.
r_risk S'il n'y arrive pas,|tu gagnes tout ton|enjeu !
r_less Les noirs coûtent|plus que l'enjeu ? Tu|perds des points.
r_floor Les noirs coûtent|plus que l'enjeu ? Tu|ne perds rien : zéro|point.
r_goal Le premier au but|gagne. Sans but, qui|a le plus de points.
pages § {}/{}   OK : suite
"""
