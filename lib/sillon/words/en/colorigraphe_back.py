"""Looking back at a game of the Colorigraphe."""

TEXTS = """
looking_back ↩ {}/{}
looking_keys OK: from here
looking_over OK: back
did_this_stake stake {}
did_this_card card {}
did_this_arc arc {}–{}
did_token_0 none: {}
did_token_1 red: {}
did_token_2 blue: {}
did_token_3 black: {}
did_0 done!
did_1 too late!
did_2 nobody
did_3 stop
did_4 it's mine!
"""
