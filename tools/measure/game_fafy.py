"""The walks of Fafy and its figures for other measurements; walk.py documents the names."""

TURNS = (
    ("asking", "RIGHT RIGHT 200ms OK 700ms"),
    ("sowing", "OK 600ms"),
    ("after a sowing", "1500ms"),
    ("refused", "LEFT LEFT OK 700ms"),
    ("another turn", "RIGHT RIGHT OK 1500ms OK 2500ms"),
)
LAID = True
TURN = "RIGHT RIGHT 200ms OK 700ms OK 2500ms"
LESSON = (2, "900ms RIGHT 300ms RIGHT 300ms RIGHT RIGHT RIGHT OK 200ms OK 200ms", "OK 300ms OK 300ms OK 300ms OK 900ms")
THOUGHT_ABOUT = ("cells=12", "cells=12,impartial=False", "cells=12,misere=True")
PLIES = (0, 0, 1, 1, 2, 2)
SHORT = True

# The widest values of texts, by catalog and key: see vocabulary.py.
WIDEST = (
    ("fafy", ("→",), "refused_off_board"),
    ("fafy", ("→", 16), "refused_into_empty_cell"),
    ("fafy", (16, "→"), "moved_0 moved_1"),
    ("fafy", (), "refused_empty_cell"),
    ("", (8, "→"), "e_drop_fafy e_guess_fafy"),
    ("", (8,), "e_hand_fafy e_count_fafy"),
)
