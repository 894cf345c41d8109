"""A specimen of the font as a picture: every glyph, then sentences as on the screen."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from sim.font.source import HEIGHT, UNKNOWN, WIDTH, Glyph, load

SCALE = 4
MARGIN = 3
COLUMNS = 42
SENTENCES = (
    "Une graine tomberait dans la case 4,",
    "qui est vide.",
    "À Nord de jouer · où, déjà, garçon, Noël,",
    "œuf, ex æquo, ÇÀÉÈÊËÎÏÔŒÙÛÜŸ",
    "« L’élève naïf a semé ! » Ça, c’est sûr…",
    "Portez ce vieux whisky au juge blond",
    "qui fume. The quick brown fox jumps over",
    "the lazy dog. PORTEZ CE VIEUX WHISKY.",
    "Sud 10 : Nord 20   5×9   ←3 graines→  ●●○",
    "Illico O0 Il1 B8 S5 Z2  1/2  [A-F]  {x}",
    "ñandú, vaovao, hôpital, à la prochaine",
)
MENUS = (
    "☷ Fafy   ⋯ Une par case  ★ Nommée  ✍ Posée",
    "► Jouer  ◔ Le gâteau  ⇧ Sud  ⇩ Nord  ↻ Vue",
    "↩ Défaire  ⇤ Au début  § Règles  ⏯ Reprise",
    "♫ Son  ⊘ Muet  ☀ Clarté  ⎋ Quitter  ❝ Mots",
    "♛ Sud gagne !  ⛔ Bloqué  ⇄ Revanche",
    "∅ vide  ⤵ dehors  ⤓ case vide  ↛ mauvais",
    "❓ Aide  ⚠ Attention  ☻ Niveau 3  ⚿ Fermé",
    "∩ Misère  ⊙ Conway  ⇒ À droite  ⇔ Partout",
    "⚙ Réglages  ⚄ Dé  ◷ Temps  ⏩ Vite  ☟  ⚘",
)


def specimen(glyphs: Sequence[Glyph]) -> Image.Image:
    """Return all glyphs in this order, then the sentences, white on black, enlarged by SCALE."""
    drawn = {chr(code): glyph for glyph in glyphs for code in glyph.codes}
    lines = [*_wrapped([g for g in glyphs if g.width == WIDTH]), *_wrapped([g for g in glyphs if g.width != WIDTH]), []]
    lines += [[drawn.get(character, drawn[chr(UNKNOWN)]) for character in text] for text in (*SENTENCES, "", *MENUS)]
    width = max(sum(glyph.width for glyph in line) for line in lines)
    image = Image.new("L", (width + 2 * MARGIN, (HEIGHT + 1) * len(lines) + 2 * MARGIN))
    for number, line in enumerate(lines):
        x = MARGIN
        for glyph in line:
            mask = Image.frombytes("L", (glyph.width, HEIGHT), bytes(255 * pixel for pixel in b"".join(glyph.pixels)))
            image.paste(mask, (x, MARGIN + number * (HEIGHT + 1)))
            x += glyph.width
    return image.resize((image.width * SCALE, image.height * SCALE), Image.Resampling.NEAREST)


def _wrapped(glyphs: Sequence[Glyph]) -> list[list[Glyph]]:
    """Return lines of COLUMNS cells, with an empty cell after each glyph."""
    space = next(glyph for glyph in load() if glyph.character == " ")
    spaced = [part for glyph in glyphs for part in (glyph, space)]
    a_line = COLUMNS * WIDTH // ((glyphs[0].width + WIDTH) if glyphs else WIDTH) * 2
    return [spaced[start : start + a_line] for start in range(0, len(spaced), a_line)]


def save(path: Path) -> None:
    """Write the specimen of the drawn glyphs as a PNG."""
    specimen(load()).save(path)
