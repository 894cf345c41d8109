"""The rules of Fafy, on one page."""

TEXTS = """
rule_take Empty a whole cell.
rule_both Sow beside it, 1 by 1
rule_right Sow to your right.
rule_every Never into a gap,
rule_last End on a seed,
rule_inside never off the board.
rule_loses Blocked? You lose.
rule_wins Blocked? You win!
"""
