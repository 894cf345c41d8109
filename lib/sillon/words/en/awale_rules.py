"""The rules of Awalé, page by page."""

TEXTS = """
r_sow Empty one of your|pits. Sow its seeds|one by one, round the|board.
r_take Does the last make 2|or 3 in the other|camp? Take them!
r_back And just before, 2 or|3 as well? Take them|too, going back.
r_over 12 seeds or more:|pass over the pit|they came from.
r_slam Would it empty the|other camp? Then sow,|but take nothing.
r_slam_not Would it empty the|other camp?|That is forbidden.
r_slam_only Would it empty the|other camp? No, not|unless all moves do.
r_feed Is the other camp|empty? Feed it!
r_hungry Do your seeds not get|there? Choose another|pit.
r_end Nothing to sow: it is|over. All keep what|is left in their row.
r_end_strict Nothing to sow: it is|over. The leftovers|are nobody's.
r_half 25 seeds: won! You|may go on for the|fun of it.
r_first The first to have {}|seeds wins.
r_round Going round and|round? Three times|the same: it is over.
r_round_two Going round and|round? Twice the|same: it is over.
pages § {}/{}    OK: next
"""
