"""wythoff.prove, and the theorems it gives."""

import copy
import json
import pickle

import numpy
import pytest
import slow
import wythoff

WYTHOFF = "x>0,y=0 | x=0,y>0 | x=y>0"


@pytest.fixture(scope="module")
def theorem():
    return wythoff.prove(WYTHOFF)


def test_a_theorem_decides_as_the_rules_do(theorem):
    lost = slow.lost_positions(40, 0)
    table = theorem.table(40)
    for a in range(40):
        for b in range(40):
            assert table[a, b] == ((a, b) not in lost)
    for a in range(12):
        for b in range(12):
            assert theorem.outcome(a, b) == ("loss" if (a, b) in lost else "win")
            winning = {option for option in slow.options(a, b, 0) if option in lost}
            assert {move.leaves for move in theorem.winning_moves(a, b)} == winning


@pytest.mark.parametrize("limit", [2**32, 2**53, 2**63, 2**64 - 1, 10**100])
def test_a_theorem_is_exact_at_any_size(theorem, limit):
    for a, b in slow.near(limit):
        assert theorem.outcome(a, b) == ("loss" if slow.is_lost(a, b) else "win")
        for move in theorem.winning_moves(a, b):
            assert slow.is_lost(*move)
        assert theorem.automaton.accepts(a, b) == slow.is_lost(a, b)


def test_what_a_theorem_says(theorem):
    assert any("(1 + √5)/2" in sentence for sentence in theorem.statements)
    assert "Fibonacci" in theorem.numeration
    assert theorem.rules == WYTHOFF and theorem.piles == 2
    assert str(theorem).startswith("Theorem, proved for all pile sizes.")
    assert theorem.report(lang="zh").splitlines()[0].startswith("定理")
    assert theorem.check() is True


def test_the_automaton_can_be_run_by_hand(theorem):
    automaton = theorem.automaton
    steps = {(state, digits): to for state, digits, to in automaton.transitions}
    assert len(automaton) == automaton.states == 1 + max(state for state, _, _ in automaton.transitions)
    for a in range(30):
        for b in range(30):
            words = [automaton.digits(a), automaton.digits(b)]
            length = max(map(len, words))
            padded = [[0] * (length - len(word)) + list(word) for word in words]
            state = automaton.start
            for letter in zip(*padded):
                state = steps.get((state, letter))
            assert (state in automaton.accepting) == slow.is_lost(a, b), (a, b)
    assert theorem.to_dot() == automaton.to_dot() and theorem.to_dot().startswith("digraph")


def test_a_theorem_is_pickled_as_its_certificate(theorem):
    again = pickle.loads(pickle.dumps(theorem))
    assert again == theorem and hash(again) == hash(theorem) and again.rules == WYTHOFF
    assert copy.deepcopy(theorem) == theorem
    assert again.winning_moves(10**50, 8) == theorem.winning_moves(10**50, 8)
    assert json.loads(theorem.certificate)["format"] == "wythoff-certificate"
    assert wythoff.Theorem.from_certificate(theorem.certificate) == theorem


def test_a_forged_pickle_is_refused(theorem):
    forged = json.loads(theorem.certificate)
    forged["lost"]["accepting"] = forged["lost"]["accepting"][1:]
    for certificate in (json.dumps(forged), "{}", "", theorem.certificate[:-10], theorem.certificate.replace("x=y>0", "x=2y>0")):
        assert certificate != theorem.certificate
        with pytest.raises(wythoff.CertificateError, match="the certificate is not valid"):
            wythoff.Theorem.from_certificate(certificate)
    bytes = pickle.dumps(theorem, protocol=0)
    other = bytes.replace(b'"misere":false', b'"misere":true')
    assert other != bytes
    with pytest.raises(wythoff.CertificateError):
        pickle.loads(other)


def test_a_theorem_for_coq(theorem):
    file = theorem.to_coq("my-game", "A game")
    assert "Theorem my_game_lost : forall a b : N," in file and "A game" in file


def test_games_of_the_gallery_and_parameters():
    assert wythoff.prove("nim-3").outcome(3, 5, 6) == "loss"
    rules = "parameter k = 0; x>0,y=0 | x=0,y>0 | x>0,y>0,|x-y|<=k"
    theorem = wythoff.prove(rules, parameters={"k": 1})
    assert theorem.outcome(*slow.pair(10**30, 1)) == "loss"
    assert pickle.loads(pickle.dumps(theorem)).outcome(*slow.pair(10**30, 1)) == "loss"
    assert theorem.table(3).cells.tolist() == [[False, True, True], [True, True, True], [True, True, True]]
    one_pile = wythoff.prove("piles a; 1<=x<=3").table(9)
    assert one_pile.cells.tolist() == [n % 4 > 0 for n in range(9)]
    three = wythoff.prove("nim-3").table(4)
    n = numpy.arange(4)
    assert ((n[:, None, None] ^ n[:, None] ^ n != 0) == three.cells).all()


def test_an_answer_by_a_theorem(theorem):
    answer = theorem.solve(8, 4)
    assert answer.outcome == "win" and answer.evidence.kind == "certificate"
    assert "an independent checker has accepted the certificate" in str(answer)
    assert "<math" in answer.explain(format="html") and "先手" in answer.explain(lang="zh")


def test_a_notebook_shows_a_theorem_and_an_answer(theorem):
    bundle = theorem._repr_mimebundle_()
    assert set(bundle) == {"text/plain", "text/html", "image/svg+xml"}
    assert "<svg " in bundle["text/html"] and "<li>" in bundle["text/html"]
    bundle = wythoff.solve(5, 8)._repr_mimebundle_(include=None, exclude=None)
    assert set(bundle) == {"text/plain", "text/html"} and "<math" in bundle["text/html"]


@pytest.mark.parametrize(
    ("rules", "line", "column"),
    [("x > 0, y = z", 1, 12), ("piles left right\nmove x > 0, lefd = 3", 2, 13), ("x*y = 1", 1, 1), ("no-such-game", 1, 1)],
)
def test_a_text_that_is_no_game_is_an_error_with_its_place(rules, line, column):
    with pytest.raises(wythoff.RulesError) as error:
        wythoff.prove(rules)
    assert isinstance(error.value, ValueError)
    assert (error.value.line, error.value.column) == (line, column)
    again = pickle.loads(pickle.dumps(error.value))
    assert (again.line, again.column, str(again)) == (line, column, str(error.value))


def test_what_is_no_text_or_no_position_is_refused_by_name(theorem):
    for rules in (None, 3, b"x>0", lambda x: x):
        with pytest.raises(TypeError, match="rules: expected a text in the rule language"):
            wythoff.prove(rules)
    with pytest.raises(ValueError, match='no parameter "m"'):
        wythoff.prove(WYTHOFF, parameters={"m": 1})
    with pytest.raises(TypeError, match="k: expected an integer, found float"):
        wythoff.prove("parameter k = 1; x>0,y=0 | x=0,y>0 | x=y+k", parameters={"k": 0.5})
    with pytest.raises(ValueError, match="has 2 piles, found 3"):
        theorem.outcome(1, 2, 3)
    with pytest.raises(ValueError, match="pile 2"):
        theorem.winning_moves(1, -2)
    with pytest.raises(TypeError, match="n: expected an integer"):
        theorem.table(2.5)


def test_no_theorem_in_time():
    with pytest.raises(wythoff.NoTheorem) as error:
        wythoff.prove("diagonal-from-3", timeout=0.05)
    assert error.value.stopped and "in time" in str(error.value)


def test_a_theorem_about_values_is_right_for_all_small_positions_and_for_large_ones():
    for rules in ("x>0,y=0 | x=0,y>0 | x=1,y=1", "like nim", "0<x<=2,y=0 | x=0,0<y<=2"):
        theorem = wythoff.prove(rules, grundy=True)
        table = wythoff.grundy_table(rules=rules, n=24)
        for a in range(24):
            for b in range(24):
                assert theorem.value(a, b) == table[a, b], (rules, a, b)
        assert theorem.check()
        # Who loses is who the other theorem says.
        lost = wythoff.prove(rules)
        for position in ((10**40, 10**40), (10**40, 7), (10**40 + 1, 10**40)):
            assert (theorem.value(*position) == 0) == (lost.outcome(*position) == "loss")
    assert wythoff.prove("like nim", grundy=True).value(10**40, 7) == 10**40 ^ 7


def test_moves_to_a_value_lead_to_positions_of_that_value():
    theorem = wythoff.prove("x>0,y=0 | x=0,y>0 | x=1,y=1", grundy=True)
    for value in range(6):
        moves = theorem.moves_to(10, 7, value=value)
        assert all(theorem.value(*position) == value for position in moves)
        # Every smaller value than its own is reached, and its own never.
        assert bool(moves) == (value != theorem.value(10, 7))
    assert len(theorem.moves_to(10, 7, value=0, limit=1)) == 1


def test_a_theorem_about_values_is_pickled_with_its_rules_and_nothing_else_is_believed():
    theorem = wythoff.prove("like nim", grundy=True)
    again = pickle.loads(pickle.dumps(theorem))
    assert again.certificate == theorem.certificate and again.value(3, 5) == 6
    assert again.statements and "g" in theorem.report(lang="zh")
    with pytest.raises(wythoff.CertificateError, match="Grundy values of these rules"):
        wythoff.GrundyTheorem.from_certificate("like wythoff", theorem.certificate)
    with pytest.raises(wythoff.CertificateError):
        wythoff.GrundyTheorem.from_certificate("like nim", "{}")
    with pytest.raises(ValueError, match="(?i)mis.re"):
        wythoff.prove("misere; like nim", grundy=True)
    with pytest.raises(ValueError):
        theorem.value(1, 2, 3)
    with pytest.raises(wythoff.NoTheorem):
        wythoff.prove("like wythoff", grundy=True, timeout=0.2)
