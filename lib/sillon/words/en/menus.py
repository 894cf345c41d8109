"""The menus, and all that comes before or after a game."""

TEXTS = """
language ❝ English
home ⚘ Sillon ⚘
motto Sow the light
start OK: let's play!
go_on Go on?
go_on_yes ⏯ Yes, go on
go_on_no ☷ New game
kept ⚠ A game is waiting
kept_yes ⎋ Let it wait
kept_3 It can't be played
kept_4 here. Wipe it out?
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
notice_lost_0 ⚠ Memory damaged
notice_lost_1 What was kept cannot
notice_lost_2 be read any more.
notice_lost_3 We play all the same.
notice_full_0 ⚠ Memory is full
notice_full_1 What comes now is
notice_full_2 not kept.
notice_full_3 We play all the same.
notice_stuck ⚠ Button held down:
notice_anyway We play all the same.
games Which game?
play_again Play again?
again ► {}
game_fafy ☷ Fafy
game_fang ⊔ Fang
game_awale ⁘ Awalé
game_fanorona ✳ Fanorona
game_colorigraphe ◍ Colorigraphe
not_offered ⚠ Not enough|lights for this game|on this handheld.
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
replay ⏯ See it again
record ✍ The record
record_full ⚠ Record not kept
code ⚿ The code
second ⚖ Second round
setup ☷ Another start
home_again ⎋ Leave
from_here Play from here?
look_on ⏯ No, look on
play_here ► Yes, play on here
look_end ⇥ To the end
menu Menu
resume ⏯ Go on
leave ⎋ Leave
hint ❓ Advice
why ❓ Why?
review ↩ Look back
rules § The rules
sound_0 ⊘ Sound: off
sound_1 ♫ Sound: on
brightness ☀ Light: {}
turned_0 ↻ Turned view: no
turned_1 ↻ Turned view: yes
jump_0 ⇆ Cursor by steps
jump_1 ⇆ Cursor that jumps
speed_0 ⏩ Speed: calm
speed_1 ⏩ Speed: normal
speed_2 ⏩ Speed: quick
speed_3 ⏩ Speed: at once
speed_4 ⏩ Steady lights
tournament_menu ♛ Tournament
check ⚙ Test the handheld
palette_0 ◍ Usual colours
palette_1 ◍ Colour-blind mode
lay_over_0 ⚠ Over at the start:|South wins.
lay_over_1 ⚠ Over at the start:|North wins.
lay_even ⚠ Over at the start:|a draw.
puzzles ★ Other puzzles
"""
