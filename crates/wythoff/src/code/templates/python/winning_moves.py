import sys


#@core


partner, lower = find_pairs(10**6)
numbers = list(map(int, sys.stdin.buffer.read().split()))
for a, b in zip(numbers[::2], numbers[1::2]):
    a, b = min(a, b), max(a, b)
    if b == 0:
        break
    if partner[a] == b:
        print(0)
        continue
    #@say winning-moves
    x, y, z = lower[b - a], partner[a], partner[b]
    left = [(x, x + b - a)] * (x < a) + [(min(a, y), max(a, y))] * (y < b) + [(z, b)] * (z < a)
    print(1)
    for position in dict.fromkeys(left):
        print(*position)
