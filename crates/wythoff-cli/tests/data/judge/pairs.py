"""Pairs of HDU 1527 and who wins them, by Python's own integers: N of them, from a seed.

usage: pairs.py N SEED INPUT OUTPUT
"""

import math
import random
import sys

count, seed = int(sys.argv[1]), int(sys.argv[2])
chance = random.Random(seed)


def lesser(difference):
    """The lesser number of the lost pair with this difference: floor((d + sqrt(5 d^2)) / 2)."""
    return (difference + math.isqrt(5 * difference * difference)) // 2


with open(sys.argv[3], "w") as given, open(sys.argv[4], "w") as right:
    for _ in range(count):
        difference = chance.getrandbits(chance.randrange(1, 64))
        a = lesser(difference)
        b = a + difference
        kind = chance.randrange(6)
        if kind == 0:
            a, b = chance.getrandbits(64), chance.getrandbits(chance.randrange(1, 65))
        elif kind == 1:
            a += 1
        elif kind == 2:
            b += 1
        if chance.randrange(2):
            a, b = b, a
        is_lost = min(a, b) == lesser(abs(a - b))
        given.write(f"{a} {b}\n")
        right.write("0\n" if is_lost else "1\n")
