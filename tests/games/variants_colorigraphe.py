"""Data about the Colorigraphe for the conformance kit and the golden transcript: variants_fafy.py explains the fields."""

_FREE = "............"

VARIANTS: dict = {
    "board": "none",
    "beside": 0,
    "numbers": 280,
    # Random colourings rarely score, so a game need not end: it is cut after this many moves.
    "plies": -2,
    "most_wins": True,
    "texts": (
        "arc N 5,8 3 3-5,7-12 ............",
        "colour S 5,8 12 3-5,7-12 rb.k........",
        "claim S 99,0 3 1-2,2-3 kbk......... 2",
        "challenge N -3,99 2 1-2 kkkkkk.rb... S x",
        "end N 104,-8 0 - ............",
        "end S 3,3 0 - ............ 1-48",
        "claim N 69,0,68 2 1-2 rrkkkkkk.... x",
        "challenge E 0,0,69 4 1-2,3-4 rbrb........ S 6",
        "end E 3,0,8 0 - ............ 1-48",
        "colour S 7 2 1-2,2-3 rbrbbbbbbbbb",
        "colour N 98,99 2 1-2,2-3 rbrbbbbbbbbb",
        "card S 99,99 0 - ............ 1,3-5,48",
        "claim N 97,99 3 1-2,1-3,2-3 rbk......... 1 -",
    ),
    "bad_texts": (
        ({}, "", "the phase is ''", "stake, arc, colour, claim, challenge, end"),
        ({}, "stake", "1 fields", "takes 6"),
        ({}, f" stake S 0,0 0 - {_FREE}", "the phase is ''", "stake, arc"),
        ({}, f"stake S 0,0 0 - {_FREE} ", "7 fields", "takes 6"),
        ({}, f"stake  S 0,0 0 - {_FREE}", "7 fields", "takes 6"),
        ({}, f"Stake S 0,0 0 - {_FREE}", "the phase is 'Stake'", "stake, arc"),
        ({}, f"card S 0,0 0 - {_FREE}", "the phase is 'card'", "stake, arc"),
        ({"problems": "cards"}, f"stake S 0,0 0 - {_FREE} 1-48", "the phase is 'stake'", "card, colour"),
        ({"colours": 2}, f"claim S 0,0 2 1-2 {_FREE} x", "the phase is 'claim'", "stake, arc, colour, end"),
        ({"players": 1}, f"challenge S 0 2 1-2 {_FREE} S x", "the phase is 'challenge'", "stake, arc, colour, end"),
        ({}, f"stake s 0,0 0 - {_FREE}", "the seat is 's'", "S, N"),
        ({}, f"stake E 0,0 0 - {_FREE}", "the seat is 'E'", "S, N"),
        ({}, f"stake SN 0,0 0 - {_FREE}", "the seat is 'SN'", "S, N"),
        ({"players": 3}, f"stake W 0,0,0 0 - {_FREE}", "the seat is 'W'", "S, N, E"),
        ({}, f"stake S 0 0 - {_FREE}", "the scores are '0'", "2 numbers"),
        ({}, f"stake S 0,0,0 0 - {_FREE}", "the scores are '0,0,0'", "2 numbers"),
        ({}, f"stake S 0,00 0 - {_FREE}", "a score is '00'", "-9999..9999"),
        ({}, f"stake S 0,-0 0 - {_FREE}", "a score is '-0'", "-9999..9999"),
        ({}, f"stake S 0,+1 0 - {_FREE}", "a score is '+1'", "-9999..9999"),
        ({}, f"stake S 0,\u0661 0 - {_FREE}", "a score is ", "-9999..9999"),
        ({"target": 0}, f"stake S 0,10000 0 - {_FREE}", "a score is '10000'", "-9999..9999"),
        ({"floor": True}, f"stake S 0,-2 0 - {_FREE}", "a score is '-2'", "0..9999"),
        ({}, f"stake S 0,100 0 - {_FREE}", "the scores are '0,100'", "nobody has reached 100"),
        ({}, f"end S 0,99 0 - {_FREE}", "the scores are '0,99'", "one player has reached 100"),
        ({}, f"end S 100,100 0 - {_FREE}", "the scores are '100,100'", "one player has reached 100"),
        ({}, f"stake S 0,0 2 - {_FREE}", "the stake is '2'", "0 in this phase"),
        ({}, f"arc S 0,0 1 - {_FREE}", "the stake is '1'", "2..24"),
        ({}, f"arc S 0,0 25 - {_FREE}", "the stake is '25'", "2..24"),
        ({}, f"arc S 0,0 2 1 {_FREE}", "'1' is not an arc", "two plots"),
        ({}, f"arc S 0,0 2 1-2-3 {_FREE}", "'1-2-3' is not an arc", "two plots"),
        ({}, f"arc S 0,0 2 1-2, {_FREE}", "'' is not an arc", "two plots"),
        ({}, f"arc S 0,0 2 0-2 {_FREE}", "a plot is '0'", "1..12"),
        ({}, f"arc S 0,0 2 1-13 {_FREE}", "a plot is '13'", "1..12"),
        ({}, f"arc S 0,0 2 2-1 {_FREE}", "the arc 2-1 is out of order", "the smaller plot comes first"),
        ({}, f"arc S 0,0 2 2-2 {_FREE}", "the arc 2-2 is out of order", "the smaller plot comes first"),
        ({}, f"arc S 0,0 5 2-3,1-2 {_FREE}", "the arc 1-2 is out of order", "the smaller arc"),
        ({}, f"arc S 0,0 5 2-3,2-3 {_FREE}", "the arc 2-3 is out of order", "the smaller arc"),
        ({}, f"arc S 0,0 2 1-2,2-3 {_FREE}", "2 arcs", "0..1"),
        ({}, f"colour S 0,0 2 - {_FREE}", "0 arcs", "1..2"),
        ({}, f"colour S 0,0 2 1-2,2-3,3-4 {_FREE}", "3 arcs", "1..2"),
        ({}, f"stake S 0,0 0 1-2 {_FREE}", "1 arcs", "0..0"),
        ({}, "stake S 0,0 0 - r...........", "the colours are 'r...........'", "12 of '.'"),
        ({}, "colour S 0,0 2 1-2 ...........", "the colours are '...........'", "12 of '.rbk'"),
        ({}, "colour S 0,0 2 1-2 R...........", "the colours are 'R...........'", "12 of '.rbk'"),
        ({}, "colour S 0,0 2 1-2 kkkkkkk.....", "the colours are 'kkkkkkk.....'", "6 black tokens"),
        ({"colours": 2}, "colour S 0,0 2 1-2 bbbbbbbbbbb.", "the colours are 'bbbbbbbbbbb.'", "12 of 'rb'"),
        ({}, f"challenge N 0,0 2 1-2 {_FREE} N x", "'N' plays and has the problem", "another player"),
        ({}, f"challenge N 0,0 2 1-2 {_FREE} E x", "the seat whose problem it is is 'E'", "S, N"),
        ({}, f"challenge N 0,0 2 1-2 {_FREE} S 0", "the first result is '0'", "1..6"),
        ({}, f"challenge N 0,0 2 1-2 {_FREE} S 7", "the first result is '7'", "1..6"),
        ({}, "claim N 0,0 2 1-2 kbk......... 1", "the first result is '1'", "with so many black"),
        ({}, "claim N 0,0 2 1-2 kkk......... 3", "the first result is '3'", "with so many black"),
        ({"problems": "cards"}, f"card S 0,0 0 - {_FREE} -", "no card left", "1-48"),
        ({"problems": "cards"}, f"card S 0,0 0 - {_FREE} 0", "a card is '0'", "1..48"),
        ({"problems": "cards"}, f"card S 0,0 0 - {_FREE} 3-3", "the cards '3-3' are out of order", "as runs"),
        ({"problems": "cards"}, f"card S 0,0 0 - {_FREE} 3,4", "the cards '4' are out of order", "as runs"),
        ({"problems": "cards"}, f"card S 0,0 0 - {_FREE} 1-2-3", "the cards '1-2-3' are out of order", "as runs"),
        ({"problems": "cards"}, f"card S 0,0 0 - {_FREE} 5,1", "the cards '1' are out of order", "as runs"),
    ),
    "bad_moves": (
        ({}, "", "''", "stake 2..24"),
        ({}, "stake", "'stake'", "stake 2..24"),
        ({}, "stake 1", "'stake 1'", "stake 2..24"),
        ({}, "stake 25", "'stake 25'", "stake 2..24"),
        ({}, "stake 02", "'stake 02'", "stake 2..24"),
        ({}, "stake  2", "'stake  2'", "stake 2..24"),
        ({}, "arc 5", "'arc 5'", "plots 1..12"),
        ({}, "arc 0-3", "'arc 0-3'", "plots 1..12"),
        ({}, "arc 5-13", "'arc 5-13'", "plots 1..12"),
        ({}, "red", "'red'", "a plot 1..12"),
        ({}, "red 13", "'red 13'", "a plot 1..12"),
        ({}, "Red 1", "'Red 1'", "a plot 1..12"),
        ({}, "green 1", "'green 1'", "a plot 1..12"),
        ({}, "done ", "'done '", "done, timeout"),
        ({}, "challenge", "'challenge'", "a seat 0..2"),
        ({}, "challenge 3", "'challenge 3'", "a seat 0..2"),
        ({}, "challenge S", "'challenge S'", "a seat 0..2"),
        ({}, "card 0", "'card 0'", "card 1..48"),
        ({}, "card 49", "'card 49'", "card 1..48"),
        ({}, "144", "'144'", "stake 2..24"),
    ),
}

# The document's match between Sara (Sud) and Samuel. Of its problems only the first is known; the others are made up to
# match the document's statements.
COLORIGRAPHE_MATCH = (
    # 1: Sara finds two colours.
    "stake 5, arc 5-3, arc 7-12, arc 11-12, arc 12-3, arc 6-3,"
    " red 3, blue 5, blue 6, blue 12, red 7, red 11, done,"
    # 2: Samuel needs a black token; two colours cannot do.
    " stake 10, arc 1-2, arc 2-3, arc 3-1, arc 3-4, arc 4-5, arc 6-5, arc 6-7, arc 7-8, arc 9-8, arc 9-10,"
    " red 1, blue 2, black 3, red 4, blue 5, red 6, blue 7, red 8, blue 9, red 10, done, pass,"
    # 3: Sara is late; Samuel finds a colouring with two black tokens.
    " stake 12, arc 1-2, arc 2-3, arc 3-1, arc 4-5, arc 5-6, arc 6-4, arc 7-8, arc 8-9, arc 9-10, arc 10-11,"
    " arc 11-12, arc 12-1, black 1, black 6, red 2, timeout, challenge 1,"
    " black 1, red 2, blue 3, black 4, red 5, blue 6, red 7, blue 8, red 9, blue 10, red 11, blue 12, done,"
    # 4: Samuel is late; Sara finds a colouring with four. Three would do, on 2, 5 and 10.
    " stake 24, arc 12-4, arc 3-8, arc 12-9, arc 3-9, arc 5-1, arc 2-6, arc 10-6, arc 4-1, arc 10-12, arc 10-9,"
    " arc 2-4, arc 7-9, arc 12-6, arc 5-4, arc 1-10, arc 4-7, arc 7-8, arc 8-5, arc 5-7, arc 4-3, arc 5-11,"
    " arc 1-2, arc 5-6, arc 8-2, black 12, red 4, timeout, challenge 0,"
    " black 1, red 2, black 3, blue 4, red 5, blue 6, black 7, blue 8, blue 9, red 10, blue 11, black 12, done"
)

PLAYTHROUGHS: tuple = (
    ("The document's match: Sara (S) 21, Samuel (N) 16", {}, None, COLORIGRAPHE_MATCH),
    (
        "A challenge that fails gives the whole stake to the player in turn, who reaches the target",
        {"players": 3, "target": 12, "first": 2},
        "colour E 0,0,0 12 1-2,1-3,2-3 rb..........",
        "done, challenge 1, red 1, red 2, blue 3, timeout",
    ),
    (
        "Training with two colours: every plot starts blue; stop ends it",
        {"players": 1, "colours": 2},
        None,
        "stake 2, arc 4-9, arc 2-9, red 9, done, stop",
    ),
    (
        "A card: its arcs are the stake; the last one of the deck is followed by all of them again",
        {"problems": "cards", "floor": True},
        "card N 3,1 0 - ............ 2",
        "card 2, black 2, black 4, black 10, blue 6, done, pass",
    ),
    (
        "A score may fall: a stake of 2 with two black tokens, and the game is stopped",
        {"target": 0},
        "claim S 5,1 2 1-2,2-3 kbk......... 2",
        "pass, stop",
    ),
)
