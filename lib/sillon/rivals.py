"""Who sits at a seat: 0 a person, 1..5 the computer at that level, 6 the computer that adapts itself to the person."""

PERSON = 0
ADAPTS = 6
MOST = 6
