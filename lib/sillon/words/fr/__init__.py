"""Le français : ce que dit la console, assez court pour l'écran, lu par des enfants de six ans.

Une ligne par texte : la clé, un espace, le texte et son pictogramme, car beaucoup ne lisent pas encore ;
| coupe la ligne, {} reçoit une valeur.
"""
