"""Before Fanorona's second round."""

TEXTS = """
second_no_capture ∅ No captures
second_one_by_one ⇥ One by one
second_vela ⚖ Vela
starts_0 ● White begins
starts_1 ○ Black begins
weighs_no_capture_0 White takes nothing.
weighs_no_capture_1 Black takes nothing.
weighs_one_by_one_0 White takes 1 by 1.
weighs_one_by_one_1 Black takes 1 by 1.
weighs_vela_0 White 0, Black 1 by 1
weighs_vela_1 Black 0, White 1 by 1
"""
