import sys


#@core


a, b = map(int, sys.stdin.read().split())
print(0 if lost(a, b) else 1)
