"""Une partie de Fang."""

TEXTS = """
plays_0 ⇧ Sud joue   {} à {}
plays_1 ⇩ Nord joue  {} à {}
score {} à {}
then {} à {}   réserve {}-{}
reserves Réserves : {} - {}
from_reserve ☟ +1 de la réserve
moved_0 ⇧ Sud a semé case {}
moved_1 ⇩ Nord a semé case {}
sow_here OK : semer la case {}
sow_tibong_0 OK : tibong de Sud
sow_tibong_1 OK : tibong de Nord
not_here ⛔ Pas cette case.
no_3 ∅ Case {} : vide.|Rien à semer ici.
no_7 ⊔ Ce tibong a 1|graine : il en faut 2
no_8 ⤵ Trop de graines|pour ce plateau !
over_half Sa moitié a le plus !|Bravo, bien semé !
over_tibong Égalité aux graines !|Tibongs : {} à {}.
over_draw Égalité partout !|Tibongs : {} à {}.
blocked_0 ⛔ Sud est bloqué.
blocked_1 ⛔ Nord est bloqué.
blocked_count On compte.
"""
