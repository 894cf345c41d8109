"""What the measurements know of Fang: see walk.py."""

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

# The widest values of texts, by room and key: see vocabulary.py. 24 seeds laid, and two reserves of nine.
WIDEST: dict = {
    "fang plays_0": (20, 12),
    "fang plays_1": (20, 12),
    "fang score": (20, 12),
    "fang then": (20, 12, 9, 9),
    "fang reserves": (9, 9),
    "fang moved_0": (8,),
    "fang moved_1": (8,),
    "fang sow_here": (8,),
    "fang over_tibong": (20, 12),
    "fang over_draw": (20, 20),
    "e_guess_fang": (8,),
    "fang_rules pages": (10, 10),
    "e_hand_fang": (8,),
    "e_count_fang": (8,),
}
