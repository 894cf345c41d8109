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
hint_laid Here!|OK: more
hint_is_none Nobody|can do it!
hint_is_over That's it!|OK: there!
black_0 No black!|OK: more
black_1 With 1 black|OK: more
black_2 With 2 black|OK: more
black_3 With 3 black|OK: more
black_4 With 4 black|OK: more
no_26 All 6 black|are placed!
"""
