"""Les joueurs du Colorigraphe."""

TEXTS = """
player_0 ☀ {}
player_1 ★ {}
player_2 ⚘ {}
seat_0 Soleil
seat_1 Ciel
seat_2 Feuille
player_alone Toi
"""
