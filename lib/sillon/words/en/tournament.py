"""The class tournament: its day, its tables, its timer."""

TEXTS = """
tournament ♛ Tournament
day_pupils ⚘ Pupils: {}
day_begin ► Let's begin
day_write ✍ I write the names
day_file ⏯ The drive's text
day_bad ⚠ The text is|wrong: line {}.
day_plan {} rounds, {} min
day_full ⚠ No room is left|in the memory.
day_round ♛ Round {}
day_over ♛ It is over!
day_tables ☷ The tables
day_timer ◷ The timer
day_next ⇥ Next round
day_referees ⚖ The referees
day_late ⇧ A pupil comes
day_leaves ⇩ A pupil leaves
day_back ↩ Round before
day_text § The text
day_winners ♛ The winners
day_new ∅ Wipe it all out
day_sure ⚠ OK again: yes
day_wait ⚠ No result|of table {}.
table_of ☷ Table {}/{}
table_won ✓ {}
table_lost ✗ {}
table_open · {}
table_bye goes through
table_ok OK: has won
table_again OK: both lose
table_clear OK: rub it out
table_settled ✓ Nothing to note
nobody_yet · Nobody
late_write ✍ I write it
timer_game ◷ The game
timer_between ◷ The break
timer_start OK: let it run
timer_stop OK: stop
timer_over ⚠ Time is up!
text_page § Text {} of {}
text_filed ✓ On drive {}/{}
player_0 ⚘ {}
written ✓ That is all
write_keys OK writes   ↶ rubs
name_twice ⚠ Is there already!
"""
