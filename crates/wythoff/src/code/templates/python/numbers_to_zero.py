import sys


#@core


numbers = list(map(int, sys.stdin.buffer.read().split()))
for i in range(0, len(numbers), @numbers):
    if not any(numbers[i:i + @numbers]):
        break
    print(answer(numbers[i:i + @numbers]))
