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
    use dashu_int::UBig;

    use super::is_seen_to_be_won;
    use crate::judge::numeral::Numeral;

    fn is_seen(a: &UBig, b: &UBig) -> bool {
        let [a, b] = [a, b].map(|pile| Numeral::new(pile.to_string().as_bytes()));
        assert_eq!(is_seen_to_be_won(&a, &b), is_seen_to_be_won(&b, &a));
        is_seen_to_be_won(&a, &b)
    }

    /// Fibonacci numbers F ≤ F' come nearest to φ, from above and from below in turn: of them (F, F') and
    /// (F − 1, F' − 1) are lost in turn, and the other one is next to it.
    #[test]
    fn a_lost_pair_is_never_seen_to_be_won_and_a_pair_a_little_off_is() {
        let (mut a, mut b) = (UBig::from(2u8), UBig::from(3u8));
        for _ in 0..2000 {
            assert!(!is_seen(&a, &b), "({a}, {b})");
            assert!(!is_seen(&(&a - 1u8), &(&b - 1u8)), "({a} - 1, {b} - 1)");
            let off = &b / UBig::from(10u8).pow(16);
            if b.to_string().len() > 18 {
                assert!(is_seen(&a, &(&b + &off)), "({a}, {b} + {off})");
                assert!(is_seen(&a, &(&b - &off)), "({a}, {b} - {off})");
            }
            (a, b) = (b.clone(), a + b);
        }
    }
}
