"""The walks of the Colorigraphe and its figures for other measurements; walk.py documents the names."""

TURNS = (
    ("stake", "500ms RIGHT RIGHT 300ms"),
    ("roll", "OK 2500ms OK 1500ms OK 1500ms OK 1500ms OK 2500ms OK 1500ms"),
    ("colour", "OK RIGHT OK OK RIGHT OK RIGHT RIGHT OK 1500ms"),
    ("later", "65000ms"),
    ("claim", "OK 800ms"),
    ("verdict", "OK 4000ms"),
    ("scores", "OK 3000ms"),
)
LESSON = (1, "600ms OK 300ms RIGHT OK 300ms OK 300ms OK 300ms", "OK 300ms OK RIGHT OK OK 300ms LEFT LEFT OK 600ms")

PLAYERS = True
ADVICE = False
CLOCKED = True

# The computer begins: it names a stake, the dice are thrown, it colours, the person may challenge.
RIVAL = (
    ("its stake", "9000ms"),
    ("roll", "OK 2500ms OK 1500ms OK 1500ms OK 3000ms"),
    ("its colouring", "OK 300ms OK 9000ms 9000ms 9000ms"),
    ("verdict", "OK 3000ms"),
    ("after it", "OK 3000ms OK 3000ms"),
)

# A round of the Colorigraphe that does not wait for its clock: from the first plot LEFT leads to "done".
ROUND = (
    ("stake", "RIGHT:1000ms"),
    ("colour", "OK OK OK OK RIGHT OK OK RIGHT OK RIGHT RIGHT OK"),
    ("verdict", "LEFT LEFT LEFT LEFT LEFT OK OK"),
    ("claim", "OK"),
    ("scores", "RIGHT OK"),
)

# Arcs of one's own: each plot with the next, and the question.
OWN = {
    "arcs": (
        ("arcs", "600ms OK 200ms RIGHT 200ms BACK 200ms"),
        ("a ring of arcs", f"{'OK 100ms OK 200ms ' * 12}"),
        ("an arc that is there", "OK 200ms OK 600ms OK 200ms"),
        ("the question", "LEFT LEFT 200ms"),
        ("the answer", "OK 900ms"),
        ("the colouring", "OK 5000ms"),
        ("changed", "OK 300ms"),
        ("to be coloured", "RIGHT 200ms"),
        ("colour", "OK 600ms RIGHT 300ms OK 300ms"),
    )
}

# The widest values of texts, by catalog and key: see vocabulary.py.
WIDEST = (
    ("setup_colorigraphe", ("☻pour moi",), "sits_0 sits_1 sits_2"),
    ("colorigraphe", ("24 points",), "stake_coloured"),
    ("colorigraphe_rules", (14, 14), "pages pages_last"),
    ("colorigraphe_arcs", (24,), "arcs_2"),
    ("colorigraphe_arcs", (12,), "arc_from"),
    ("colorigraphe_arcs", (11, 12), "arc_from_to"),
)
