"""Revoir une partie de Colorigraphe."""

TEXTS = """
looking_back ↩ {}/{}
looking_keys OK : d'ici
looking_over OK : retour
did_this_stake enjeu {}
did_this_card carte {}
did_this_arc arc {}–{}
did_token_0 vide : {}
did_token_1 rouge : {}
did_token_2 bleu : {}
did_token_3 noir : {}
did_0 fini !
did_1 trop tard !
did_2 personne
did_3 on arrête
did_4 je prends !
"""
