"""Exact take-away games: who wins, every winning move, and why, for piles of any size.

>>> import wythoff
>>> bool(wythoff.solve(8, 4))
True
>>> wythoff.solve(8, 4).winning_moves
[(7, 4)]
"""

from wythoff._atlas import atlas
from wythoff._wythoff import (
    Answer,
    Automaton,
    Evidence,
    GrundyTheorem,
    Move,
    Period,
    Table,
    Theorem,
    grundy_table,
    language,
    losing_pairs,
    nim_sequence,
    outcomes,
    period,
    prove,
    set_language,
    solve,
)
from wythoff.errors import CertificateError, NoTheorem, RulesError, Unsolved

__all__ = [
    "Answer",
    "Automaton",
    "CertificateError",
    "Evidence",
    "GrundyTheorem",
    "Move",
    "NoTheorem",
    "Period",
    "RulesError",
    "Table",
    "Theorem",
    "Unsolved",
    "atlas",
    "grundy_table",
    "language",
    "losing_pairs",
    "nim_sequence",
    "outcomes",
    "period",
    "prove",
    "set_language",
    "solve",
]
