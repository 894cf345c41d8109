"""Print whole days of the class tournament on a small interpreter: every size, stopped and resumed at each round.

The interpreter's path must lead to the root of the repo. The output is the same everywhere.
"""

from games.tournament import Tournament
from sillon.common.chance import Seeded

for count in range(2, 41):
    dice = Seeded(count)
    day = Tournament([f"\u00e9l\u00e8ve {k}" for k in range(count)], dice)
    while not day.done:
        tables = day.tables
        print(count, day.round, ", ".join([f"{one} and {other}" for one, other in tables]))
        for table in range(len(tables)):
            if tables[table][1] is not None:
                day.report(table, (0, 1, 0, 1, None)[dice.randrange(5)])
        if day.round == 1 and count < 40:
            day.add("en retard")
        if dice.randrange(3) == 0:
            day.withdraw(tables[0][0])
        day = Tournament.from_text(day.to_text())
        day.next_round()
    text = day.to_text()
    for k in range(0, len(text), 7):
        try:
            same = Tournament.from_text(text[:k] + text[k + 1 :]).to_text() == text[:k] + text[k + 1 :]
        except ValueError:
            same = True
        if not same:
            raise AssertionError(f"without sign {k} it is read as another day: {text!r}")
    print(count, ", ".join(day.winners), "/", ", ".join(day.referees))
