"""Qui joue à quelle place : des enfants ou la console."""

TEXTS = """
who_sits Qui joue ?
sits_0 ⇧ Sud : {}
sits_1 ⇩ Nord : {}
sits_fanorona_0 ● Blanc : {}
sits_fanorona_1 ○ Noir : {}
sits_colorigraphe_0 ☀ 1 : {}
sits_colorigraphe_1 ★ 2 : {}
sits_colorigraphe_2 ⚘ 3 : {}
who_0 un enfant
who_1 ☻bébé
who_2 ☻élève
who_3 ☻malin
who_4 ☻fort
who_5 ☻champion
who_6 ☻pour moi
"""
