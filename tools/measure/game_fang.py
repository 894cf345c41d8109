"""The walks of Fang and its figures for other measurements; walk.py documents the names."""

TURNS = (
    ("choosing", "RIGHT RIGHT 300ms"),
    ("sowing", "OK 900ms"),
    ("after a sowing", "3500ms"),
    ("another turn", "RIGHT OK 4500ms"),
    ("refused", "LEFT LEFT LEFT OK 700ms LEFT OK 700ms LEFT OK 700ms"),
)
LAID = True
TURN = "RIGHT RIGHT 200ms OK 3500ms"
LESSON = (1, "900ms OK 200ms", "OK 300ms LEFT OK 300ms OK 300ms RIGHT OK 1500ms")
PLIES = (0, 1, 2, 3, 4, 6)

# The widest values of texts, by catalog and key: see vocabulary.py. 24 seeds laid, and two reserves of nine.
WIDEST = (
    ("fang", (20, 12), "plays_0 plays_1 score over_tibong"),
    ("fang", (20, 12, 9, 9), "then"),
    ("fang", (9, 9), "reserves"),
    ("fang", (8,), "moved_0 moved_1 sow_here sow_tibong"),
    ("fang", (20, 20), "over_draw"),
    ("", (8,), "e_guess_fang e_hand_fang e_count_fang"),
    ("fang_rules", (10, 10), "pages pages_last"),
)
