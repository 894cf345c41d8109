"""The pictograms of the handheld's font, by what they stand for: many players cannot read yet."""

SPROUT = "⚘"
HAND = "☟"
LAYING = "✍"
ONES = "⋯"
STARS = "★"
CAKE = "◔"
SUD = "⇧"
NORD = "⇩"
SEATS = (SUD, NORD)
TROPHY = "♛"
BLOCKED = "⛔"
BOTH_WAYS = "⇔"
ONE_WAY = "⇒"
MISERE = "∩"
SOWING = "⊙"
REVENGE = "⇄"
GO_ON = "⏯"
FURROW = "☷"
UNDO = "↩"
UNDO_ALL = "⇤"
RULES = "§"
SOUND = ("⊘", "♫")
SUN = "☀"
LEAVE = "⎋"
TURN = "↻"
LANGUAGE = "❝"
WARNING = "⚠"
READY = "✓"

# The reasons of a refusal, by the codes of games/rules.py.
REASONS = ("", "", "", "∅", "↛", "⤵", "⤓")

LEFT = "←"
RIGHT = "→"
ARROWS = (LEFT, RIGHT)
HERE = "▲"
BACK = "↶"
