"""Les leçons du Colorigraphe. À côté du cercle, une ligne a onze signes."""

TEXTS = """
l_valid ✓ Bon ou pas bon ?
l_triangle ⚠ Les triangles
l_black ● Où va le noir ?
valid_rule Un arc relie deux|plots. Ses deux bouts|doivent avoir deux|couleurs.
valid_one ● rouge|○ bleu|Est-ce|bon ?
valid_one! ✓ Oui !|Chaque arc|a ses deux|couleurs.
valid_one? Regarde|arc par|arc : tout|va bien.
valid_same Et là ?|Regarde le|plot 11 et|le 12.
valid_same! ✓ Non :|deux bleus|au bout|d'un arc.
valid_same? 11 et 12|sont bleus|tous les|deux.
valid_empty Un plot est|vide :|est-ce|bon ?
valid_empty! ✓ Non :|il a un|arc, donc|un jeton.
valid_empty? Il a un|arc : il|doit être|colorié.
valid_play Colorie|sans noir !
valid_play! ✓ Bravo !|5 arcs : tu|gagnes 5|points.
valid_play? Un arc n'a|pas deux|couleurs.|Cherche-le.
triangle_rule Trois arcs font un|triangle. Deux|couleurs suffisent ?
triangle_two 1 rouge,|5 bleu.|Et le 9, en|rouge/bleu?
triangle_two! ✓ Non : il|touche un|rouge et un|bleu.
triangle_two? Essaie : il|touche un|rouge et un|bleu.
triangle_black Dans un triangle, il|faut du noir. Un noir|coûte deux points.
triangle_play Colorie|avec 1 noir|seulement !
triangle_play! ✓ Bravo !|4 arcs, 1|noir : 2|points.
triangle_play? Un noir de|trop, ou un|arc qui ne|va pas.
black_rule Mets le noir sur le|plot qui a le plus|d'arcs : c'est|souvent le bon.
black_where Quel plot a|le plus|d'arcs ?
black_where! ✓ Le 2 :|il en a|quatre.
black_where? Compte les|arcs de|chaque plot
black_play Colorie|avec 1 noir|seulement !
black_play! ✓ Bravo !|Un noir|pour deux|triangles.
black_play? Un noir de|trop, ou un|arc qui ne|va pas.
black_points 6 arcs et|1 noir. Un|noir coûte|2. Points ?
black_points! ✓ 6 moins|2 : quatre|points.
black_points? 6 arcs,|moins 2|pour le|noir.
"""
