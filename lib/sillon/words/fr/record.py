"""La feuille d'une partie. Ce qui commence par 'told_' dit un coup de Colorigraphe, par le mot des règles."""

TEXTS = """
record_page ✍ Feuille {}/{}
record_open ◷ Pas encore finie
told_stake enjeu {}
told_card carte {}
told_arc arc {}
told_red rouge {}
told_blue bleu {}
told_black noir {}
told_clear vide {}
told_done fini !
told_timeout trop tard !
told_pass personne
told_challenge je prends !
told_stop on arrête
"""
