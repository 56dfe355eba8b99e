import sys


#@core


numbers = list(map(int, sys.stdin.buffer.read().split()))
at = 1
for _ in range(numbers[0]):
    end = at + 1 + numbers[at]
    print(answer(numbers[at + 1:end]))
    at = end
