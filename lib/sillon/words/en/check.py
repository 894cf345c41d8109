"""Testing the handheld: what the trials say."""

TEXTS = """
check Test the handheld
check_lights ☀ The lights
check_keys ⇆ The buttons
check_sound ♫ The sound
check_page ☷ The screen
check_facts ⚙ The figures
checked ⎋ Done
lights_run The lights come on|one by one|along the wire.
lights_where Same picture? ← →
same_picture OK: yes, the same
lights_fine ✓ All is right!|||OK: go on
lights_write In settings.toml:
ok_goes_on OK: go on
press_each Press each one:
key_heard ✓ {}
all_heard ✓ All of them work!
back_leaves ↶ held: leave
key_0 ←
key_1 →
key_2 ↑
key_3 ↓
key_4 OK
key_5 BACK
key_6 HINT
of_nord -North
tones ♫ Do you hear|four notes?
no_tones ⊘ This handheld|has no sound.
ok_again OK: again   ↶ done
letters ABCDEFGHIJKLMNOPQRSTU|abcdefg éèêàùçîô 0123
page_follows Then: white, dark,
fact_board Board {}
fact_firmware CircuitPython {}
fact_memory Memory: {} KB
fact_computer Drive: PC {} KB
fact_game Drive: game {} KB
fact_current Current {}/{} mA
"""
