"""What the measurements know of Awalé: see walk.py."""

TURNS = (
    ("choosing", "RIGHT RIGHT 300ms"),
    ("sowing", "OK 900ms"),
    ("after a sowing", "2500ms"),
    ("Nord sows", "RIGHT RIGHT OK 3500ms"),
    ("a harvest", "RIGHT OK 4500ms RIGHT RIGHT OK 4500ms RIGHT OK 4500ms"),
    ("refused", "LEFT OK 500ms LEFT OK 500ms LEFT OK 700ms"),
)
LAID = True
TURN = "RIGHT RIGHT 200ms OK 3000ms"
LESSON = (2, "900ms OK 200ms", "OK 300ms LEFT OK 300ms RIGHT OK 900ms")

# Seeds laid by hand, in the game with the most cells, until it begins.
LAYING = (
    ("home", "700ms"),
    ("games", "OK 300ms RIGHT RIGHT 200ms"),
    ("before the game", "OK 300ms RIGHT RIGHT OK 200ms"),
    ("laying", "LEFT LEFT OK 300ms OK RIGHT OK RIGHT OK RIGHT 200ms"),
    ("who begins", "RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT OK 200ms OK 300ms"),
)
CHAMPION_MS = 4_500

# The widest values of texts, by room and key: see vocabulary.py.
WIDEST: dict = {
    "awale sow_here": ("A", "a"),
    "awale empty_here": ("A",),
    "awale sowed_0": ("A",),
    "awale sowed_1": ("a",),
    "awale took_0": ("A", 15),
    "awale took_1": ("a", 15),
    "awale has_0": (25,),
    "awale has_1": (25,),
    "awale no_3": ("A",),
    "awale no_9": ("A",),
    "awale no_10": ("A",),
    "awale no_11": ("A",),
    "awale won_0": (30, 18),
    "awale won_1": (30, 18),
    "awale even": (24, 24),
    "awale end_5": (48,),
    "setup_awale o_grand_slam": ("ne prend rien",),
    "setup_awale o_leftovers": ("à personne",),
    "setup_awale o_target": (48,),
    "setup_awale o_repetition": (3,),
    "setup_awale o_first": ("South",),
    "awale_rules r_first": (48,),
    "awale_rules pages": (10, 10),
    "e_drop_awale": ("A",),
    "e_guess_awale": ("A",),
    "e_hand_awale": (8,),
    "e_count_awale": (8,),
}
