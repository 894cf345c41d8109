"""Awalé's lessons: sowing around the board, the harvest, and feeding the other player."""

LESSONS = """
= round
show round_turn 4 4 4 4 4 4 4 4 4 4 4 4 0 0 S | D
cell round_end 4 4 4 4 4 4 4 4 4 4 4 4 0 0 S | a | C | C
play round_play 4 4 4 4 4 4 4 4 4 4 4 4 0 0 S | E
show round_twelve 12 1 0 2 1 0 3 0 4 5 0 2 8 10 S | A
cell round_skip 12 1 0 2 1 0 3 0 4 5 0 2 8 10 S | B | A | A
say round_lights 1 2 3 4 2 4 3 1 2 4 3 0 10 9 S
= harvest
show harvest_two 5 3 6 0 4 2 4 1 5 0 6 3 5 4 S | F
yes harvest_four 2 4 0 4 4 2 3 3 1 3 1 3 8 10 S | 0 | F | F
play harvest_find 2 1 5 1 4 0 3 1 4 2 0 4 11 10 S | C
show harvest_back 1 0 5 4 4 3 1 2 1 6 5 0 9 7 S | F
number harvest_many 1 0 5 4 4 3 1 2 1 6 5 0 9 7 S | 7 | F | F
play harvest_most 2 4 2 2 4 2 2 1 2 1 0 4 11 11 S | E
= feed
say feed_rule 2 0 1 0 3 1 0 0 0 0 0 0 19 22 S
play feed_play 2 0 1 0 3 1 0 0 0 0 0 0 19 22 S | E/F
show feed_all 3 0 2 4 0 2 1 1 0 0 0 0 20 15 S | F
number feed_none 3 0 2 4 0 2 1 1 0 0 0 0 20 15 S | 0 | F | F
say feed_won 3 0 2 1 0 2 1 2 0 4 1 3 25 4 S
"""
