"""The tunes: (hertz, milliseconds), 0 hertz for a rest. Nothing sounds before a person has switched the sound on."""

LIFT = ((262, 40),)
# A seed is sown: higher and higher along the furrow.
SEEDS = (330, 370, 392, 440, 494, 523, 587, 659)
SEED_MS = 45
REFUSED = ((147, 90), (0, 40), (147, 90))
WIN = ((523, 110), (659, 110), (784, 110), (1047, 260), (0, 60), (784, 110), (1047, 380))
