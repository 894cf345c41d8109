"""Le choix d'une énigme."""

TEXTS = """
puzzles ★ Les énigmes ★
grade_1 ⚘ Graine   {}/{}
grade_2 ⚘ Pousse   {}/{}
grade_3 ⚘ Fleur    {}/{}
grade_4 ⚘ Arbre    {}/{}
grade_5 ⚘ Forêt    {}/{}
puzzle ★ Énigme {}
puzzle_solved ✓ Énigme {}
"""
