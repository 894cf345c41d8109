"""Une partie d'awalé."""

TEXTS = """
sow_here OK : semer {} → {}
empty_here ∅ {} : vide.
not_here ⛔ Pas ce trou.
sowed_0 Sud sème {}
sowed_1 Nord sème {}
took_0 Sud sème {}, prend {}
took_1 Nord sème {}, prend {}
spared ⛔ Pas tout prendre !
has_0 ♛ Sud : {}, gagné !|⇩ Nord joue encore ?
has_1 ♛ Nord : {}, gagné !|⇧ Sud joue encore ?
look_here OK : on joue
no_3 ∅ {} est vide :|choisis-en un autre.
no_9 ↛ {} est en face :|joue dans ton camp.
no_10 ☟ {} n'y arrive pas :|nourris l'autre camp.
no_11 ⛔ {} prendrait tout :|n'affame pas l'autre.
no_2 ♛ C'est fini !|OK : la suite
won_0 ♛ Sud gagne {} à {}
won_1 ♛ Nord gagne {} à {}
even ⇔ Égalité, {} à {} !
end_4 ⛔ Tout coup affame.
end_5 ★ Premier à {} !
end_6_0 ∅ Sud n'a plus rien.
end_6_1 ∅ Nord n'a plus rien
hungry_0 ☟ Sud reste affamé.
hungry_1 ☟ Nord reste affamé.
end_7 ↻ On tourne en rond.
"""
