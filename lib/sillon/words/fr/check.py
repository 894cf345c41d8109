"""Tester la console : ce que disent les essais."""

TEXTS = """
check Tester la console
check_lights ☀ Les lumières
check_keys ⇆ Les boutons
check_sound ♫ Le son
check_page ☷ L'écran
check_facts ⚙ Les mesures
checked ⎋ Fini
lights_run Les lumières|s'allument une à une|le long du fil.
lights_where Même image ? ← →
same_picture OK : oui, pareil
lights_fine ✓ Tout est juste !|||OK : la suite
lights_write Dans settings.toml :
ok_goes_on OK : la suite
press_each Appuie sur chaque :
key_heard ✓ {}
all_heard ✓ Tous répondent !
back_leaves ↶ long : sortir
key_0 ←
key_1 →
key_2 ↑
key_3 ↓
key_4 OK
key_5 RETOUR
key_6 AIDE
of_nord -Nord
tones ♫ On entend|quatre notes ?
no_tones ⊘ Cette console|n'a pas de son.
ok_again OK : encore   ↶ fini
letters ABCDEFGHIJKLMNOPQRSTU|abcdefg éèêàùçîô 0123
page_follows Puis : blanc, noir,
fact_board Carte {}
fact_firmware CircuitPython {}
fact_memory Mémoire : {} Ko
fact_computer Disque au PC {} Ko
fact_game Disque au jeu {} Ko
fact_current Courant {}/{} mA
"""
