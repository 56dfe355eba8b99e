"""In integers."""
a, b = sorted(map(int, input().split()))
d = b - a
slack = d * b - a * a
print(0 if 0 <= slack <= 2 * a - d else 1)
