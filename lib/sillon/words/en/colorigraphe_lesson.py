"""The Colorigraphe's lessons. Beside the circle a line has eleven signs."""

TEXTS = """
l_valid ✓ Valid or not?
l_triangle ⚠ Triangles
l_black ● Where is black?
valid_rule An arc joins two|plots. Its two ends|must have two|colours.
valid_one ● red|○ blue|Is it|valid?
valid_one! ✓ Yes!|Each arc|has its two|colours.
valid_one? Look arc by|arc: all is|well.
valid_same And this?|Look at|plots 11|and 12.
valid_same! ✓ No: two|blues at|the ends of|an arc.
valid_same? 11 and 12|are blue,|both of|them.
valid_empty A plot is|empty: is|it valid?
valid_empty! ✓ No: it|has an arc,|it needs a|colour.
valid_empty? It has an|arc: it|must be|coloured.
valid_play Colour it|without|black!
valid_play! ✓ Well|done! 5|arcs: you|win 5.
valid_play? One arc has|not two|colours.|Find it.
triangle_rule Three arcs make a|triangle. Are two|colours enough?
triangle_two 1 is red, 5|blue. Can 9|be red or|blue?
triangle_two! ✓ No: it|touches a|red and a|blue.
triangle_two? Try: it|touches a|red and a|blue.
triangle_black A triangle needs|black. One black|costs two points.
triangle_play Colour it|with only|1 black!
triangle_play! ✓ Well|done! 4|arcs, 1|black: 2.
triangle_play? One black|too many,|or an arc|is wrong.
black_rule Put black on the plot|with the most arcs:|it is often best.
black_where Which plot|has the|most arcs?
black_where! ✓ Plot 2:|it has|four.
black_where? Count the|arcs of|each plot.
black_play Colour it|with only|1 black!
black_play! ✓ Well|done! One|black, two|triangles.
black_play? One black|too many,|or an arc|is wrong.
black_points 6 arcs and|1 black.|Black costs|2. Points?
black_points! ✓ 6 less|2: four|points.
black_points? 6 arcs,|less 2 for|the black.
"""
