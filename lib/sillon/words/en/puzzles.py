"""Which puzzle to take."""

TEXTS = """
puzzles ★ The puzzles ★
grade_1 ⚘ Seed     {}/{}
grade_2 ⚘ Sprout   {}/{}
grade_3 ⚘ Flower   {}/{}
grade_4 ⚘ Tree     {}/{}
grade_5 ⚘ Forest   {}/{}
puzzle ★ Puzzle {}
puzzle_solved ✓ Puzzle {}
"""
