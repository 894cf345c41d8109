"""The scenes of the class tournament: preparation, tables, clock, end."""

from tests.app.scene import Scene, times

NEW = "300ms BACK:700ms LEFT LEFT OK 100ms"
FOUR = f"{NEW} OK {times(20, 'LEFT')} OK RIGHT OK 300ms"  # four pupils, at two tables
BEGUN = f"{NEW} RIGHT OK 300ms"
ALL = "OK 100ms OK RIGHT RIGHT OK BACK 100ms"  # both tables of four pupils have reported
NEXT = "RIGHT RIGHT OK 200ms"
PLAY = "RIGHT RIGHT OK 400ms"  # from the first pupil of a table
# Sud lays five seeds side by side, Nord lets Sud begin.
LAID = "OK 300ms OK RIGHT OK RIGHT OK RIGHT OK RIGHT OK RIGHT RIGHT RIGHT RIGHT OK 300ms OK 300ms"
OVER = f"{FOUR} {ALL} {NEXT} {ALL.replace('OK', 'RIGHT', 1)} {NEXT}"

SCENES = (
    Scene("tournament_new: how many", NEW, main="new"),
    Scene("tournament_new: two fewer", f"{NEW} OK LEFT LEFT"),
    Scene("tournament_name: the first letter", f"{NEW} LEFT OK 200ms"),
    Scene("tournament_name: done with two", f"{NEW} LEFT OK 200ms OK LEFT OK RIGHT OK LEFT LEFT OK LEFT"),
    Scene("tournament_name: taken already", f"{NEW} LEFT OK 200ms OK LEFT OK OK LEFT OK"),
    Scene("tournament_menu: round 1", BEGUN, main="day"),
    Scene("tournament_menu: a table has not reported", f"{BEGUN} {NEXT}"),
    Scene("tournament_menu: wipe it out", f"{BEGUN} LEFT LEFT OK"),
    Scene("tournament_tables: the first", f"{BEGUN} OK 200ms"),
    Scene("tournament_tables: a winner", f"{BEGUN} OK 200ms RIGHT RIGHT RIGHT OK", main="tables"),
    Scene("tournament_tables: both have lost", f"{BEGUN} OK 200ms OK OK"),
    Scene("tournament_tables: a bye", f"{NEW} OK RIGHT OK RIGHT OK 300ms OK 200ms LEFT LEFT"),
    # The seed decides the pairings, which depend on the timing of presses otherwise.
    Scene("tournament_tables: its match", f"{FOUR} OK 200ms RIGHT RIGHT", {"SILLON_SEED": 17}),
    Scene("tournament_play: who sits where", f"{FOUR} OK 200ms {PLAY}", {"SILLON_SEED": 17}, main="play"),
    Scene("fafy: a table's match", f"{FOUR} OK 200ms {PLAY} {LAID} 9000ms", {"SILLON_SEED": 17}),
    Scene("home: a tournament is under way", f"{FOUR} BACK 300ms"),
    Scene("tournament_tables: a new round", f"{FOUR} {ALL} {NEXT}", {"SILLON_SEED": 17}),
    Scene(
        "tournament_tables: the second chance", f"{FOUR} {ALL} {NEXT} {times(4, 'RIGHT')} 200ms", {"SILLON_SEED": 17}
    ),
    Scene("tournament_tables: results are missing", f"{BEGUN} OK 200ms OK LEFT"),
    Scene("tournament_tables: all results are in", f"{FOUR} {ALL.replace('BACK', 'RIGHT RIGHT')}"),
    Scene("tournament_list: who comes late", f"{BEGUN} {times(4, 'RIGHT')} OK 200ms"),
    Scene("tournament_list: who leaves", f"{BEGUN} {times(5, 'RIGHT')} OK 200ms RIGHT OK"),
    Scene("tournament_list: no referee yet", f"{BEGUN} {times(3, 'RIGHT')} OK 200ms"),
    Scene("tournament_list: the winners", OVER, {"SILLON_SEED": 17}, main="winners"),
    Scene("tournament_menu: it is over", f"{OVER} BACK 200ms"),
    Scene("tournament_timer: a minute", f"{BEGUN} RIGHT OK 200ms"),
    Scene("tournament_timer: it runs", f"{BEGUN} RIGHT OK 200ms OK 20000ms", main="timer"),
    Scene("tournament_timer: the last seconds", f"{BEGUN} RIGHT OK 200ms OK 53000ms"),
    Scene("tournament_timer: over", f"{BEGUN} RIGHT OK 200ms OK 61000ms"),
    Scene("tournament_timer: four minutes", f"{BEGUN} RIGHT OK 200ms RIGHT OK 50000ms"),
    Scene("tournament_tables: the clock goes on", f"{BEGUN} RIGHT OK 200ms OK 20000ms BACK 200ms LEFT OK 200ms"),
    Scene("tournament_menu: the clock has rung", f"{BEGUN} RIGHT OK 200ms OK 20000ms BACK 40000ms"),
    Scene("tournament_text: the first page", f"{BEGUN} LEFT LEFT LEFT OK 200ms"),
    Scene("tournament_text: the last page", f"{BEGUN} LEFT LEFT LEFT OK 200ms LEFT"),
)
