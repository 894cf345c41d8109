"""The pupils of a tournament whose names nobody writes: an animal and a colour each."""

TEXTS = """
pupils_0 Green cat,Green dog,Green rabbit,Green fox,Green owl,Green bear,Green lion,Green wolf
pupils_1 Blue cat,Blue dog,Blue rabbit,Blue fox,Blue owl,Blue bear,Blue lion,Blue wolf
pupils_2 Yellow cat,Yellow dog,Yellow rabbit,Yellow fox,Yellow owl,Yellow bear,Yellow lion,Yellow wolf
pupils_3 Red cat,Red dog,Red rabbit,Red fox,Red owl,Red bear,Red lion,Red wolf
pupils_4 Purple cat,Purple dog,Purple rabbit,Purple fox,Purple owl,Purple bear,Purple lion,Purple wolf
"""
