"""Before an evening of Colorigraphe: the players, the rule and the options."""

TEXTS = """
game ◍ Colorigraphe ◍
preset_colorigraphe ◍ Document's rules
preset_three ⚘ For three
preset_training ☟ Training, alone
preset_dice ⚄ The dice stake
preset_simple ⇔ Two colours
preset_cards ☷ With the cards
preset_own ⚙ My own way
o_players Players: {}
o_target Goal: {} points
o_seconds Time: {} seconds
o_stakes The stake: {}
stakes_chosen chosen
stakes_dice by dice
o_colours Colours: {}
o_problems Problems: {}
problems_dice dice
problems_cards cards
o_floor No points lost: {}
o_first First: {}
first_0 Sun
first_1 Sky
first_2 Leaf
who_plays Who plays?
your_name Your name?
animals Cat Dog Rabbit Fox Owl Bear Tortoise
write ✍ I write it
written ✓ That's all
write_keys OK writes   ↶ erases
"""
