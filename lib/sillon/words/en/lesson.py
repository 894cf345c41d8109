"""What all lessons say."""

TEXTS = """
lessons ☟ Lessons
steps {}/{}      OK: next
narrow_steps {}/{} OK
ok_play ► OK: your turn!
narrow_ok_play ► You!
ok_try ↩ OK: try again
narrow_ok_try ↩ Again!
ok_lessons ☟ OK: the lessons
your_turn ☟|You play!
choose_0  yes   ▶no    OK
choose_1 ▶yes    no    OK
narrow_choose_0  yes ▶no
narrow_choose_1 ▶yes  no
choose_cell OK: cell {}
choose_pit OK: pit {}
choose_plot OK: plot {}
choose_number ← {} →       OK
not_quite Not quite.|Look closely.
well_0 ✓ Well done!
well_1 ✓ Yes, that is it!
well_2 ✓ Well played!
together ☻ We do it|together!
narrow_together We do it|together!
is_cell It is cell {}.
is_pit It is pit {}.
is_plot It is {}
is_number It is {}.
is_0 It is no.
is_1 It is yes.
is_shown Look!
lesson_over ⚘ Lesson finished!||Well done: all seen.
"""
