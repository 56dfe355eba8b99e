//@say nim
fn reply(mut p: Position) -> Option<Position> {
    let sum = p.iter().fold(0, |sum, pile| sum ^ pile);
    let place = p.iter().position(|pile| pile ^ sum < *pile)?;
    p[place] ^= sum;
    Some(p)
}
