import sys


#@core


numbers = list(map(int, sys.stdin.buffer.read().split()))
for a, b in zip(numbers[::2], numbers[1::2]):
    print(0 if lost(a, b) else 1)
