// en: Bouton: a position is lost iff the xor of its piles is 0; a winning move makes it 0.
// zh: Bouton 定理：各堆石子数的异或为 0 则先手必败；必胜的一步使异或变为 0。
fn reply(mut p: Position) -> Option<Position> {
    let sum = p.iter().fold(0, |sum, pile| sum ^ pile);
    let place = p.iter().position(|pile| pile ^ sum < *pile)?;
    p[place] ^= sum;
    Some(p)
}
