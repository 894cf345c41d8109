"""A walk through every screen of each game: (what one sees, the buttons that lead there). The measurements follow it, and tests.

Only LEFT RIGHT OK BACK are pressed, so every board is walked through alike.
"""

NAMES = ("fafy", "fang", "awale", "fanorona", "colorigraphe")
LAID = ("fafy", "fang", "awale")  # they have one entry more before the game: the row to start from

# From the first look at the game: some turns, a refusal where there is one, and the end of nothing.
TURNS = {
    "fafy": (
        ("asking", "RIGHT RIGHT 200ms OK 700ms"),
        ("sowing", "OK 600ms"),
        ("after a sowing", "1500ms"),
        ("refused", "LEFT LEFT OK 700ms"),
        ("another turn", "RIGHT RIGHT OK 1500ms OK 2500ms"),
    ),
    "fang": (
        ("choosing", "RIGHT RIGHT 300ms"),
        ("sowing", "OK 900ms"),
        ("after a sowing", "3500ms"),
        ("another turn", "RIGHT OK 4500ms"),
        ("refused", "LEFT LEFT LEFT OK 700ms LEFT OK 700ms LEFT OK 700ms"),
    ),
    "awale": (
        ("choosing", "RIGHT RIGHT 300ms"),
        ("sowing", "OK 900ms"),
        ("after a sowing", "2500ms"),
        ("Nord sows", "RIGHT RIGHT OK 3500ms"),
        ("a harvest", "RIGHT OK 4500ms RIGHT RIGHT OK 4500ms RIGHT OK 4500ms"),
        ("refused", "LEFT OK 500ms LEFT OK 500ms LEFT OK 700ms"),
    ),
    "fanorona": (
        ("choosing", "RIGHT 300ms LEFT 300ms"),
        ("a piece in hand", "OK 600ms RIGHT 300ms"),
        ("refused", "LEFT LEFT OK 700ms"),
        ("a capture", "RIGHT OK 2500ms"),
        ("Noir plays", "RIGHT 300ms OK 400ms OK 400ms OK 3000ms"),
        ("a chain", "OK 300ms OK 300ms OK 3000ms OK 300ms OK 300ms OK 3000ms"),
    ),
    "colorigraphe": (
        ("stake", "500ms RIGHT RIGHT 300ms"),
        ("roll", "OK 2500ms OK 1500ms OK 1500ms OK 1500ms OK 2500ms OK 1500ms"),
        ("colour", "OK RIGHT OK OK RIGHT OK RIGHT RIGHT OK 1500ms"),
        ("later", "65000ms"),
        ("claim", "OK 800ms"),
        ("verdict", "OK 4000ms"),
        ("scores", "OK 3000ms"),
    ),
}


def times(number: int, word: str) -> str:
    return " ".join([word] * number)


def menus(name: str) -> tuple:
    """The menu before the game, its options and its rules; the last press, OK, begins the game."""
    return (
        ("home", "700ms"),
        ("games", f"OK 300ms {times(NAMES.index(name), 'RIGHT')} 200ms"),
        ("before the game", "OK 300ms"),
        ("options", "LEFT LEFT LEFT LEFT OK 300ms RIGHT 200ms"),
        ("before the game again", f"BACK 300ms {times(3 if name in LAID else 2, 'LEFT')} 200ms"),
        ("players" if name == "colorigraphe" else "the game", "OK 600ms"),
    )


# Seeds laid by hand, in the game with the most cells, until it begins.
LAYING = (
    ("home", "700ms"),
    ("games", "OK 300ms RIGHT RIGHT 200ms"),
    ("before the game", "OK 300ms RIGHT RIGHT OK 200ms"),
    ("laying", f"LEFT LEFT OK 300ms {times(3, 'OK RIGHT')} 200ms"),
    ("who begins", f"{times(10, 'RIGHT')} OK 200ms OK 300ms"),
)


# What one does in the middle of a match, from its first look on.
_GAME = (("the game", "600ms"),)
_MENU = (("menu", "BACK:900ms 300ms"),)
_RULES = (("rules, in the middle of a match", f"600ms {times(12, 'RIGHT 2200ms')}"),)
_RECORD = (("record, in the middle of a match", f"600ms {times(12, 'RIGHT 300ms')}"),)
HOME = (("home again", "BACK 300ms BACK:900ms 200ms LEFT OK 600ms"),)


# A turn of a person against the strongest computer, its answer, another one, and advice.
_TURN = {
    "fafy": "RIGHT RIGHT 200ms OK 700ms OK 2500ms",
    "fang": "RIGHT RIGHT 200ms OK 3500ms",
    "awale": "RIGHT RIGHT 200ms OK 3000ms",
    "fanorona": "OK 600ms OK 400ms OK 2500ms",
}


# The computer begins: it names a stake, the dice are thrown, it colours, the person may challenge.
_TABLE = (
    ("its stake", "9000ms"),
    ("roll", "OK 2500ms OK 1500ms OK 1500ms OK 3000ms"),
    ("its colouring", "OK 300ms OK 9000ms 9000ms 9000ms"),
    ("verdict", "OK 3000ms"),
    ("after it", "OK 3000ms OK 3000ms"),
)


# A puzzle: hints, an answer and what follows it. And the menu of all of them.
PUZZLE = (
    ("a puzzle", "900ms RIGHT 300ms"),
    ("hints", "BACK:900ms 300ms RIGHT OK 700ms BACK:900ms 300ms RIGHT OK 700ms BACK:900ms 300ms RIGHT OK 700ms"),
    ("an answer", "OK 400ms OK 400ms OK 400ms OK 6000ms"),
)
PUZZLES = (("all the puzzles", "4000ms RIGHT 300ms"), ("one grade", "OK 300ms RIGHT 4000ms"))
# The number of a lesson, and what is pressed from its first step on to where the game's own screen asks for a move; there one
# that is wrong, where there is one.
LESSONS = {
    "fafy": (
        2,
        "900ms RIGHT 300ms RIGHT 300ms RIGHT RIGHT RIGHT OK 200ms OK 200ms",
        "OK 300ms OK 300ms OK 300ms OK 900ms",
    ),
    "fang": (1, "900ms OK 200ms", "OK 300ms LEFT OK 300ms OK 300ms RIGHT OK 1500ms"),
    "awale": (2, "900ms OK 200ms", "OK 300ms LEFT OK 300ms RIGHT OK 900ms"),
    "fanorona": (5, "600ms OK 600ms OK 600ms OK 200ms", "OK 300ms OK 300ms OK 300ms OK 300ms OK 900ms"),
    "colorigraphe": (
        1,
        "600ms OK 300ms RIGHT OK 300ms OK 300ms OK 300ms",
        "OK 300ms OK RIGHT OK OK 300ms LEFT LEFT OK 600ms",
    ),
}
EXERCISE = (("an exercise", "600ms RIGHT RIGHT OK 400ms OK 400ms RIGHT OK 400ms RIGHT OK 400ms OK 400ms OK 2500ms"),)


_HINT = "BACK:900ms 300ms RIGHT OK"


def _menu_and_back(name: str) -> tuple:
    """The menu, and a look back; the Colorigraphe has no advice in its menu."""
    words = "" if name == "colorigraphe" else "RIGHT "
    return _MENU + (("looking back", words + "RIGHT OK 300ms LEFT 300ms LEFT 300ms RIGHT 2500ms"),)


def lesson(name: str) -> tuple:
    _, before, there = LESSONS[name]
    return (("lesson", f"600ms {before}"), ("the game in a lesson", there)) + _MENU


def rival(name: str) -> tuple:
    """Against the strongest computer, which begins at the Colorigraphe."""
    if name == "colorigraphe":
        return _TABLE
    return (
        ("a person's turn", f"600ms {_TURN[name]}"),
        ("the computer thinks and plays", "9000ms"),
        ("another turn", f"{_TURN[name]} 9000ms"),
        ("advice", f"{_HINT} 5000ms {_HINT} 600ms {_HINT} 2000ms"),
        ("verdicts", "RIGHT 300ms RIGHT 300ms"),
    ) + _menu_and_back(name)


def walks(name: str) -> dict:
    """The walks through a game, by what is walked through.

    "menus" and "laying" begin when the toy is switched on and end with the press that begins a match: then the program starts
    anew. The others begin where it has.
    """
    found = {
        "menus": menus(name),
        "game": _GAME + TURNS[name] + _menu_and_back(name),
        "rules": _RULES,
        "record": _RECORD,
    }
    found["rival"] = rival(name)
    found["puzzle"] = PUZZLE
    found["puzzles"] = PUZZLES
    found["lesson"] = lesson(name)
    if name in LAID:
        found["exercise"] = EXERCISE
    if name == "awale":
        found["laying"] = LAYING
    return found


def whole(name: str) -> tuple:
    """From the first screen through the game and back to it, the starts anew included."""
    return menus(name) + walks(name)["game"] + HOME
