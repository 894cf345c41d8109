"""Une partie de Fafy."""

TEXTS = """
plays_0 ⇧ Sud joue
plays_1 ⇩ Nord joue
cell Case {} : {} graine
cells Case {} : {} graines
cell_empty Case {} : vide
sow_here OK : semer {}
not_here ⛔ Pas cette case.
which_way De quel côté ?
lands {} finit case {}
in_hand ☟ En main : {}
refused Non, pas la case {} :
no_3 ∅ elle est vide.
no_4 ↛ sème à ta droite !
no_5 ⤵ {} sort du plateau
no_6 ⤓ {} tombe en case {}
wins_0 ♛ Sud gagne !
wins_1 ♛ Nord gagne !
blocked_0 ⛔ Sud est bloqué :
blocked_1 ⛔ Nord est bloqué :
blocked_why    rien à semer.
bad_0 ⛔ Sud a mal semé.
bad_1 ⛔ Nord a mal semé.
"""
