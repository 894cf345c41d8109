"""Fanorona: a beginner sees what a move takes."""

from tools.games import GameTools
from tools.games.beginner import Taker


class Tools(GameTools):
    Beginner = Taker
