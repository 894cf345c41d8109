"""Fang's lessons."""

TEXTS = """
l_tibong ⊔ Tibong, reserve
l_walk ★ A real game
tibong_two The cell on your left|is your tibong.|South: cell 1.|North: cell 8.
tibong_own You are South, below.|Show your tibong!
tibong_own! ✓ Yes, cell 1: on|your left.
tibong_own? Your tibong is at the|far left: cell 1.
tibong_own?8 That is North's.|Yours is on your|left.
tibong_turn A seed of the reserve|goes onto a full cell|then all are sown|from the tibong.
tibong_hand One seed in cell 4,|and one from the|reserve. How many?
tibong_hand! ✓ 1 and 1 make 2.
tibong_hand? Do not forget that of|the reserve: 1 and 1.
tibong_end We play cell 7: 2|seeds and 1. Sow from|your tibong. Where is|the end?
tibong_end! ✓ 3 seeds: cells|1, 2 and 3.
tibong_end? The first goes into|your tibong, cell 1.|Count 3 seeds.
tibong_end?2 With that of the|reserve there are 3.
tibong_seven Play cell 7!|Arrows: choose it.|OK: play.
tibong_seven! ✓ Well done! All has|come to your side.
tibong_seven? You may! But here,|play cell 7.
tibong_low A tibong with only|one seed cannot be|played: it takes|two.
tibong_other North's tibong has 2|seeds. May South play|it?
tibong_other! ✓ Yes! And he sows|from his own.
tibong_other? It has 2 seeds, so|yes: one may play the|other's tibong.
walk_begin North begins: 5.|South answers: 7.|Then North: 6.
walk_south South, you play!|Play North's tibong:|it is ripe.
walk_south! ✓ Its seeds are on|your side!
walk_south? You may! But here,|play cell 8.
walk_on North plays 1, South|2, North 7, South 4,|and North 7 again.
walk_last Your last seed!|North's tibong has 3|seeds: play it.
walk_last! ✓ No reserve left:|the game is over.
walk_last? You may! But here,|play cell 8.
walk_count South's half: 1, 2,|3, 4. How many seeds|are there?
walk_count! ✓ 3 and 3 and 6 and|1: thirteen!
walk_count? Count cell by cell,|aloud: 3, 6…
walk_north And on North's side?
walk_north! ✓ 2 and 1: three.
walk_north? Count the cells 5, 6,|7 and 8.
walk_who South 13, North 3.|Has South won?
walk_who! ✓ Yes! The most|seeds win.
walk_who? Who has the most in|his half has won:|South.
walk_tie And if it is a tie?|The fuller tibong|wins: here, South.
"""
