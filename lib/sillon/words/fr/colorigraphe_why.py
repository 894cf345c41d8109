"""Le tour de Colorigraphe où tout a tourné. À côté du cercle une ligne a 11 signes, la dernière 13."""

TEXTS = """
why_circle ❓ Pourquoi ?
why_wait ☻ Je cherche…
why_turn ❓ Tour {}
why_got a eu : {}
why_best mieux : {}
why_no_dare sans défi !
why_see OK : le voir
why_dare Toujours bien colorié|Ose un enjeu un peu|plus grand !
why_nothing Rien à regretter :|l'autre a bien joué.
"""
