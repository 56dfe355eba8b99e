//! The Grundy value of a huge heap of an octal game, and the period it follows from.

use wythoff::{Evidence, Position, UBig, parse_game};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let heap = UBig::from(10u8).pow(100);
    let value = parse_game("kayles")?.value(&Position(vec![heap]))?;
    let Evidence::Period { period, .. } = value.evidence else {
        panic!("the period of Kayles is proved");
    };
    println!("{}, period {}", value.grundy, period.period); // 1, period 12
    assert_eq!(period.period, 12);
    Ok(())
}
