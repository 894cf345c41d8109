"""The players' colours in the Colorigraphe: sun, sky, leaf. The first two are those of sillon/look.py."""

SEATS = ((255, 190, 60), (90, 190, 255), (40, 200, 60))
