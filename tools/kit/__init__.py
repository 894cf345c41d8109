"""The class kit on paper: rule sheets, boards, cards, match and tournament sheets, stickers, as PDFs in true millimetres.

`make kit` writes them into build/kit/, one folder for each language. Texts and examples of the rules are those of the handheld.
"""
