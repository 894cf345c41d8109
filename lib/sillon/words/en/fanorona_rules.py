"""The rules of Fanorona, page by page."""

TEXTS = """
r_step A piece follows a|line to a free point|next to it.
r_strike Strike: run at the|others and take the|whole line ahead.
r_draw Draw away: leave the|others and take the|line behind you.
r_choose Both at once? No:|choose one of the|two groups.
r_largest Both at once? No:|take the larger|group.
r_must When you can capture,|you must!
r_chain The piece that took|goes on as long as|it can capture.
r_may The piece that took|may go on, or stop:|OK on the piece.
r_visited It never comes back|to a point where it|was in this turn.
r_turn Never two captures on|end the same way:|it turns.
r_thrice Three times the same|position? A draw!
r_quiet {} turns on end|without a capture?|A draw!
r_end No piece left, or no|move left: you have|lost.
r_no_capture Round 2. The winner|takes nothing while|he has more than|5 pieces.
r_one_by_one Round 2. The winner|takes one by one|while he has more|than 5 pieces.
r_vela Round 2, vela. Who|won round 1 takes|nothing while he has|more than 5 pieces.
r_vela_other All that time the|other takes pieces|one by one.
pages § {}/{}    OK: next
"""
