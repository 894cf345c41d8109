"""The record of a match. What begins with 'told_' tells a move of the Colorigraphe, by the word of its rules."""

TEXTS = """
record_page ✍ Record {}/{}
record_open ◷ Not over yet
told_stake stake {}
told_card card {}
told_arc arc {}
told_red red {}
told_blue blue {}
told_black black {}
told_clear bare {}
told_done done!
told_timeout too late!
told_pass nobody
told_challenge I claim it!
told_stop we stop
"""
