const M: Number = @m;

//@say bachet
fn reply(mut p: Position) -> Option<Position> {
    let sum = p.iter().fold(0, |sum, pile| sum ^ (pile % (M + 1)));
    let place = p.iter().position(|pile| (pile % (M + 1)) ^ sum < pile % (M + 1))?;
    let value = p[place] % (M + 1);
    p[place] -= value - (value ^ sum);
    Some(p)
}
