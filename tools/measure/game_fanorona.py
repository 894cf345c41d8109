"""What the measurements know of Fanorona: see walk.py."""

TURNS = (
    ("choosing", "RIGHT 300ms LEFT 300ms"),
    ("a piece in hand", "OK 600ms RIGHT 300ms"),
    ("refused", "LEFT LEFT OK 700ms"),
    ("a capture", "RIGHT OK 2500ms"),
    ("Noir plays", "RIGHT 300ms OK 400ms OK 400ms OK 3000ms"),
    ("a chain", "OK 300ms OK 300ms OK 3000ms OK 300ms OK 300ms OK 3000ms"),
)
TURN = "OK 600ms OK 400ms OK 2500ms"
LESSON = (5, "600ms OK 600ms OK 600ms OK 200ms", "OK 300ms OK 300ms OK 300ms OK 300ms OK 900ms")
THOUGHT_ABOUT = ("-", "size=5x5")
CHAMPION_MS = 5_500
LARGEST = True

# The widest values of texts, by room and key: see vocabulary.py.
WIDEST: dict = {
    "fanorona moved_0": ("D2-E3",),
    "fanorona moved_1": ("D2-E3",),
    "fanorona scores": (22, 22),
    "fanorona taken": (8,),
    "fanorona ok_3": ("I5",),
    "fanorona ok_4": ("I5",),
    "fanorona ok_5": ("I5", 8),
    "fanorona ok_6": ("I5", 8, 8),
    "fanorona ok_1": (8,),
    "fanorona ok_2": (8,),
    "fanorona ok_0": ("I5",),
    "fanorona_no no_0": ("I5",),
    "fanorona_no no_3": ("I5",),
    "fanorona_no no_9": ("I5",),
    "fanorona_no no_12": ("I5",),
    "fanorona_no no_13": ("I5",),
    "fanorona_no no_14": ("I5",),
    "fanorona_no no_15": ("I5",),
    "fanorona_no no_16": ("I5",),
    "fanorona_no no_19": ("I5",),
    "setup_fanorona sits_0": ("☻champion",),
    "setup_fanorona sits_1": ("☻champion",),
    "fanorona_rules r_quiet": (200,),
    "fanorona_rules pages": (13, 13),
}
