"""Pourquoi un pion de Fanorona ne bouge pas, ou pas là. Lu seulement quand on le demande."""

TEXTS = """
no_0 ⊙ {} est coincé :|pas de place libre.
no_3 ∅ Il n'y a pas|de pion en {}.
no_9 ⇄ {} est un pion|de l'autre joueur.
no_12 ✳ Pas de trait|pour aller en {}.
no_13 ⛔ La place {}|est occupée.
no_14 ☟ Il faut prendre :|le pion {} peut.
no_15 ∅ Rien à prendre|en allant en {}.
no_16 ↩ Il est déjà passé|en {}.
no_17 ⇒ Pas deux prises de|suite dans ce sens.
no_18 ⚖ Prends le groupe|le plus grand.
no_19 ⇥ C'est le pion {}|qui continue.
no_20 ⏩ Il peut encore|prendre : continue.
no_21 ⏯ On ne s'arrête|qu'après une prise.
no_22 ⚠ Dans cette manche,|tu ne prends rien.
"""
