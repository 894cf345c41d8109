"""Une partie de Fanorona."""

TEXTS = """
plays_0 ● Blanc|joue
plays_1 ○ Noir|joue
load_1_0 ● Blanc|un par un
load_1_1 ○ Noir|un par un
load_2_0 ● Blanc|0 prise
load_2_1 ○ Noir|0 prise
load_3_0 ● Blanc|continue
load_3_1 ○ Noir|continue
choice ← →|Lequel ?
wins_0 ♛ Blanc|gagne !
wins_1 ♛ Noir|gagne !
draw ⇔|Égalité !
look_keys ←→ voir, OK jouer ici
looking Coup {}|sur {}
moved_0 Blanc {}
moved_1 Noir {}
thinks_0 ☻ Je joue pour Blanc
thinks_1 ☻ Je joue pour Noir
end stop
scores ●{} ○{}
taken {} pris
ok_0 ⛔ Pas {}
ok_1 OK : percuter {}
ok_2 OK : aspirer {}
ok_3 OK : prendre {}
ok_4 OK : aller en {}
ok_5 OK : {}, {} pris
ok_6 OK : {}, {} ou {}
ok_7 OK : s'arrêter
end_1_0 ⛔ Blanc est bloqué.
end_1_1 ⛔ Noir est bloqué.
end_7 ↻ Trois fois pareil.
end_8_0 ∅ Blanc a tout perdu
end_8_1 ∅ Noir a tout perdu
end_9 ◷ Plus aucune prise.
"""
