"""La règle de Fafy, page par page."""

TEXTS = """
r_take Prends toutes les|graines d'une case.|Sème-les une à une|dans les suivantes.
r_both Tu choisis : vers la|gauche, ou vers la|droite.
r_right Sème toujours vers|ta droite.
r_empty Chaque graine tombe|dans une case qui a|déjà des graines.
r_last La dernière graine|tombe dans une case|qui a des graines.
r_edge Aucune graine ne|sort du plateau.
r_bad Tu as mal semé ? Tu|perds tout de suite.
r_loses Tu ne peux plus|semer ? Tu as perdu.
r_wins Tu ne peux plus|semer ? Tu as gagné !
pages § {}/{}     OK : suite
"""
