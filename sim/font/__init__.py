"""The handheld's own pixel font: drawn in glyphs/*.txt, packed into hal/font.bin, read back from the screen's pixels."""
