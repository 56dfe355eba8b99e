"""wythoff.solve, and the answers it gives."""

import numpy
import pytest
import slow
import wythoff


@pytest.mark.parametrize("k", [0, 1, 3])
def test_every_small_answer_is_that_of_the_rules(k):
    size = 14
    lost = slow.lost_positions(size, k)
    for a in range(size):
        for b in range(size):
            answer = wythoff.solve(a, b, k=k)
            assert bool(answer) == ((a, b) not in lost)
            assert answer.outcome == ("win" if answer else "loss")
            winning = {option for option in slow.options(a, b, k) if option in lost}
            assert {move.leaves for move in answer.winning_moves} == winning


@pytest.mark.parametrize("limit", [2**32, 2**53, 2**63, 2**64 - 1, 10**100])
@pytest.mark.parametrize("k", [0, 2])
def test_answers_are_exact_at_the_edges_of_every_width(limit, k):
    for a, b in slow.near(limit, k):
        answer = wythoff.solve(a, b, k=k)
        assert bool(answer) == (not slow.is_lost(a, b, k))
        for move in answer.winning_moves:
            assert slow.is_lost(*move, k)


def test_the_piles_are_arguments_or_one_sequence():
    for asked in [(5, 7), ((5, 7),), ([5, 7],), (numpy.array([5, 7]),), (numpy.uint8(5), numpy.int64(7)), ("5", "7")]:
        assert wythoff.solve(*asked).winning_moves == [(3, 5), (5, 3), (4, 7)]
    assert wythoff.solve("10^50", 17).positions == [(10**50, 17)]


def test_a_move_is_the_position_it_leaves():
    move = wythoff.solve(5, 7).winning_moves[0]
    assert (move.leaves, move.takes, move.part) == ((3, 5), (2, 2), 0)
    assert (len(move), move[0], move[-1], list(move)) == (2, 3, 5, [3, 5])
    assert move == (3, 5) and (3, 5) == move and move != (5, 3) and move in [(3, 5)] and move in {(3, 5)}
    with pytest.raises(IndexError):
        move[2]


def test_games_are_named_as_on_the_command_line():
    assert wythoff.solve((3, 4, 5), game="nim").winning_moves == [(1, 4, 5)]
    assert not wythoff.solve(3, 12, game="wythoff(k=2)")
    assert not wythoff.solve(3, 12, k=2)
    assert wythoff.solve(10**100, game="kayles").value == 1
    assert wythoff.solve(1, 1, game="nim", misere=True).outcome == "win"


def test_sums_are_written_as_on_the_command_line():
    answer = wythoff.solve("wythoff[8,4] + nim[3,5] + rules('piles a; 1<=x<=3')[9]")
    assert answer.value == 6
    assert answer.positions == [(8, 4), (3, 5), (9,)]
    first = answer.winning_moves[0]
    assert (first.part, first.leaves) == (0, (4, 4))
    assert repr(first) == "Move((4, 4), part=0)"
    assert answer.evidence.kind == "parts"
    assert "Grundy value of the sum: 6" in str(answer)


def test_rules_are_answered_by_their_theorem():
    rules = "like wythoff; end when a + b <= 2"
    answer = wythoff.solve(10**50, 17, rules=rules)
    assert answer and answer.evidence.kind == "certificate" and answer.evidence.status == "proved"
    for move in answer.winning_moves:
        assert not wythoff.solve(move.leaves, rules=rules)
    theorem = wythoff.prove(rules)
    again = wythoff.solve(10**50, 17, rules=theorem)
    assert again.winning_moves == answer.winning_moves == theorem.winning_moves(10**50, 17)


def test_parameters_of_rules_are_given_other_values():
    rules = "parameter k = 0; x>0,y=0 | x=0,y>0 | x>0,y>0,|x-y|<=k"
    assert not wythoff.solve(1, 2, rules=rules)
    assert wythoff.solve(1, 2, rules=rules, parameters={"k": 1})
    assert not wythoff.solve(1, 3, rules=rules, parameters={"k": 1})


def test_the_value_is_found_when_it_is_asked_for():
    table = slow.grundy(9, 0)
    for a in range(9):
        for b in range(9):
            assert wythoff.solve(a, b).value == table[a][b]
    assert wythoff.solve(3, 4, misere=True).value is None
    with pytest.raises(wythoff.Unsolved):
        wythoff.solve(10**50, 3 * 10**50 + 1).value


def test_an_answer_is_told_in_both_languages():
    answer = wythoff.solve(8, 4)
    assert str(answer).startswith("(8, 4): the player to move wins.")
    assert answer.report(lang="zh").startswith("(8, 4)：必胜态，先手必胜。")
    assert "先手必胜" in answer.explain(lang="zh")
    assert "<math" in answer.explain(format="html")
    assert answer.to_dict()["winning_moves"][0]["leaves"] == [str(pile) for pile in answer.winning_moves[0]]
    assert repr(answer) == "<Answer: wythoff[8,4] win>"
    wythoff.set_language("zh")
    assert wythoff.language() == "zh"
    assert "先手必胜" in str(answer)
    with pytest.raises(ValueError, match="第 2 堆"):
        wythoff.solve(3, -1)


@pytest.mark.parametrize(
    ("arguments", "keywords", "error", "words"),
    [
        ((), {}, TypeError, "a position is missing"),
        ((5, -7), {}, ValueError, 'pile 2: expected a natural number, found "-7"'),
        ((5.0, 7), {}, TypeError, "pile 1: expected an integer, found float"),
        ((None, 7), {}, TypeError, "pile 1: expected an integer, found NoneType"),
        ((float("nan"), 7), {}, TypeError, "pile 1: expected an integer, found float"),
        ((5, 7), {"k": 1.5}, TypeError, "k: expected an integer, found float"),
        ((5, 7), {"k": -1}, ValueError, "k: expected a natural number"),
        ((5, 7, 9), {}, ValueError, "wythoff has 2 piles, found 3"),
        ((5, 7), {"game": "nimm"}, ValueError, 'did you mean "nim"'),
        ((5, 7), {"game": 3}, TypeError, "game: expected the name of a game, found int"),
        ((5, 7), {"game": "nim", "k": 1}, ValueError, "here the game is nim"),
        ((5, 7), {"game": "nim", "rules": "x>0,y=0"}, ValueError, "leave out game="),
        ((5, 7), {"rules": "x>0,y=0", "misere": True}, ValueError, "misere;"),
        ((5, 7), {"rules": lambda x: x}, TypeError, "rules: expected a text in the rule language, found function"),
        ((5, 7), {"parameters": {"k": 1}}, ValueError, "parameters="),
        (("nim[3] + nimm[4]",), {}, ValueError, "column 10"),
        (("nim[3]",), {"k": 2}, ValueError, "leave out game= and k="),
        ((5, 7), {"timeout": -1}, ValueError, "timeout: expected a number of seconds"),
        ((5, 7), {"timeout": float("nan")}, ValueError, "timeout: expected a number of seconds"),
    ],
)
def test_what_cannot_be_asked_is_refused_by_name(arguments, keywords, error, words):
    with pytest.raises(error) as refused:
        wythoff.solve(*arguments, **keywords)
    assert words in str(refused.value)


def test_a_format_or_a_language_that_nobody_knows_is_refused():
    answer = wythoff.solve(8, 4)
    with pytest.raises(ValueError, match="text, markdown, html"):
        answer.explain(format="pdf")
    with pytest.raises(ValueError, match="there are en, zh"):
        answer.explain(lang="tlh")
    with pytest.raises(ValueError, match="there are en, zh"):
        wythoff.set_language("tlh")


def test_rules_that_allow_no_move_warn():
    with pytest.warns(UserWarning, match="no move satisfies"):
        wythoff.solve(5, 7, rules="x>0,y=0 | x=0,y>0 | x>3,x<2")
