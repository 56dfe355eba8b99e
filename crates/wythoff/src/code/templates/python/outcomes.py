import sys


#@core


#@say outcomes
numbers = list(map(int, sys.stdin.read().split()))
for i in range(0, len(numbers) // PILES * PILES, PILES):
    print(0 if lost(numbers[i:i + PILES]) else 1)
