"""A game of Fanorona."""

TEXTS = """
plays_0 ● White|plays
plays_1 ○ Black|plays
load_1_0 ● White|1 by 1
load_1_1 ○ Black|1 by 1
load_2_0 ● White|takes 0
load_2_1 ○ Black|takes 0
load_3_0 ● White|goes on
load_3_1 ○ Black|goes on
choice ← →|Which?
wins_0 ♛ White|wins!
wins_1 ♛ Black|wins!
draw ⇔|A draw!
look_keys ←→ look, OK play here
looking Move {}|of {}
moved_0 White {}
moved_1 Black {}
thinks_0 ☻ I play for White
thinks_1 ☻ I play for Black
end stop
scores ●{} ○{}
taken {} taken
ok_0 ⛔ Not {}
ok_1 OK: strike {}
ok_2 OK: draw away {}
ok_3 OK: pick up {}
ok_4 OK: go to {}
ok_5 OK: {}, takes {}
ok_6 OK: {}, {} or {}
ok_7 OK: stop here
end_1_0 ⛔ White is blocked.
end_1_1 ⛔ Black is blocked.
end_7 ↻ Three times alike.
end_8_0 ∅ White lost all.
end_8_1 ∅ Black lost all.
end_9 ◷ No more captures.
"""
