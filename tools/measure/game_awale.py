"""The walks of Awalé and its figures for other measurements; walk.py documents the names."""

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
    ("before the game", "OK 300ms LEFT LEFT LEFT LEFT OK 200ms"),
    ("laying", "LEFT LEFT LEFT LEFT LEFT OK 300ms OK RIGHT OK RIGHT OK RIGHT 200ms"),
    ("who begins", "RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT OK 200ms OK 300ms"),
)
CHAMPION_MS = 3_000

# The widest values of texts, by catalog and key: see vocabulary.py.
WIDEST = (
    ("awale", ("A", "a"), "sow_here"),
    ("awale", ("A",), "empty_here sowed_0 refused_empty_cell refused_not_yours refused_must_feed refused_takes_all"),
    ("awale", ("a",), "sowed_1"),
    ("awale", ("A", 15), "took_0"),
    ("awale", ("a", 15), "took_1"),
    ("awale", (25,), "has_0 has_1"),
    ("awale", (30, 18), "won_0 won_1"),
    ("awale", (24, 24), "even"),
    ("awale", (48,), "end_target"),
    ("setup_awale", ("ne prend rien",), "o_grand_slam"),
    ("setup_awale", ("à personne",), "o_leftovers"),
    ("setup_awale", (48,), "o_target"),
    ("setup_awale", (3,), "o_repetition"),
    ("setup_awale", ("South",), "o_first"),
    ("awale_rules", (48,), "r_first"),
    ("", ("A",), "e_drop_awale e_guess_awale"),
    ("", (8,), "e_hand_awale e_count_awale"),
)
