import sys


#@core


# en: Reads a position a line. Writes 0 if the player to move loses, else 1 and the position a winning move leaves.
# zh: 每行读入一个局面。先手必败输出 0；否则输出 1 和一步必胜着法之后的局面。
for line in sys.stdin:
    position = list(map(int, line.split()))
    if position:
        left = reply(position)
        print(*([0] if left is None else [1] + left))
