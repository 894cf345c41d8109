"""Colouring, in the Colorigraphe."""

TEXTS = """
ready_to_go Ready?|OK: go!
ready_to_challenge Ready?|It's mine!
on_plot_with_black Plot {}|black: {}
on_plot_to_turn Plot {}|OK turns it
all_are_done All done|OK: there!
some_are_bare missing: {}|OK: finish
ask_for_hint A hint?|OK: show me
hint_to_come Wait,|let me look…
hint_is_none Nobody|can do it!
hint_is_over Well done!|That's it.
black_0 Without|any black!
black_1 One black|will do.
black_2 Two black|will do.
black_3 3 black|will do.
black_4 4 black|will do.
no_26 All 6 black|are placed!
"""
