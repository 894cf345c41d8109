"""Fanorona's lessons, from a single step to the second round: lines, percussion, aspiration, a whole row, chains, vela.

As much as possible is on the smallest board, which every handheld can show.
"""

LESSONS = """
= line size=3x3
show line_step .W./.../..B W | B1-B2,C3-C2
play line_own .W./.../..B W | B1-B2
trap line_none .W./.../..B W | B1-C2
= strike size=3x3
show strike_show W../.../B.B W | A1-A2P
play strike_play W../.../B.B W | A1-A2P
trap strike_must WW./.../.B. W | A1-A2
play strike_find WW./.../.B. W | B1-B2P
= draw size=3x3
show draw_show B../W.B/... W | A2-A3A
play draw_play B../W.B/... W | A2-A3A
= row size=5x5
show row_show ....B/...../W.BBB/...../..... W | A3-B3P
number row_many ....B/...../W.BBB/...../..... W | 3 |  | A3-B3P
play row_draw ....B/...../.WBBB/...../..... W | B3-A3A
play row_both ....B/...../BW.BB/...../..... W | B3-C3P
= chain size=3x3
show chain_show .W./.../BBB W | B1-B2P,B2-A1A,A1-A2P
play chain_play .W./.../BBB W | B1-B2P,B2-A1A/B2-C1A,A1-A2P/C1-C2P
trap chain_never .../.W./B.B W B2:B1,B2 | B2-B1A
= vela size=5x5 handicap=vela
say vela_rule WWWWW/..W../...../..B../B.... W
trap vela_none WWWWW/..W../...../..B../B.... W | C2-C3P
show vela_other WWWWW/W.W../...../..B../B.... W | A2-A3,C4-C3P
play vela_black WWWWW/..W../...../.BBB./B.... B | C4-C3P
yes vela_six WWWWW/..W../...../..B../B.... W | 0
yes vela_five WWWW./..W../...../..B../B.... W | 1
"""
