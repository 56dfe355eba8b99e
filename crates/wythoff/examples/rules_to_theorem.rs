//! From rules nobody has studied to a theorem, and to a winning move among 10^50 stones.

use wythoff::{UBig, prove};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let theorem = prove::theorem("like wythoff; end when a + b <= 2")?;
    let piles = [UBig::from(10u8).pow(50), UBig::from(17u8)];
    let moves = theorem.winning_moves(&piles, 10)?;
    println!("{} states", theorem.lost.states());
    println!("win by leaving {}", moves[0].leaves);
    assert!(theorem.outcome(moves[0].leaves.piles())?.is_loss());
    Ok(())
}
