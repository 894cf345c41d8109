"""Les leçons d'awalé."""

TEXTS = """
l_round ⁘ Semer en rond
l_harvest ♛ Récolter
l_feed ☟ Nourrir l'autre
round_turn Vide un de tes trous.|Sème une à une, en|tournant : de A à F,|puis chez l'autre.
round_end C a 4 graines.|Où tombe la|dernière ?
round_end! ✓ D, E, F, puis a|chez Nord.
round_end? Ne compte pas C :|D est la première.
round_end?F Compte encore : D, E,|F, et une quatrième.
round_play Sème le trou E !|Flèches : choisis-le.|OK : sème.
round_play! ✓ F, puis a, b et c.|On tourne !
round_play? C'est permis ! Mais|ici, sème E.
round_twelve 12 graines ou plus :|on fait tout le tour|et on saute le trou|de départ.
round_skip A a 12 graines. Où|tombe la dernière ?
round_skip! ✓ Oui : on saute A,|et on finit en B.
round_skip? Fais tout le tour, et|saute A.
round_skip?A Non, A est le départ|on le saute.
harvest_two La dernière fait 2 ou|3 graines en face ?|Récolte-les !
harvest_four On sème F : en b, il|y aura 4 graines.|On récolte ?
harvest_four! ✓ Non : 4, c'est|trop. Seulement 2|ou 3.
harvest_four? On récolte 2 ou 3|graines. 4, c'est|trop.
harvest_find Récolte !|Cherche un trou qui|finit en face et y|fait 2 ou 3.
harvest_find! ✓ Bien vu ! C finit|en b, et en fait 2.
harvest_find? Rien à récolter là.|Cherche un trou qui|finit en b.
harvest_back Et juste avant, 2 ou|3 aussi ? On récolte|en reculant.
harvest_many F finit en c. En|reculant : 2, 3 et 2.|Combien en tout ?
harvest_many! ✓ 2 et 3 et 2 : sept|graines !
harvest_many? Compte : 2, plus 3,|plus 2.
harvest_most Récolte le plus !|Deux trous récoltent.
harvest_most! ✓ Huit graines d'un|coup !
harvest_most? Rien à récolter là.|Essaie E ou F.
harvest_most?F 5 graines, c'est|bien. Mais l'autre|en prend plus !
feed_rule Le camp d'en face est|vide ? Il faut le|nourrir si tu peux.
feed_play Nourris Nord !|Une graine doit|arriver chez lui.
feed_play! ✓ Merci ! Nord peut|jouer.
feed_all Tu prendrais tout le|camp d'en face ?|Sème, mais ne prends|rien.
feed_none Sud sème F.|Combien en|récolte-t-il ?
feed_none! ✓ Zéro ! Sinon, Nord|n'aurait plus rien.
feed_none? Il ne resterait rien|à Nord : alors on ne|prend rien.
feed_won 25 graines au grenier|c'est gagné : plus de|la moitié !
"""
