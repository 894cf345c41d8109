"""The Colorigraphe's lessons: valid colourings, triangles, where black belongs. The first problem is the document's."""

LESSONS = """
= valid
say valid_rule 3-5,3-6,3-12,7-12,11-12 ..r.bbr...rb
yes valid_one 3-5,3-6,3-12,7-12,11-12 ..r.bbr...rb | 1
yes valid_same 3-5,3-6,3-12,7-12,11-12 ..r.bbr...bb | 0
yes valid_empty 3-5,3-6,3-12,7-12,11-12 ..r.b.r...rb | 0
play valid_play 3-5,3-6,3-12,7-12,11-12 ............ | 0 |  | r3,b5,b6,b12,r7,r11
= triangle
say triangle_rule 1-5,1-9,5-9 ............
yes triangle_two 1-5,1-9,5-9 r...b....... | 0
say triangle_black 1-5,1-9,5-9 r...b...k...
play triangle_play 1-5,1-9,3-5,5-9 ............ | 1 |  | k5,r1,b9,r3
= black
say black_rule 2-4,2-6,2-8,2-11,4-11,6-8 ............
cell black_where 2-4,2-6,2-8,2-11,4-11,6-8 ............ | 2
play black_play 2-4,2-6,2-8,2-11,4-11,6-8 ............ | 1 |  | k2,r4,b11,r6,b8
number black_points 2-4,2-6,2-8,2-11,4-11,6-8 .k.r.r.b..b. | 4
"""
