"""What is obviously right, in Python's own integers: the bare rules for small piles, exact roots for any size."""

from functools import lru_cache
from math import isqrt


def options(a, b, k):
    """Every position that a move of k-Wythoff leaves."""
    yield from ((x, b) for x in range(a))
    yield from ((a, y) for y in range(b))
    for x in range(1, a + 1):
        yield from ((a - x, b - y) for y in range(max(1, x - k), min(b, x + k) + 1))


@lru_cache(maxsize=None)
def lost_positions(size, k):
    """The lost positions with both piles below a size, by the rules alone."""
    lost = set()
    for a in range(size):
        for b in range(size):
            if not any(option in lost for option in options(a, b, k)):
                lost.add((a, b))
    return lost


def pair(n, k):
    """Losing pair n, from exact roots: A = n + floor(n·ε) with ε² + (k + 1)ε = 1, and B = A + (k + 1)n."""
    t = k + 1
    a = n + (isqrt(n * n * (t * t + 4)) - t * n) // 2
    return a, a + t * n


def is_lost(a, b, k=0):
    """Whether a position of k-Wythoff is lost, at any size."""
    a, b = min(a, b), max(a, b)
    n, rest = divmod(b - a, k + 1)
    return rest == 0 and pair(n, k) == (a, b)


def near(limit, k=0):
    """Losing pairs whose larger pile is around a limit, with their neighbours, most of which are won."""
    # B = A + (k + 1)n is more than (k + 2)n/2, so that n below stays near enough.
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        if pair(middle, k)[1] <= limit:
            low = middle
        else:
            high = middle - 1
    for n in range(max(low - 3, 0), low + 3):
        a, b = pair(n, k)
        for x in (-1, 0, 1):
            for y in (-1, 0, 1):
                if a + x >= 0 and b + y >= 0:
                    yield a + x, b + y


def mex(values):
    """The least natural that is not among them."""
    values = set(values)
    return next(n for n in range(len(values) + 1) if n not in values)


def grundy(size, k):
    """The table of Grundy values of k-Wythoff, by the rules alone."""
    table = {}
    for a in range(size):
        for b in range(size):
            table[a, b] = mex(table[option] for option in options(a, b, k))
    return [[table[a, b] for b in range(size)] for a in range(size)]
