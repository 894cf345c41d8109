"""The walks of Fanorona and its figures for other measurements; walk.py documents the names."""

TURNS = (
    ("choosing", "RIGHT 300ms LEFT 300ms"),
    ("a piece in hand", "OK 600ms RIGHT 300ms"),
    ("refused", "LEFT LEFT OK 700ms"),
    ("a capture", "RIGHT OK 2500ms"),
    ("Sky plays", "RIGHT 300ms OK 400ms OK 400ms OK 3000ms"),
    ("a chain", "OK 300ms OK 300ms OK 3000ms OK 300ms OK 300ms OK 3000ms"),
)
TURN = "OK 600ms OK 400ms OK 2500ms"
LESSON = (5, "600ms OK 600ms OK 600ms OK 200ms", "OK 300ms OK 300ms OK 300ms OK 300ms OK 900ms")
THOUGHT_ABOUT = ("-", "size=5x5")
CHAMPION_MS = 3_000
LARGEST = True

# The widest values of texts, by catalog and key: see vocabulary.py.
WIDEST = (
    ("fanorona", ("D2-E3",), "moved_0 moved_1"),
    ("fanorona", (22, 22), "scores"),
    ("fanorona", ("D2", "E3"), "step_ step_P step_A"),
    ("fanorona", ("D2 percute en E3",), "advice mine"),
    ("puzzle_fanorona", ("D2 percute en E3",), "hint_3"),
    ("fanorona", (8,), "taken ok_1 ok_2"),
    ("fanorona", ("I5",), "ok_3 ok_4 ok_0 ok_6"),
    ("fanorona", ("I5", 8), "ok_5"),
    ("fanorona_no", ("I5",), "refused_shut_in refused_empty_cell refused_not_yours refused_no_line refused_not_free"),
    ("fanorona_no", ("I5",), "refused_must_capture refused_nothing_to_take refused_visited refused_other_piece"),
    ("setup_fanorona", ("☻pour moi",), "sits_0 sits_1"),
    ("fanorona_rules", (200,), "r_quiet"),
    ("fanorona_rules", (13, 13), "pages pages_last"),
)
