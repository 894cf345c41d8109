"""The walk through every screen that the measurements follow: (what one sees, the buttons that lead there)."""

WALK = (
    ("home", "700ms"),
    ("games", "OK 300ms"),
    ("rows", "OK 300ms"),
    ("lay", "LEFT OK 300ms OK OK RIGHT OK 200ms"),
    ("pie", "LEFT LEFT OK OK 300ms"),
    ("play, laid row", "OK 500ms"),
    ("home again", "BACK:900ms 200ms LEFT OK 300ms"),
    ("rows, astrophysicist's row", "OK 300ms OK 300ms RIGHT RIGHT 300ms"),
    ("play: choosing", "OK 500ms RIGHT RIGHT RIGHT 300ms"),
    ("play: asking", "OK 700ms"),
    ("play: sowing", "OK 600ms"),
    ("play: after a sowing", "1500ms"),
    ("play: refused", "RIGHT RIGHT RIGHT OK 700ms"),
    ("menu", "BACK:900ms 300ms"),
    ("rules", "RIGHT RIGHT OK 1500ms"),
    ("play: back", "BACK 500ms"),
)
