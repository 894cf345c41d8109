"""The rules of Fafy, page by page."""

TEXTS = """
r_take Take all the seeds|of a cell. Sow them|one by one into the|next ones.
r_both You choose: to the|left, or to the|right.
r_right Always sow to your|right.
r_empty Each seed falls into|a cell that has|seeds already.
r_last The last seed falls|into a cell that has|seeds.
r_edge No seed leaves the|board.
r_bad You sowed badly?|You lose at once.
r_loses You cannot sow any|more? You have lost.
r_wins You cannot sow any|more? You have won!
pages § {}/{}      OK: next
"""
