//! Who wins a position, by which moves, and what that rests on.

use wythoff::{Position, parse_game};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let answer = parse_game("wythoff")?.analyse(&Position::from([8, 4]))?;
    assert!(answer.outcome.is_win());
    for to in answer.moves.iter() {
        println!("win by leaving {}", to.leaves); // win by leaving (7, 4)
    }
    println!("{:?}", answer.evidence); // Theorem(Wythoff)
    Ok(())
}
