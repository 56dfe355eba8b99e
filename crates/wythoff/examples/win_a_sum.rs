//! All winning moves of several games played side by side, one of them given by its rules.

use wythoff::{Effort, Play, parse_sum};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sum = parse_sum("wythoff[8,4] + nim[3,5] + rules('x>0,y=0 | x=0,y>0 | x=1,y=1')[5,9]")?;
    let answer = sum.analyse(Play::Normal, &mut Effort::default())?;
    for to in answer.moves.iter() {
        println!("in {}: leave {}", sum.parts()[to.part], to.leaves);
    }
    assert!(answer.outcome.is_win());
    Ok(())
}
