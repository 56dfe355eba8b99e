"""The atlas as a table."""

import re
import sys

import pytest
import wythoff
from test_program import program


def test_a_query_finds_what_the_program_finds():
    queries = ["numeration:fibonacci states<10 misere", "exhausted", "words:mex", "x=y>0 tier=2", "", "states>100000"]
    for query in queries:
        printed = program("atlas", "search", query, "--count", "3", "--lang", "en").stdout.splitlines()
        games = wythoff.atlas(query)
        assert len(games) == int(re.match(r"Games: (\d+)", printed[-1])[1]), query
        assert [key[:12] for key in games.key[:3]] == [line[:12] for line in printed[:-1]]


def test_columns_have_their_types_also_without_rows():
    for query in ("", "states>100000"):
        games = wythoff.atlas(query)
        assert games.misere.dtype == bool
        assert str(games.states.dtype) == "Int64"
        assert games.tier.dtype == "int64"


def test_a_game_is_proved_again_by_its_rules():
    games = wythoff.atlas("numeration:fibonacci states=7 normal")
    theorem = wythoff.prove(games.rules[0])
    assert theorem.automaton.states == 7
    for position in games.first_lost[0]:
        assert theorem.outcome(*position) == "loss"
    assert games.words_en[0].splitlines()
    assert "奇异局势" in games.words_zh[0]


def test_games_with_the_losing_positions_of_rules_are_found():
    alike = wythoff.atlas(like="like nim")
    assert len(alike) > 50 and alike.lost_set.nunique() == 1
    assert alike.rules[0] == "x>0, y=0 | x=0, y>0"


def test_an_atlas_that_cannot_be_asked_says_why(monkeypatch, tmp_path):
    with pytest.raises(ValueError, match="states<10"):
        wythoff.atlas("states<many")
    with pytest.raises(ValueError, match="two piles"):
        wythoff.atlas(like="piles a b c; x>0, y=0, z=0")
    with pytest.raises(OSError, match="nowhere"):
        wythoff.atlas(file=tmp_path / "nowhere")
    (tmp_path / "cut").write_bytes(b"PAR1 and no more")
    with pytest.raises(ValueError, match="cut"):
        wythoff.atlas(file=tmp_path / "cut")
    with pytest.raises(TypeError, match="not both"):
        wythoff.atlas("misere", like="like nim")
    with pytest.raises(TypeError):
        wythoff.atlas(7)
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"pip install 'wythoff\[atlas\]'"):
        wythoff.atlas()
    wythoff.set_language("zh")
    with pytest.raises(ImportError, match="图鉴"):
        wythoff.atlas()
