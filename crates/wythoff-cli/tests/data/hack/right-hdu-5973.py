"""In integers, which have no limit here."""
import sys

for line in sys.stdin:
    a, b = sorted(map(int, line.split()))
    d = b - a
    slack = d * b - a * a
    print(0 if 0 <= slack <= 2 * a - d else 1)
