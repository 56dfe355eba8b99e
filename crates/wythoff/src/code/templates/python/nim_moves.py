#@say nim-moves
def answer(p):
    total = 0
    for pile in p:
        total ^= pile
    if total == 0:
        return "@lose"
    moves = [f"{pile} {pile ^ total}" for pile in p if pile ^ total < pile]
    return "\n".join(["@win"] + moves)
