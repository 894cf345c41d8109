"""The null form of each noun, for a part that is missing, or whose pin or library is.

One file each, named as `problems` names the part: a board without a buzzer loads the null form of the sound alone.
"""
