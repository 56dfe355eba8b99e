"""wythoff.outcomes: every width against the bare rules and exact roots."""

import threading

import numpy
import pytest
import slow
import wythoff

EDGES = {
    numpy.uint32: 2**32 - 1,
    numpy.uint64: 2**64 - 1,
    numpy.int64: 2**63 - 1,
    object: 10**100,
}


@pytest.mark.parametrize("dtype", [numpy.uint8, numpy.uint16, numpy.int8, numpy.int32, *EDGES])
@pytest.mark.parametrize("k", [0, 1, 4])
def test_every_small_position_is_decided_as_by_the_rules(dtype, k):
    size = 40
    lost = slow.lost_positions(size, k)
    piles = numpy.arange(size).astype(dtype)
    found = wythoff.outcomes(piles[:, None], piles, k=k)
    assert found.dtype == bool and found.shape == (size, size)
    for a in range(size):
        for b in range(size):
            assert found[a, b] == ((a, b) not in lost), (a, b)


@pytest.mark.parametrize("dtype", EDGES)
@pytest.mark.parametrize("limit", [2**31, 2**32 - 1, 2**32, 2**53, 2**63 - 1, 2**63, 2**64 - 1, 10**100])
@pytest.mark.parametrize("k", [0, 3, 2**40])
def test_positions_are_exact_at_the_edges(dtype, limit, k):
    pairs = [pair for pair in slow.near(limit, k) if max(pair) <= EDGES[dtype]]
    if not pairs:
        assert limit > EDGES[dtype]
        return
    a, b = (numpy.array(column, dtype=dtype) for column in zip(*pairs))
    expected = [not slow.is_lost(*pair, k) for pair in pairs]
    assert wythoff.outcomes(a, b, k=k).tolist() == expected
    assert wythoff.outcomes(b, a, k=k).tolist() == expected
    assert False in expected or limit > EDGES[dtype]


def test_the_formula_in_doubles_is_wrong_where_this_is_right():
    n = numpy.arange(10**6, 10**6 + 1000, dtype=numpy.uint64)
    pairs = wythoff.losing_pairs(n)
    assert not wythoff.outcomes(pairs[:, 0], pairs[:, 1]).any()
    a, b = 165580140, 267914295
    assert int((b - a) * (1 + 5**0.5) / 2) != a
    assert not wythoff.outcomes(a, b)


def test_arrays_are_broadcast_as_numpy_does_it():
    a, b = numpy.arange(24, dtype=numpy.uint32).reshape(2, 1, 12), numpy.arange(5, dtype=numpy.uint32)[:, None]
    wide_a, wide_b = numpy.broadcast_arrays(a, b)
    expected = [not slow.is_lost(int(x), int(y)) for x, y in zip(wide_a.ravel(), wide_b.ravel())]
    for x, y in [(a, b), (a.astype(numpy.uint64), b), (a, b.astype(object)), (a.astype(numpy.int64), b.astype(numpy.uint64))]:
        found = wythoff.outcomes(x, y)
        assert found.shape == (2, 5, 12) and found.ravel().tolist() == expected
    assert wythoff.outcomes(numpy.zeros((0, 3), dtype=int), 1).shape == (0, 3)
    assert wythoff.outcomes([1, 3], [2, 5]).tolist() == [False, False]


def test_views_of_any_stride_and_byte_order_are_read():
    b = numpy.arange(60, dtype=numpy.uint32)
    expected = [not slow.is_lost(3, int(pile)) for pile in b]
    assert wythoff.outcomes(3, b[::-1]).tolist() == expected[::-1]
    assert wythoff.outcomes(3, b[::7]).tolist() == expected[::7]
    assert wythoff.outcomes(3, b.astype(">u4")).tolist() == expected
    fortran = numpy.asfortranarray(b.reshape(5, 12))
    assert wythoff.outcomes(3, fortran).ravel().tolist() == expected
    raw = numpy.zeros(60 * 4 + 1, dtype=numpy.uint8)
    unaligned = raw[1:].view(numpy.uint32)
    unaligned[:] = b
    assert wythoff.outcomes(3, unaligned).tolist() == expected


def test_single_numbers_give_a_single_answer():
    assert wythoff.outcomes(1, 2) == numpy.False_ and wythoff.outcomes(1, 3) == numpy.True_
    assert isinstance(wythoff.outcomes(1, 2), numpy.bool_)
    a, b = slow.pair(10**100, 0)
    assert not wythoff.outcomes(a, b) and wythoff.outcomes(a, b + 1)
    # The largest amounts differ by less than any larger k.
    assert wythoff.outcomes(numpy.uint32(3), numpy.uint32(9), k=10**30)


def test_an_array_of_ones_own_is_filled():
    a = numpy.arange(3000, dtype=numpy.uint64)
    out = numpy.zeros(3000, dtype=bool)
    assert wythoff.outcomes(a, 2 * a, out=out) is out
    assert (out == wythoff.outcomes(a, 2 * a)).all()
    wide = numpy.zeros((3000, 2), dtype=bool)
    wythoff.outcomes(a, 2 * a, out=wide[:, 1])
    assert (wide[:, 1] == out).all() and not wide[:, 0].any()


@pytest.mark.parametrize(
    ("a", "b", "keywords", "error", "words"),
    [
        ([1.0, 2.0], [1, 2], {}, TypeError, "a: expected an array of integers, found one of float64"),
        ([1, 2], numpy.array([1, numpy.nan]), {}, TypeError, "b: expected an array of integers, found one of float64"),
        ([True, False], [1, 2], {}, TypeError, "a: expected an array of integers, found one of bool"),
        (["1", "2"], [1, 2], {}, TypeError, "a: expected an array of integers"),
        ([1, -2], [1, 2], {}, ValueError, 'a: expected a natural number, found "-2"'),
        ([1, 2], numpy.array([1, -2], dtype=numpy.int8), {}, ValueError, 'b: expected a natural number, found "-2"'),
        (-5, [1, 2], {}, ValueError, 'a: expected a natural number, found "-5"'),
        (numpy.array([1, 2], dtype=numpy.uint64), [1, -2], {}, ValueError, 'b: expected a natural number, found "-2"'),
        (numpy.array([10**30, -1], dtype=object), 1, {}, ValueError, "a: expected a natural number"),
        (numpy.array([10**30, 1.5], dtype=object), 1, {}, TypeError, "a: expected an integer, found float"),
        (numpy.array([10**30, float("nan")], dtype=object), 1, {}, TypeError, "a: expected an integer, found float"),
        ([1, 2, 3], [1, 2], {}, ValueError, "arrays of the shapes (3,) and (2,) do not fit side by side"),
        (1, 2, {"k": 0.5}, TypeError, "k: expected an integer, found float"),
        (1, 2, {"k": -1}, ValueError, "k: expected a natural number"),
        ([1, 2], [1, 2], {"out": numpy.zeros(3, dtype=bool)}, ValueError, "out: expected an array of bool of the shape (2,), found (3,)"),
        ([1, 2], [1, 2], {"out": numpy.zeros(2)}, TypeError, "out: expected an array of bool of the shape (2,), found float64"),
        ([1, 2], [1, 2], {"out": [0, 0]}, TypeError, "out: expected an array of bool of the shape (2,), found list"),
    ],
)
def test_what_cannot_be_decided_is_refused_by_name(a, b, keywords, error, words):
    with pytest.raises(error) as refused:
        wythoff.outcomes(a, b, **keywords)
    assert words in str(refused.value)


def test_an_array_that_may_not_be_written_is_not():
    out = numpy.zeros(2, dtype=bool)
    out.flags.writeable = False
    with pytest.raises(ValueError):
        wythoff.outcomes([1, 2], [2, 4], out=out)
    assert not out.any()


def test_other_threads_go_on_meanwhile():
    """Python's lock is not held: a thread counts while arrays are decided."""
    counted, done = 0, threading.Event()

    def count():
        nonlocal counted
        while not done.is_set():
            counted += 1

    a = numpy.arange(4_000_000, dtype=numpy.uint64)
    other = threading.Thread(target=count)
    other.start()
    before = counted
    for _ in range(5):
        wythoff.outcomes(a, a + 1)
    during = counted - before
    done.set()
    other.join()
    assert during > 100
