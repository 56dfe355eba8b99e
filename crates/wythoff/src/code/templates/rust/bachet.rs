const M: Number = @m;

// en: A pile of n is worth n mod (m + 1). Lost iff the xor of the values is 0; a winning move makes it 0.
// zh: n 颗一堆的 SG 值是 n mod (m + 1)。各堆 SG 值异或为 0 则先手必败；必胜的一步使异或变为 0。
fn reply(mut p: Position) -> Option<Position> {
    let sum = p.iter().fold(0, |sum, pile| sum ^ (pile % (M + 1)));
    let place = p.iter().position(|pile| (pile % (M + 1)) ^ sum < pile % (M + 1))?;
    let value = p[place] % (M + 1);
    p[place] -= value - (value ^ sum);
    Some(p)
}
