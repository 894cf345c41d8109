"""The exercises of the sowing games."""

TEXTS = """
exercises ⁘ Practice
e_drop ☟ Sow by yourself
e_guess ❓ Guess
e_count ⋯ Count
e_hand_fafy Empty cell {}. How|many seeds are in|your hand?
e_hand_fang Play cell {}, with 1|from the reserve. How|many is that?
e_hand_awale Empty pit {}. How|many seeds are in|your hand?
e_drop_fafy Cell {}, this way: {}|Arrows move the hand,|OK sows a seed.
e_drop_fang From your tibong on:|arrows move the hand,|OK sows a seed.
e_drop_awale Round from {} on:|arrows move the hand,|OK sows a seed.
e_left ☟ In hand: {}
e_guess_fafy Cell {}, this way: {}|Where does the last|seed fall?
e_guess_fang Cell {} and 1 more.|From your tibong on,|where is the end?
e_guess_awale Pit {}: where does the|last seed fall?
e_count_fafy How many seeds are in|cell {}?
e_count_fang How many seeds are in|cell {}?
e_count_awale How many seeds are in|pit {}?
e_all How many seeds are on|the board? Leave out|the reserves.
e_again Nearly! Count again,|slowly.
e_is Look: it is {}.
e_no_start Not there: its seeds|were just taken.
e_no_way The other side! We|sow this way: {}
e_no_skip One for each cell,|none left out: now|comes {}.
e_next OK: one more!
"""
