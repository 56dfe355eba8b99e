import sys


#@core


cases, *numbers = map(int, sys.stdin.buffer.read().split())
for i in range(0, 3 * cases, 3):
    print(0 if lost(*numbers[i:i + 3]) else 1)
