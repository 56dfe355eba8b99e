"""Checked by mypy, never run: every line marked so must be refused."""

import wythoff

wythoff.solve(5.0, 7)  # wrong
wythoff.solve(5, 7, k="2")  # wrong
number: int = wythoff.solve(5, 7).outcome  # wrong
wythoff.prove(3)  # wrong
wythoff.outcomes(1)  # wrong
wythoff.nim_sequence(0.77, 100)  # wrong
wythoff.solve(5, 7).winning_move  # wrong
wythoff.atlas(5)  # wrong
