"""English: what the handheld says, short enough for the screen, read by children of six.

A line a text: its key, a space, the text with its pictogram, for many cannot read yet;
| ends a line on the screen, {} takes a value.
"""

TEXTS = """
language ❝ English
home ⚘ Sillon ⚘
motto Sow the light
start OK: let's play!
go_on Go on?
go_on_yes ⏯ Yes, go on
go_on_no ☷ New game
notice_setting ⚠ Unknown setting:
notice_allowed Allowed: {}
notice_used Used: {}
notice_missing ⚠ Missing:
part_clock the clock
part_settings the settings
part_lights the lights
part_screen the screen
part_buttons the buttons
part_sound the sound
part_store the memory
notice_anyway We play all the same.
games Which game?
impartial ⇔ Fafy both ways
fafy ⇒ Fafy to the right
misere ∩ Loser wins
sowing ⊙ Conway's Sowing
rows Which row?
row_ones ⋯ One in each
row_short ☷ Short row
row_stars ★ Star-gazer's row
row_laid ✍ Laid by South
lay South lays the seeds
lay_left ✍ In hand: {}
lay_keys OK lays   ↶ takes
lay_ready ✓ Ready?  OK
lay_few ⚠ Lay some seeds!
lay_blocked ⚠ Nothing to sow!|Who begins loses.
lay_blocked_wins ⚠ Nothing to sow!|Who begins wins.
lay_keep OK: keep it
pie ◔ North chooses:
begins_0 ⇧ South begins
begins_1 ⇩ North begins
plays_0 ⇧ South plays
plays_1 ⇩ North plays
cell Cell {}: {} seed
cells Cell {}: {} seeds
cell_empty Cell {}: empty
sow_here OK: sow {}
not_here Not this cell.
which_way Which way?
lands {} ends in cell {}
in_hand ☟ In hand: {}
refused No, not cell {}:
no_3 ∅ it is empty.
no_4 ↛ sow to your right!
no_5 ⤵ {} off the board
no_6 ⤓ {} cell {} is empty
wins_0 ♛ South wins!
wins_1 ♛ North wins!
blocked_0 ⛔ South is blocked:
blocked_1 ⛔ North is blocked:
blocked_why    nothing to sow.
bad_0 ⛔ South sowed badly.
bad_1 ⛔ North sowed badly.
after What now?
revenge ⇄ Play it again!
undo_last ↩ Take a move back
other_row ☷ Another row
leave ⎋ Leave
menu Menu
resume ⏯ Go on
undo_all ⇤ Back to the start
rules § The rules
sound_0 ⊘ Sound: off
sound_1 ♫ Sound: on
brightness ☀ Light: {}
turned_0 ↻ North turns: no
turned_1 ↻ North turns: yes
rule_take Take a whole cell.
rule_both Sow beside it, 1 by 1
rule_right Sow to your right.
rule_every Never into a gap,
rule_last End on a seed,
rule_inside never off the board.
rule_loses Blocked? You lose.
rule_wins Blocked? You win!
"""
