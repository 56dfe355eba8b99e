//! The golden ratio in the leading digits: most long pairs are decided before they are converted.

use super::numeral::Numeral;

/// φ lies strictly between `PHI` and `PHI + 1`, times 10^−18.
const PHI: u128 = 1_618_033_988_749_894_848;

/// Whether the leading digits alone show that piles a and b are won for the player to move in Wythoff's game.
///
/// If a ≤ b is lost, then a = nφ − f and b = nφ² − f with 0 ≤ f < 1, so b − aφ = f(φ − 1): aφ ≤ b < aφ + 1.
pub(super) fn is_seen_to_be_won(a: &Numeral, b: &Numeral) -> bool {
    let (a, b) = if a <= b { (a, b) } else { (b, a) };
    let cut = b.length().saturating_sub(18);
    // Below 10^18; with c = 10^cut, a is in [a'c, (a' + 1)c − 1] and b likewise. The products are below 2·10^36 + 2·10^18.
    let [a, b] = [a, b].map(|pile| u128::from(pile.without_last(cut)));
    let one = 10u128.pow(18);
    // b < (b' + 1)c ≤ a'c·PHI/10^18 ≤ aφ
    let too_small = (b + 1) * one <= a * PHI;
    // b ≥ b'c ≥ (a' + 1)c·(PHI + 1)/10^18 > (a + 1)φ > aφ + 1
    let too_large = b * one >= (a + 1) * (PHI + 1);
    too_small || too_large
}

#[cfg(test)]
mod tests {
    use super::is_seen_to_be_won;
    use crate::judge::numeral::Numeral;
    use dashu_int::UBig;

    fn numeral(value: &UBig) -> Numeral {
        Numeral::new(value.to_string().as_bytes())
    }

    /// Consecutive Fibonacci numbers are, in turn, the nearest there is to φ from above and from below.
    #[test]
    fn no_lost_pair_is_seen_to_be_won_and_pairs_a_little_off_are() {
        let (mut a, mut b) = (UBig::from(1u8), UBig::from(2u8));
        for step in 0..2000 {
            // (1, 2), (3, 5), (8, 13), … are lost, and (2, 3), (5, 8) … one away from (1, 2)·φ-wise: (F − 1, F' − 1) is lost.
            let lost = if step % 2 == 0 {
                [a.clone(), b.clone()]
            } else {
                [&a - 1u8, &b - 1u8]
            };
            let [small, large] = lost.each_ref().map(numeral);
            assert!(
                !is_seen_to_be_won(&small, &large) && !is_seen_to_be_won(&large, &small),
                "{small:?}"
            );
            // Off by 2·10^-16 of it.
            let off = &large_of(&lost) / UBig::from(5_000_000_000_000_000u64) + 2u8;
            for won in [&lost[1] + &off, &lost[1] - off.min(lost[1].clone())] {
                assert!(is_seen_to_be_won(&small, &numeral(&won)), "{small:?} {won}");
            }
            (a, b) = (b.clone(), a + b);
        }
    }
    fn large_of(pair: &[UBig; 2]) -> UBig {
        pair[1].clone()
    }
}
