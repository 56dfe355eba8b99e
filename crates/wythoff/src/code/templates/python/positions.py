import sys


#@core


#@say positions
for line in sys.stdin:
    position = list(map(int, line.split()))
    if position:
        left = reply(position)
        print(*([0] if left is None else [1] + left))
