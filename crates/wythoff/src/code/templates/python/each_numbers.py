import sys


#@core


numbers = list(map(int, sys.stdin.buffer.read().split()))
for i in range(1, 1 + numbers[0] * @numbers, @numbers):
    print(answer(numbers[i:i + @numbers]))
