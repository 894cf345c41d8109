"""The null object of each part, for one that is missing, or whose pin or library is.

One file each, named as `problems` names the part: a board without a buzzer loads the null object of the sound alone.
"""
