"""Fanorona's lessons."""

TEXTS = """
l_line ✳ Along the lines
l_strike ⇒ Percussion
l_draw ⇤ Aspiration
l_row ⋯ A whole row
l_chain ⏩ Chains
l_vela ⚖ Vela
line_step A piece goes along a|line to a free point|just beside it. White|begins.
line_own White, to the middle:|B2. Choose the piece,|OK, then the point,|OK again.
line_own! ✓ Yes: one step, and|the other plays.
line_own? You may! But here, go|to the middle.
line_none No line joins B1 and|C2: nobody goes|there.
strike_show Percussion: move|towards an enemy. Is|he just ahead? He is|taken.
strike_play White, strike A3!|Your piece goes to|A2.
strike_play! ✓ Hit! A3 is taken.
strike_play? That is percussion|too, but of C3.|Take A3!
strike_must A capture exists? You|must take: a plain|step is refused.
strike_find Find the capture!|Only one piece can|take.
strike_find! ✓ B2 strikes B3:|Black has lost all.
draw_show Aspiration: move away|from an enemy. Is he|just behind you? He|is taken.
draw_play White, draw A1!|Your piece A2 goes to|A3.
draw_play! ✓ Yes! A1 is taken by|aspiration.
draw_play? There you strike C2.|Move away from A1.
row_show The whole row is|taken, as long as|there is no gap.
row_many From A3 to B3: how|many are taken?
row_many! ✓ Three at once!
row_many? Count the black ones|in a row beyond B3.
row_draw White, go to A3: the|row behind you is|taken.
row_draw! ✓ Three taken by|aspiration!
row_both Ahead or behind? From|B3 to C3, choose the|larger group.
row_both! ✓ Two are better|than one!
row_both? Only one! The other|way you take two.
chain_show A piece that has|taken goes on as long|as it can take.
chain_play Make a chain! Start|from B1 and take all|three.
chain_play! ✓ Three captures in|one turn!
chain_never But it never goes|back where it was in|this turn.
vela_rule Second round, vela:|who has won takes|nothing while he has|more than 5 pieces.
vela_none White had won: he has|6 pieces, he may not|take.
vela_other He only moves, and|Black takes them one|by one.
vela_black Black, take a piece|by percussion!
vela_black! ✓ Only one: that is|the rule of vela.
vela_six White has 6 pieces.|May he take?
vela_six! ✓ No, not yet.
vela_six? More than 5: he takes|nothing.
vela_five White has 5 pieces.|May he take?
vela_five! ✓ Yes! All is normal|again.
vela_five? He has only 5 left:|he takes as before.
"""
