"""La règle de Fang, page par page."""

TEXTS = """
r_turn Prends une graine de|ta réserve. Pose-la|dans une case qui en|a déjà.
r_sow Prends tout le tas.|Sème ses graines une|à une, depuis ton|tibong.
r_tibong Ton tibong ? La case|au bout, à ta gauche.|Tu sèmes toujours|vers ta droite.
r_other Tu peux jouer aussi|le tibong de l'autre.|Mais tu sèmes depuis|le tien.
r_low Un tibong se joue|s'il a déjà deux|graines. Une seule,|c'est non !
r_one Un tibong se joue|dès qu'il a une|graine.
r_refill La case vidée reçoit|aussi sa graine, si|tu passes par elle.
r_wrap Encore des graines au|bout ? Repars de ton|tibong.
r_full Trop de graines pour|aller au bout ? Cette|case ne se joue pas.
r_stuck Une réserve, mais|aucune case à jouer ?|C'est fini : compte|les graines.
r_end Réserves vides ? Qui|a le plus de graines|dans sa moitié du|plateau gagne !
r_tie Égalité ? Le tibong|le plus rempli gagne.
pages § {}/{}   OK : suite
"""
