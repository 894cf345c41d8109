"""Who sits at which seat: children or the handheld."""

TEXTS = """
who_sits Who plays?
sits_0 ⇧ South: {}
sits_1 ⇩ North: {}
sits_fanorona_0 ● White: {}
sits_fanorona_1 ○ Black: {}
sits_colorigraphe_0 ☀ 1: {}
sits_colorigraphe_1 ★ 2: {}
sits_colorigraphe_2 ⚘ 3: {}
who_0 a child
who_1 ☻beginner
who_2 ☻learner
who_3 ☻clever
who_4 ☻strong
who_5 ☻champion
who_6 ☻like me
"""
