"""Avant la deuxième manche de Fanorona."""

TEXTS = """
second_no_capture ∅ Sans prise
second_one_by_one ⇥ Un par un
second_vela ⚖ Vela
starts_0 ● Blanc commence
starts_1 ○ Noir commence
weighs_no_capture_0 Blanc ne prend rien.
weighs_no_capture_1 Noir ne prend rien.
weighs_one_by_one_0 Blanc prend un par un
weighs_one_by_one_1 Noir prend un par un.
weighs_vela_0 Blanc 0, Noir 1 par 1
weighs_vela_1 Noir 0, Blanc 1 par 1
"""
