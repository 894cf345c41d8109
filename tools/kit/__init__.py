"""The class kit on paper: rule sheets, boards, cards, match and tournament sheets, stickers, as PDFs in true millimetres.

`make kit` writes them into build/kit/, a folder a language. The texts of the rules and their examples are the handheld's own.
"""
