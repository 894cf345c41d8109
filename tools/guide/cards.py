"""The cards of a board, to lie beside the handheld."""

from sim.profiles import profile_of
from tools.drawing.page import Page
from tools.drawing.text import HELVETICA, Font
from tools.guide.card import card
from tools.guide.keys_card import keys_card
from tools.guide.legend_card import legend_card
from tools.guide.wires import is_wired
from tools.guide.words import words


def cards_of(name: str, language: str, font: Font = HELVETICA) -> list[Page]:
    """Return the card of the buttons, or without a screen that of the keys; then the card of the lights, for its back.

    A ready-made board with a screen has the second one alone.
    """
    profile, spoken = profile_of(name), words(language)
    lights = legend_card(profile, spoken, language, font)
    if is_wired(profile):
        return [card(profile, spoken), lights]
    return [lights] if profile.DISPLAY else [keys_card(name, profile, spoken), lights]
