import sys


#@core


numbers = list(map(int, sys.stdin.buffer.read().split()))
print(answer(numbers[1:]))
