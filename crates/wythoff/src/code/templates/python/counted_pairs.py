import sys


#@core


cases, *numbers = map(int, sys.stdin.buffer.read().split())
for i in range(0, 2 * cases, 2):
    print("B" if lost(numbers[i], numbers[i + 1]) else "A")
