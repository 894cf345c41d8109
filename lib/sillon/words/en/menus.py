"""The menus, and all that comes before or after a game."""

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
lay_stuck_0 ⛔ South is blocked:
lay_stuck_1 ⛔ North is blocked:
lay_stuck_why    nothing to sow.
lay_keep OK: keep it
pie ◔ North chooses:
begins_0 ⇧ South begins
begins_1 ⇩ North begins
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
"""
