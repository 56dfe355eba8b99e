import sys


#@core


words = sys.stdin.read().split()
for n in words[1:1 + int(words[0])]:
    print(answer(n))
