"""Checked by mypy, never run: what the stubs say of every function."""

from concurrent.futures import ThreadPoolExecutor
from typing import Optional, Union

import numpy
from numpy.typing import NDArray

import wythoff
import wythoff.cluster

answer: wythoff.Answer = wythoff.solve(5, 7, k=1, timeout=None)
outcome: str = answer.outcome
moves: list[wythoff.Move] = answer.winning_moves
leaves: tuple[int, ...] = moves[0].leaves
value: Optional[int] = answer.value
words: str = answer.explain(lang="zh", format="html") + answer.report() + str(answer.evidence)
if answer:
    pile: int = moves[0][0]

won: Union[NDArray[numpy.bool_], numpy.bool_] = wythoff.outcomes(numpy.arange(4), 5, k=2)
pairs = wythoff.losing_pairs(5)
table = wythoff.grundy_table("nim", 8)
values: NDArray[numpy.uint32] = wythoff.nim_sequence("0.77", 100)
period: wythoff.Period = wythoff.period("0.77")
length: Optional[int] = period.period

try:
    theorem: wythoff.Theorem = wythoff.prove("like nim", timeout=2.5, parameters={})
    sentences: list[str] = theorem.statements
    accepted: bool = theorem.check() and theorem.automaton.accepts(3, 3)
    picture: str = theorem.table(20).to_svg(lang="en")
    coq: str = theorem.to_coq("nim")
    again = wythoff.Theorem.from_certificate(theorem.certificate)
except wythoff.RulesError as error:
    place: tuple[int, int] = (error.line, error.column)
except wythoff.NoTheorem as nothing:
    stopped: bool = nothing.stopped

games = wythoff.atlas("numeration:fibonacci states<10 misere")
alike = wythoff.atlas(like="like nim", file="atlas.parquet")
with ThreadPoolExecutor() as executor:
    wythoff.cluster.census("tiny", "results", executor)
worth: int = wythoff.prove("like nim", grundy=True).value(3, 5)
