"""Fafy's lessons: sowing, where seeds must not fall, and the document's sample game with "what should Sud have played?"."""

LESSONS = """
= sow cells=8
show sow_take 1 1 3 1 1 1 1 1 S | 3>
number sow_count 1 1 3 1 1 1 1 1 S | 3 | 3
cell sow_end 1 1 3 1 1 1 1 1 S | 6 | 3 | 3>
play sow_right 1 1 3 1 1 1 1 1 S | 3>
play sow_left 1 1 1 1 1 2 1 1 S | 6<
= traps cells=8
trap trap_gap 1 2 2 0 3 3 0 1 S | 3>
yes trap_four 1 2 2 0 3 3 0 1 S | 0 | 5
trap trap_edge 1 2 2 1 1 2 3 1 S | 7>
play trap_two 0 2 5 2 0 0 0 0 S | 2>/4<
show trap_end 0 3 2 0 3 3 0 1 N
yes trap_blocked 0 0 3 2 0 4 2 0 N | 1
play trap_win 1 1 2 1 0 2 0 1 S | 3<
= match cells=8
show match_south 1 2 2 1 1 2 2 1 S | 4>
show match_north 1 2 2 0 2 2 2 1 N | 7<
number match_blocks 1 2 2 0 3 3 0 1 S | 3
play match_last 1 2 2 0 3 3 0 1 S | 1>/3<
play match_better 1 2 2 0 2 2 2 1 N | 5>/8<
play match_first 1 2 2 1 1 2 2 1 S | 3</6>
"""
