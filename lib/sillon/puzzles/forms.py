"""Which rules a puzzle is played by: the options of each form of a game; a puzzle names its form by the place in this list."""

FORMS: dict = {
    "fafy": (
        {"cells": 5},
        {"cells": 6},
        {},
        {"cells": 6, "impartial": False},
        {"impartial": False},
        {"cells": 9},
        {"cells": 9, "impartial": False},
    ),
    "fang": ({"cells": 4}, {"cells": 6}, {}),
    "awale": ({},),
    "fanorona": ({"size": "3x3"}, {"size": "5x5"}, {}),
    "colorigraphe": ({"players": 1},),
}
