"""losing_pairs, grundy_table, nim_sequence, period, Table."""

import numpy
import pytest
import slow
import wythoff


@pytest.mark.parametrize("k", [0, 1, 7])
def test_the_first_losing_pairs_are_those_of_exact_roots(k):
    found = wythoff.losing_pairs(500, k=k)
    assert found.dtype == numpy.uint64 and found.tolist() == [list(slow.pair(n, k)) for n in range(500)]
    assert {tuple(pair) for pair in found.tolist() if max(pair) < 40} == {
        pair for pair in slow.lost_positions(40, k) if pair[0] <= pair[1]
    }


@pytest.mark.parametrize("limit", [2**32, 2**53, 2**62, 2**63, 2**64 - 1, 10**100])
def test_losing_pairs_of_any_index(limit):
    indices = [limit - 1, limit, limit + 1]
    found = wythoff.losing_pairs(numpy.array(indices, dtype=object))
    assert found.tolist() == [list(slow.pair(n, 0)) for n in indices]
    fits = max(slow.pair(limit + 1, 0)) < 2**64
    assert found.dtype == (numpy.uint64 if fits else object)


def test_losing_pairs_have_the_shape_of_their_indices():
    n = numpy.arange(6, dtype=numpy.int32).reshape(2, 3)
    assert wythoff.losing_pairs(n).shape == (2, 3, 2)
    assert wythoff.losing_pairs(0).shape == (0, 2)
    assert wythoff.losing_pairs([4], k=10**30).tolist() == [list(slow.pair(4, 10**30))]
    assert wythoff.losing_pairs(3, misere=True).tolist() == [[0, 1], [2, 2], [3, 5]]
    for wrong, error in [(-1, ValueError), (1.5, TypeError), ([1, -1], ValueError), ([0.5], TypeError), (10**30, MemoryError)]:
        with pytest.raises(error):
            wythoff.losing_pairs(wrong)


@pytest.mark.parametrize("k", [0, 2])
def test_a_table_of_grundy_values_is_that_of_the_rules(k):
    found = wythoff.grundy_table(f"wythoff(k={k})", 24)
    assert found.dtype == numpy.uint16 and found.tolist() == slow.grundy(24, k)
    by_rules = wythoff.grundy_table(n=12, rules=f"x>0,y=0 | x=0,y>0 | x>0,y>0,|x-y|<={k}")
    assert by_rules.tolist() == slow.grundy(12, k)


def test_a_table_of_nim_is_the_exclusive_or():
    n = numpy.arange(32)
    assert (wythoff.grundy_table("nim", 32) == n[:, None] ^ n).all()


def test_a_table_is_written_into_memory_of_ones_own():
    for dtype in (numpy.uint8, numpy.uint16, numpy.uint32):
        out = numpy.empty((20, 20), dtype=dtype)
        assert wythoff.grundy_table("wythoff", 20, out=out) is out
        assert out.tolist() == slow.grundy(20, 0)
    assert (wythoff.grundy_table("wythoff", 300, threads=1) == wythoff.grundy_table("wythoff", 300, threads=4)).all()


@pytest.mark.parametrize(
    ("arguments", "keywords", "error", "words"),
    [
        (("wythoff",), {}, TypeError, "the size of the table is missing"),
        (("wythoff", 2.5), {}, TypeError, "n: expected an integer, found float"),
        (("wythoff", -1), {}, ValueError, "n: expected a natural number"),
        (("wythof", 5), {}, ValueError, 'did you mean "wythoff"'),
        (("kayles", 5), {}, ValueError, "no table of two piles"),
        ((None, 5), {"rules": "misere; like nim"}, ValueError, "misère play"),
        (("wythoff", 5), {"out": numpy.empty((4, 5), dtype=numpy.uint16)}, ValueError, "found (4, 5)"),
        (("wythoff", 5), {"out": numpy.empty((5, 5))}, TypeError, "found float64"),
        (("wythoff", 5), {"out": numpy.empty((5, 10), dtype=numpy.uint16)[:, ::2]}, ValueError, "C order"),
        (("wythoff", 300), {"out": numpy.empty((300, 300), dtype=numpy.uint8)}, ValueError, "cells of 8 bits"),
    ],
)
def test_what_is_no_table_is_refused_by_name(arguments, keywords, error, words):
    with pytest.raises(error) as refused:
        wythoff.grundy_table(*arguments, **keywords)
    assert words in str(refused.value)


def kayles(count):
    """The values of Kayles, by its rules: take one or two, and perhaps break the rest in two."""
    values = []
    for heap in range(count):
        left = [heap - taken for taken in (1, 2) if heap >= taken]
        values.append(slow.mex(values[x] ^ values[rest - x] for rest in left for x in range(rest + 1)))
    return values


def test_a_nim_sequence_is_that_of_the_rules():
    assert wythoff.nim_sequence("0.77", 150).tolist() == kayles(150)
    assert wythoff.nim_sequence("kayles", 0).shape == (0,)
    with pytest.raises(ValueError, match="0.79|digit"):
        wythoff.nim_sequence("0.79", 5)


def test_a_period_is_proved_seen_or_unknown():
    found = wythoff.period("kayles")
    assert (found.status, found.period, found.preperiod, found.saltus) == ("proved", 12, 71, 0)
    values = kayles(150)
    assert all(found.value(heap) == values[heap] for heap in range(150))
    assert found.value(12 * 10**99 + 77) == values[77]
    assert all(value == known for value, known in zip(found.values.tolist(), values))
    officers = wythoff.period("0.6", limit=2000)
    assert officers.status == "unknown" and officers.period is None and officers.known_to >= 2000
    assert officers.value(10**100) is None


def test_a_table_is_a_picture():
    table = wythoff.Table(wythoff.grundy_table("wythoff", 8), "wythoff")
    assert table.to_svg().startswith("<svg ") and "Grundy values" in table.to_svg() and "SG 值" in table.to_svg(lang="zh")
    assert numpy.asarray(table) is table.cells and table.shape == (8, 8) and table[1, 2] == 0 and len(table) == 8
    bundle = table._repr_mimebundle_()
    assert set(bundle) == {"text/plain", "image/svg+xml"}
    flat = wythoff.Table(numpy.arange(5))
    assert set(flat._repr_mimebundle_()) == {"text/plain"}
    with pytest.raises(ValueError, match="rows as columns"):
        flat.to_svg()
    with pytest.raises(TypeError, match="cells"):
        wythoff.Table([[0.5]])
    with pytest.raises(ValueError, match="grundy, outcome, moves"):
        wythoff.Table([[0]], values="colour")
