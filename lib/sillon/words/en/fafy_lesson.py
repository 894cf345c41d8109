"""Fafy's lessons."""

TEXTS = """
l_sow ☟ Sowing
l_traps ⛔ The traps
l_match ★ A real game
sow_take Take all the seeds|of a cell. Sow them|one by one into the|next cells.
sow_count Cell 3 shines. How|many seeds are in|your hand?
sow_count! ✓ 3! You take all of|them together.
sow_count? Count the lights of|cell 3, one by one.
sow_end Sow cell 3 to the|right. Where does the|last seed fall?
sow_end! ✓ Yes: 4, 5 and 6.|Three seeds, three|cells.
sow_end? The first one falls|into the cell beside.|Count 3 cells.
sow_end?5 The cell you start|from does not count:|the first goes to 4.
sow_end?3 Cell 3 is emptied.|Its seeds go into the|next ones.
sow_right Sow cell 3!|Arrows: choose it.|OK: sow.
sow_right! ✓ Well done! 4, 5, 6|have one more seed.
sow_right? You may! But here,|sow cell 3.
sow_left Cell 6, to the left!|Take it with OK.|Then ← and OK again.
sow_left! ✓ Yes! In Fafy you|choose the side.
sow_left? You may! But here,|sow cell 6 to the|left.
sow_left?6> The right cell, but|the other side: press|←.
trap_gap First trap: a seed|never falls into an|empty cell.
trap_four Cell 5, to the left:|is it allowed?
trap_four! ✓ No! Cell 4 is|empty. Well seen.
trap_four? Look at cell 4: it is|empty. So the answer|is no.
trap_edge Second trap: a seed|never leaves the|board.
trap_two Find a move!|Nine seeds, and only|two moves.
trap_two! ✓ Yes! Too many seeds|block the game.
trap_end Nothing to sow? You|are blocked, and you|have lost.
trap_blocked North plays.|Is he blocked?
trap_blocked! ✓ Yes, blocked: gaps|and edges everywhere.
trap_blocked? Try each cell: a seed|falls into a gap or|off the board.
trap_win Block North!|Only one move does.
trap_win! ✓ North cannot sow:|you have won!
trap_win? North can still sow.|Look for the move|that leaves gaps.
match_south South and North play.|South begins: cell 4,|to the right.
match_north North answers: cell|7, to the left.
match_blocks Empty cells cut the|board into blocks.|How many?
match_blocks! ✓ Three! Each block|is a small game.
match_blocks? Count the groups of|full cells, from gap|to gap.
match_last South, you play!|Only the block on the|left can be sown.
match_last! ✓ North is blocked:|South has won!
match_better North, play better!|Let us go back. One|move makes South|lose.
match_better! ✓ Well done! After|that South cannot|win.
match_better? South would have a|good move. Look on|the right: cell 5, 8.
match_better?7< That is what he|played, and he lost.
match_first And South, at first?|What was his best?
match_first! ✓ Yes! That way|South is sure to win.
match_first? North would have a|good move. Look: cell|3 or cell 6.
match_first?4> He played it: North|could have won.
"""
