"""The null objects: each replaces a part that is missing, or whose pin or library is missing.

One file each, named as `problems` names the part: a board without a buzzer loads the null object of the sound alone.
"""
