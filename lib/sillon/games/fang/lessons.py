"""Fang's lessons: tibong and reserve, and the document's walk-through, which ends with 13 seeds to 3."""

LESSONS = """
= tibong
show tibong_two 0 1 1 1 1 1 1 0 5 5 S |  | 1,8
cell tibong_own 0 1 1 1 1 1 1 0 5 5 S | 1
show tibong_turn 0 1 1 1 1 1 1 0 5 5 S | 4
number tibong_hand 0 1 1 1 1 1 1 0 5 5 S | 2 | 4 | 4
cell tibong_end 0 1 1 1 0 1 2 1 5 4 S | 3 | 7 | 7
play tibong_seven 0 1 1 1 0 1 2 1 5 4 S | 7
trap tibong_low 1 2 2 1 0 1 0 1 4 4 N | 8
yes tibong_other 1 2 2 1 0 0 1 2 4 3 S | 1 | 8 | 8
= walk
show walk_begin 0 1 1 1 1 1 1 0 5 5 N | 5,7,6
play walk_south 1 2 2 1 0 0 1 2 4 3 S | 8
show walk_on 2 3 3 1 0 0 1 0 3 3 N | 1,2,7,4,7
play walk_last 2 2 5 0 0 2 1 3 1 0 S | 8
number walk_count 3 3 6 1 0 2 1 0 0 0 N | 13 | 1,2,3,4
number walk_north 3 3 6 1 0 2 1 0 0 0 N | 3 | 5,6,7,8
yes walk_who 3 3 6 1 0 2 1 0 0 0 N | 1
say walk_tie 3 2 1 2 2 2 3 1 0 0 S
"""
