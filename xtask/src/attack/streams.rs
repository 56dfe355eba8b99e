//! Any input of a judge: each pair decided as by a second method, and what is no input refused at its place.

use anyhow::Result;

use super::chance::Chance;
use super::target::{Finding, Target};

const BREAKS: [&str; 7] = ["\n", "\r\n", " \n", "\n\n", "\t\n", "  \n", "\n"];
const NO_NUMBERS: [&str; 6] = ["x", "-1", "1.5", "\u{1b}[31m", "0x1", "１"];

pub(super) fn attack(target: &Target<'_>, chance: &mut Chance) -> Result<Result<(), Finding>> {
    let (mut input, mut right) = (String::new(), String::new());
    let count = 1 + chance.below(200);
    let end = chance.once_in(3).then(|| chance.below(count));
    let mut line = 1;
    for number in 0..count {
        if end == Some(number) {
            input += chance.one_of(&NO_NUMBERS);
            break;
        }
        let (a, b) = pair(chance);
        right += if is_lost(a, b) { "0\n" } else { "1\n" };
        let after = chance.one_of(&BREAKS);
        input += &format!("{a} {b}{after}");
        line += after.matches('\n').count();
    }
    let run = target.run(&["judge", "hdu-1527"], input.as_bytes())?;
    let place = format!("line {line}, column 1");
    let (code, is_told) = match end {
        Some(_) => (2, run.complaint().contains(&place)),
        None => (0, run.complaint().is_empty()),
    };
    let checked = run.check().and_then(|()| {
        if run.stdout != right.as_bytes() {
            Err(run.finding(&format!("wrong output for the input {input:?}")))
        } else if run.code != Some(code) || !is_told {
            Err(run.finding(&format!("{:?} for the input {input:?}", run.code)))
        } else {
            Ok(())
        }
    });
    Ok(checked)
}

/// Small, large, lost, or nearly lost.
fn pair(chance: &mut Chance) -> (u64, u64) {
    // Differences below 2^62 have pairs below 2^64: ⌊nφ⌋ + n < 2.62 n.
    let difference = chance.word() >> (2 + chance.below(62));
    let a = lesser(difference);
    let (a, b) = match chance.below(4) {
        0 => (chance.word(), chance.word()),
        1 => (a, a + difference),
        2 => (a + 1, a + difference),
        _ => (a, (a + difference).saturating_sub(1)),
    };
    if chance.once_in(2) { (a, b) } else { (b, a) }
}

/// The second method: the pair of the difference d begins with ⌊(d + √(5d²))/2⌋.
fn is_lost(a: u64, b: u64) -> bool {
    let (least, difference) = (a.min(b), a.abs_diff(b));
    // A difference of 2^63 or more has its pair beyond u64, as ⌊nφ⌋ + n > 2n.
    difference < 1 << 63 && u128::from(least) == wide_lesser(difference)
}

fn lesser(difference: u64) -> u64 {
    u64::try_from(wide_lesser(difference)).expect("φ · 2^62 < 2^63")
}

/// `u128::MAX` if no pair of u64 has this difference.
fn wide_lesser(difference: u64) -> u128 {
    let difference = u128::from(difference);
    match (5 * difference).checked_mul(difference) {
        // ⌊(d + √(5d²))/2⌋ = ⌊(d + ⌊√(5d²)⌋)/2⌋, since d is whole.
        Some(square) => (difference + square.isqrt()) / 2,
        // 5d² ≥ 2^128: d > 2^62.8, and the pair's greater number is above 2.61 d > 2^64.
        None => u128::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_method_knows_the_first_pairs() {
        let lost: Vec<(u64, u64)> = (0..30)
            .flat_map(|a| (a..30).map(move |b| (a, b)))
            .filter(|&(a, b)| is_lost(a, b))
            .collect();
        assert_eq!(
            lost,
            [
                (0, 0),
                (1, 2),
                (3, 5),
                (4, 7),
                (6, 10),
                (8, 13),
                (9, 15),
                (11, 18),
                (12, 20),
                (14, 23),
                (16, 26),
                (17, 28)
            ]
        );
    }
}
