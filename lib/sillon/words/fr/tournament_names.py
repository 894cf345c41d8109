"""Les élèves d'un tournoi dont personne n'écrit les noms : un animal et une couleur chacun."""

TEXTS = """
pupils_0 Chat vert,Chien vert,Lapin vert,Renard vert,Hibou vert,Ours vert,Lion vert,Loup vert
pupils_1 Chat bleu,Chien bleu,Lapin bleu,Renard bleu,Hibou bleu,Ours bleu,Lion bleu,Loup bleu
pupils_2 Chat jaune,Chien jaune,Lapin jaune,Renard jaune,Hibou jaune,Ours jaune,Lion jaune,Loup jaune
pupils_3 Chat rouge,Chien rouge,Lapin rouge,Renard rouge,Hibou rouge,Ours rouge,Lion rouge,Loup rouge
pupils_4 Chat violet,Chien violet,Lapin violet,Renard violet,Hibou violet,Ours violet,Lion violet,Loup violet
"""
