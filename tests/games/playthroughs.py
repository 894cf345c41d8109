"""The games of the golden transcripts as data: (title, options, start text or None, texts of the moves)."""

from tests.games.variants_awale import AWALE_PLAYTHROUGHS
from tests.games.variants_colorigraphe import COLORIGRAPHE_PLAYTHROUGHS
from tests.games.variants_fang import FANG_PLAYTHROUGHS
from tests.games.variants_fanorona import FANORONA_PLAYTHROUGHS

PLAYTHROUGHS: dict[str, tuple[tuple[str, dict, str | None, str], ...]] = {
    "fafy": (
        ("The worked example of the document: Sud wins", {}, "1 2 2 1 1 2 2 1 S", "4> 7< 1>"),
        ("Nord finds the answer that the document recommends", {}, "1 2 2 1 1 2 2 1 S", "4> 5> 1> 8<"),
        ("The pupil's own game: each towards his own right", {"impartial": False, "cells": 6}, None, "3> 6< 1>"),
        ("A row that is blocked from the start", {"first": 1}, "3 0 2 0 1 0 4 3 N", ""),
        ("Misère: whoever cannot sow has won", {"misere": True, "cells": 4}, None, "2> 4<"),
        ("A bad sowing loses at once", {"bad_sowing": "loses", "cells": 5}, "1 2 0 2 1 S", "1> 4<"),
        ("Sowing: one seed a cell lasts seven plies", {"rule": "sowing", "cells": 4}, None, "2> 3< 2< 1> 3< 2> 3>"),
    ),
    "fang": FANG_PLAYTHROUGHS,
    "fanorona": FANORONA_PLAYTHROUGHS,
    "colorigraphe": COLORIGRAPHE_PLAYTHROUGHS,
    "awale": AWALE_PLAYTHROUGHS,
}
