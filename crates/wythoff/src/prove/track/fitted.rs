//! Which slope pairs have, where it is not a power of the base: a fraction of two small sums in the numeration.

use dashu_int::UBig;

use super::offsets::{Half, MODULUS};
use crate::logic::{NumberSystem, Slope};

/// How often the larger number may be taken, and the smaller one moved up.
const MOST_TIMES: i64 = 12;
const MOST_MOVED: i64 = 6;

/// How many pairs are looked at, as far as they go.
const LOOKED_AT: usize = 64;

/// The slope with one place from which pairs differ least; `None`: from every one they differ by more than an offset may.
pub(super) fn fitted(half: &Half<'_>, system: &NumberSystem) -> Option<Slope> {
    let pairs: Vec<(u32, u32)> = (half.pairs())
        .filter_map(|(number, larger)| Some((number, larger?)))
        .collect();
    let step = (pairs.len() / LOOKED_AT).max(1);
    let looked_at = pairs.iter().rev().step_by(step).take(LOOKED_AT);
    let looked_at: Vec<[i64; 3]> = looked_at
        .filter(|&&(number, _)| number > 0)
        .filter_map(|&(number, larger)| {
            let mut digits = system.digits(&UBig::from(number));
            digits.push(0);
            let moved = i64::try_from(&system.value(&digits)).ok()?;
            Some([number.into(), moved, larger.into()])
        })
        .collect();
    let &[number, up, larger] = looked_at.first()?;
    let mut best: Option<(i64, Slope)> = None;
    for times in 1..=MOST_TIMES {
        for moved in (-MOST_MOVED..=MOST_MOVED).filter(|&moved| moved != 0) {
            // Below 12·2^32 and 6·2^13·2^32.
            let rest = times * larger - moved * up;
            let own = (rest + number / 2).div_euclid(number);
            let slope = Slope {
                times,
                own,
                moved,
                places: 1,
            };
            let offset = |&[number, up, larger]: &[i64; 3]| {
                (times * larger - own * number - moved * up).abs()
            };
            let most = looked_at.iter().map(offset).max()?;
            if best.is_none_or(|(least, _)| most < least) {
                best = Some((most, slope));
            }
        }
    }
    (best.filter(|(most, _)| 2 * most < MODULUS)).map(|(_, slope)| slope)
}

#[cfg(test)]
mod tests {
    use super::super::offsets::Smaller;
    use super::*;
    use crate::logic::Numerals;
    use crate::prove::parse_rules;
    use crate::rules::Partners;

    #[test]
    fn the_slopes_of_cones_and_bands_are_found() {
        let slope = |times, own, moved| Slope {
            times,
            own,
            moved,
            places: 1,
        };
        // With X = (11 + √97)/2 and X = 2 + √3: the slopes (X − 3)/2, (X − 2)/3 and √3 = X − 2, (2X − 1)/3.
        for (moves, numerals, slopes) in [
            (
                "x <= 2y, y <= 3x",
                vec![10, 4],
                [slope(2, -3, 1), slope(3, -2, 1)],
            ),
            (
                "0 <= x - y <= 1",
                vec![3, 2],
                [slope(1, -2, 1), slope(3, -1, 2)],
            ),
        ] {
            let text = format!("x>0,y=0 | x=0,y>0 | x>0, y>0, {moves}");
            let partners = Partners::new(&parse_rules(&text).unwrap(), 30_000).unwrap();
            let system = NumberSystem::new(Numerals::Endless(numerals)).unwrap();
            for (smaller, slope) in [Smaller::First, Smaller::Second].into_iter().zip(slopes) {
                let half = Half::new(&partners, smaller);
                assert_eq!(fitted(&half, &system), Some(slope), "{text} {smaller:?}");
            }
        }
    }
}
