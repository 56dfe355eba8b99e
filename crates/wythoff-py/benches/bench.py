"""The Python package beside numpy's formula in doubles and beside the library itself, in one run.

Each figure is the best of several; every answer is compared first.
"""

import json
import pathlib
import sys
import time

import numpy
import wythoff
from wythoff._wythoff import _fill_grundy_seconds

PAIRS = 10_000_000
ROUNDS = 7
SIZE = 4000


def best(work, rounds=ROUNDS):
    """The least time of several, in seconds."""
    times = []
    for _ in range(rounds):
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return min(times)


def double_formula(a, b):
    """What everybody publishes, vectorised as one writes it in numpy; true where the player to move wins."""
    smaller = numpy.minimum(a, b)
    difference = numpy.maximum(a, b) - smaller
    with numpy.errstate(invalid="ignore"):  # products beyond the largest word
        return (difference * ((1 + numpy.sqrt(5.0)) / 2)).astype(a.dtype) != smaller


def outcomes(dtype, most, factor):
    """Pairs of which half are lost, decided both ways."""
    random = numpy.random.default_rng(1907)
    a = random.integers(0, most, PAIRS, dtype=dtype)
    b = random.integers(0, most, PAIRS, dtype=dtype)
    # Small losing pairs, where doubles are right too.
    n = numpy.arange(PAIRS // 2, dtype=numpy.uint64) % 1_000_000
    lost = wythoff.losing_pairs(n)
    a[::2], b[::2] = lost[:, 0], lost[:, 1]
    out = numpy.empty(PAIRS, dtype=bool)
    wythoff.outcomes(a, b, out=out)
    assert not out[::2].any() and out[1::2].mean() > 0.99
    if dtype == numpy.uint32:
        assert (out == double_formula(a, b)).mean() > 0.999
    ours = best(lambda: wythoff.outcomes(a, b, out=out))
    theirs = best(lambda: double_formula(a, b), 3)
    name = numpy.dtype(dtype).name
    print(f"| `outcomes`, 10^7 pairs of {name} | {ours * 1e3:.1f} ms | {theirs * 1e3:.1f} ms | {theirs / ours:.1f} |")
    return theirs / ours >= factor


def objects():
    """The same of Python's own integers, beside the exact formula in Python."""
    sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "tests"))
    import slow

    a = numpy.array([slow.pair(10**40 + n, 0)[0] for n in range(20_000)], dtype=object)
    b = numpy.array([slow.pair(10**40 + n, 0)[1] for n in range(20_000)], dtype=object)
    assert not wythoff.outcomes(a, b).any()
    ours = best(lambda: wythoff.outcomes(a, b))
    theirs = best(lambda: [slow.is_lost(x, y) for x, y in zip(a, b)], 3)
    print(f"| `outcomes`, 20,000 pairs of 40 digits | {ours * 1e3:.1f} ms | {theirs * 1e3:.1f} ms (exact, in Python) | {theirs / ours:.1f} |")


def grundy():
    """Filling numpy's memory, beside the same call in Rust."""
    table = wythoff.grundy_table("wythoff", SIZE)
    out = numpy.empty_like(table)
    # In turns, so that whatever else the machine does falls on both.
    ours = theirs = float("inf")
    for _ in range(5):
        ours = min(ours, best(lambda: wythoff.grundy_table("wythoff", SIZE, out=out), 3))
        theirs = min(theirs, _fill_grundy_seconds(SIZE, 3))
    assert (out == table).all()
    print(f"| `grundy_table(\"wythoff\", {SIZE})` | {ours * 1e3:.1f} ms | {theirs * 1e3:.1f} ms (the Rust call) | {theirs / ours:.2f} |")
    return ours <= 1.05 * theirs


print("| question | Python package | beside it | the package is so many times as fast |")
print("|---|---|---|---|")
goals = {
    "u32 at least 5 times": outcomes(numpy.uint32, 2**32, 5),
    "u64 at least 3 times": outcomes(numpy.uint64, 2**64 - 1, 3),
}
outcomes(numpy.int64, 2**63 - 1, 0)
objects()
goals["grundy_table within 5 %"] = grundy()
print()
print(json.dumps(goals))
