"""Une partie de Fafy."""

TEXTS = """
moved_0 ⇧ Sud a semé {} {}
moved_1 ⇩ Nord a semé {} {}
cell Case {} : {} graine
cells Case {} : {} graines
cell_empty Case {} : vide
sow_here OK : semer {}
not_here ⛔ Pas cette case.
which_way De quel côté ?
lands {} finit case {}
refused Non, pas la case {} :
no_3 ∅ elle est vide.
no_4 ↛ sème à ta droite !
no_5 ⤵ {} sort du plateau
no_6 ⤓ {} tombe en case {}
blocked_0 ⛔ Sud est bloqué.
blocked_1 ⛔ Nord est bloqué.
blocked_why    Rien à semer.
bad_0 ⛔ Sud a mal semé.
bad_1 ⛔ Nord a mal semé.
"""
