"""After a colouring: the judge, the challenge, the points."""

TEXTS = """
judge_speaks ⚖ The judge
arc_is_fine Arc {}/{}|{} – {}|that's fine!
arc_with_ends_alike Arc {}/{}|{} – {}|alike!
arc_without_token Arc {}/{}|{} – {}|no token!
time_is_over Too late!
valid_0 Valid!|no black
valid_1 Valid!|1 black
valid_2 Valid!|{} black
not_better Not better!|it failed
faults_found Not valid|faults: {}
press_ok_to_go_on OK: next
first_has_1 ⚖ 1 black
first_has_2 ⚖ {} black
first_failed ⚖ failed
who_claims_it Who takes?
claim_chosen ► {}
claim_by_nobody Nobody
claim_passed ✗  Nobody
player_gains {}: {}
claim_has_failed Claim failed! {}{}|All the stake for {}
best_is_sought ◷ Can it be better…
best_is_none ∅ Nobody could do it
best_was_this ♛ That was the best!
best_was_better ❓ OK: see the best
best_is_shown ♛ The best
better_0 Without|black it|was possible
better_1 With 1|black it|was possible
better_2 With {}|black it|was possible
encore_or_stop What now?
encore_please ► Another one!
stop_it_here ⎋ Stop
player_wins ♛ {} wins!
nobody_wins ⇔ A draw!
training_over ♛ Well done!
ok_after_game OK: what now?
"""
