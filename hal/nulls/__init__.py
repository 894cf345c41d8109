"""The null form of each noun: what stands there when the part, its pin or its library is missing. A file each, named as
`problems` names the part, so that a board without a buzzer does not hold the null forms of all that it has.
"""
