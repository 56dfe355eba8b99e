//! Taking at most a part of the pile: ⌊(pn + d)/q⌋.

use dashu_int::ops::DivEuclid;
use dashu_int::{IBig, UBig};

use super::half_plane::HalfPlane;
use crate::game::Game;
use crate::position::Play;
use crate::rules::{Atom, Rules, ValueTable};

/// The values where any amount from 1 to f(n) may be taken, and f(n) = ⌊(slope·n + offset)/divisor⌋ from some n on.
///
/// **Lemma.** Let 0 ≤ f(n) ≤ n, and let f(n + 1) be f(n) or one more, for all n. Then g(n) = f(n) if f(n) > f(n − 1), and
/// otherwise g(n) = g(n − 1 − f(n)), for n > 0.
///
/// *Proof.* The piles from n − f(n) to n have the values 0, …, f(n), each once: this is so for n = 0, and if it is so for
/// n − 1 there are two cases. If f(n) = f(n − 1) + 1, the options of n are just the piles from n − 1 − f(n − 1) to n − 1,
/// with the values 0, …, f(n − 1): so g(n) = f(n), and n with its options has the values up to f(n). If f(n) = f(n − 1), the
/// options of n are these piles without the first: the value of the first, and no smaller one, is missing, so n has it,
/// and again the values are the same. ∎
///
/// The least of several such f, and the greater of such an f and 0, are such f.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AtMost {
    /// p, at most the divisor.
    pub slope: u64,
    /// d.
    pub offset: i64,
    /// q.
    pub divisor: u64,
    /// From which n > 0 on f(n) and f(n − 1) are this: before, f is smaller.
    pub from: u64,
    /// The values of smaller n.
    pub first: Vec<u32>,
}

/// What a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AtMostPart {
    /// slope·n + offset.
    Line {
        /// What n is multiplied by.
        slope: u64,
        /// What is added.
        offset: i64,
    },
    /// The value of slope·n + offset.
    Again {
        /// What n is multiplied by.
        slope: u64,
        /// What is added.
        offset: i64,
    },
}

/// Longer beginnings are left to others.
const MOST_FIRST: i128 = 1000;
/// A smaller part of a pile than one in so many is left to others.
const MOST_STEPS: u64 = 1000;

impl AtMost {
    /// The theorem of rules that allow any amount up to such a part; `None`: they are others.
    pub(super) fn of(rules: &Rules, values: &[u32]) -> Option<Self> {
        let [clause] = rules.clauses() else {
            return None;
        };
        let plain = |atom: &Atom| matches!(atom, Atom::Between { .. });
        if !clause.atoms.iter().all(plain) {
            return None;
        }
        // Bounds from below allow 1, and those from above rise by one at most.
        let mut lines = Vec::new();
        for plane in HalfPlane::of(clause) {
            let HalfPlane { alpha, beta, gamma } = plane;
            match (beta, -alpha) {
                (0, 0) if gamma >= 0 => {}
                // −b·x ≤ c − a·n: with a ≤ 0 and c − a·0 ≥ −b it holds for x = 1.
                (..0, rise) if rise >= 0 && gamma >= beta => {}
                (1.., slope) if (0..=beta).contains(&slope) => lines.push((slope, gamma, beta)),
                // Nothing beyond the pile can be taken anyway.
                (1.., slope) if slope > beta && gamma >= 0 => {}
                _ => return None,
            }
        }
        // The line that is the least from some n on: the one of the least slope, and then offset.
        let &(p, d, q) = { lines.iter() }.min_by(|(p, d, q), (s, e, r)| {
            let slopes = (p * r).cmp(&(s * q));
            slopes.then((d * r).cmp(&(e * q)))
        })?;
        // p·n + d ≥ 0 and (p·n + d)/q ≤ (s·n + e)/r from there on.
        let below = lines.iter().map(|&(s, e, r)| HalfPlane {
            alpha: p * r - s * q,
            beta: 0,
            gamma: e * q - d * r,
        });
        let positive = HalfPlane {
            alpha: -p,
            beta: 0,
            gamma: d,
        };
        let from = below.chain([positive]).map(|plane| plane.holds_from(0));
        let from = from.collect::<Option<Vec<i128>>>()?.into_iter().max()?;
        // f(n − 1) is looked at too.
        let from = from.max(0) + 1;
        if from > MOST_FIRST {
            return None;
        }
        Some(Self {
            slope: u64::try_from(p).ok()?,
            offset: i64::try_from(d).ok()?,
            divisor: u64::try_from(q).ok()?,
            from: from as u64,
            first: values.get(..from as usize)?.to_vec(),
        })
    }

    /// The theorem of rules that allow any amount up to such a part of their one pile, in normal play; `None`: they are
    /// others, or the part is so small that values of large piles are out of reach.
    ///
    /// ```
    /// use wythoff::{UBig, parse_rules, prove::AtMost};
    /// let half = AtMost::prove(&parse_rules("piles a; x > 0, 2x <= a")?).unwrap();
    /// assert_eq!(half.value(&UBig::from(2_000_000u32)), UBig::from(1_000_000u32));
    /// # Ok::<(), wythoff::ParseRulesError>(())
    /// ```
    pub fn prove(rules: &Rules) -> Option<Self> {
        let is_one_pile = rules.piles() == 1 && rules.play() == Play::Normal;
        if !is_one_pile || rules.clauses().len() != 1 {
            return None;
        }
        let values = ValueTable::new(rules, &[MOST_FIRST as u64 + 1]);
        // To come to the end of a pile of n takes about divisor/slope · log n steps; a bounded amount has a period instead.
        Self::of(rules, values.values()).filter(|law| law.divisor <= MOST_STEPS * law.slope)
    }

    /// The greatest amount that may be taken of n, from `from` on.
    fn most(&self, n: &UBig) -> UBig {
        let product = UBig::from(self.slope) * n;
        let sum = match u64::try_from(self.offset) {
            Ok(offset) => product + UBig::from(offset),
            Err(_) => product - UBig::from(self.offset.unsigned_abs()),
        };
        sum / UBig::from(self.divisor)
    }

    /// The option of a pile that has a value; `None`: none has it. The pile is at least `from`.
    ///
    /// Among the piles from n − f(n) to n each value up to f(n) occurs once, so it is the last pile below n that has it. The
    /// first pile of value v is the least m with f(m) = v; if m has it, the next is the n with m = n − 1 − f(n), which is
    /// the least n with n − f(n) > m.
    pub fn option_of_value(&self, pile: &UBig, value: &UBig) -> Option<UBig> {
        let most = self.most(pile);
        if *value > most || *value == self.value(pile) {
            return None;
        }
        let known = { self.first.iter() }.rposition(|first| UBig::from(*first) == *value);
        let [slope, divisor] = [self.slope, self.divisor].map(IBig::from);
        let offset = IBig::from(self.offset);
        let mut last = match known {
            Some(place) => IBig::from(place),
            // p·m + d ≥ q·v, and p > 0, for otherwise no value is greater than the first ones.
            None => {
                let least = &divisor * IBig::from(value.clone()) - &offset + &slope - IBig::ONE;
                least.div_euclid(&slope)
            }
        };
        let pile = IBig::from(pile.clone());
        if slope == divisor {
            // n − f(n) is always the same: no value comes again.
            return UBig::try_from(last).ok();
        }
        loop {
            // n − (p·n + d)/q > m, the quotient rounded down: (q − p)·n > q·m + d.
            let next = (&divisor * &last + &offset).div_euclid(&divisor - &slope) + IBig::ONE;
            if next >= pile {
                return UBig::try_from(last).ok();
            }
            last = next;
        }
    }

    /// What g(divisor·n + remainder) is, wherever that number is at least `from`.
    pub fn part(&self, remainder: u64) -> AtMostPart {
        let most = |remainder: i128| {
            let product = i128::from(self.slope) * remainder;
            (product + i128::from(self.offset)).div_euclid(i128::from(self.divisor))
        };
        // Slope and divisor are at most 2²⁰, the offset 2⁴⁰.
        let here = most(remainder.into());
        match here > most(i128::from(remainder) - 1) {
            true => AtMostPart::Line {
                slope: self.slope,
                offset: here as i64,
            },
            false => AtMostPart::Again {
                slope: self.divisor - self.slope,
                offset: remainder as i64 - 1 - here as i64,
            },
        }
    }

    /// The value of a pile.
    pub fn value(&self, n: &UBig) -> UBig {
        let mut n = n.clone();
        loop {
            let place = usize::try_from(&n).ok();
            if let Some(&value) = place.and_then(|place| self.first.get(place)) {
                return UBig::from(value);
            }
            // p·n + d ≥ 0 here, and f(n) ≤ n − 1 where the value comes again.
            let (here, before) = (self.most(&n), self.most(&(&n - UBig::ONE)));
            if here > before {
                return here;
            }
            n -= here + UBig::ONE;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_rules;

    fn of(text: &str) -> Option<AtMost> {
        let rules = parse_rules(text).unwrap();
        let values = ValueTable::new(&rules, &[1200]).values().to_vec();
        let found = AtMost::of(&rules, &values)?;
        for (n, &value) in (0u32..).zip(&values) {
            assert_eq!(
                found.value(&UBig::from(n)),
                UBig::from(value),
                "{text}: {n}"
            );
        }
        Some(found)
    }

    #[test]
    fn half_leads_back_to_half() {
        let found = of("piles a; x > 0, 2x <= a").unwrap();
        assert_eq!(
            found.part(0),
            AtMostPart::Line {
                slope: 1,
                offset: 0
            }
        );
        assert_eq!(
            found.part(1),
            AtMostPart::Again {
                slope: 1,
                offset: 0
            }
        );
        let ten = UBig::from(10u8).pow(40);
        assert_eq!(found.value(&(&ten * UBig::from(2u8))), ten);
    }

    #[test]
    fn each_smaller_value_is_that_of_one_option() {
        for text in [
            "piles a; x > 0, 2x <= a",
            "piles a; x > 0, 2x < a",
            "piles a; x > 0, 3x <= 2a + 1",
            "piles a; x > 0, 3x <= a + 7",
            "piles a; 0 < x < a",
            "piles a; x > 0, x <= a - 5",
            "piles a; x > 0, 5x <= 4a - 30",
        ] {
            let law = AtMost::prove(&parse_rules(text).unwrap()).expect(text);
            let value = |n: u64| law.value(&UBig::from(n));
            for n in law.from..law.from + 150 {
                let most = u64::try_from(law.most(&UBig::from(n))).unwrap();
                for wanted in 0..=most + 1 {
                    let wanted = UBig::from(wanted);
                    let option = (n - most..n).find(|&option| value(option) == wanted);
                    let found = law.option_of_value(&UBig::from(n), &wanted);
                    assert_eq!(found, option.map(UBig::from), "{text}: {n} to {wanted}");
                }
            }
        }
    }

    #[test]
    fn a_bounded_amount_is_no_part() {
        let of = |text| AtMost::prove(&parse_rules(text).unwrap());
        assert_eq!(of("piles a; 0 < x <= 3"), None);
        assert_eq!(of("piles a; x > 0, 2000x <= a"), None);
        assert!(of("piles a; x > 0, 1000x <= a").is_some());
    }

    #[test]
    fn any_part_that_rises_by_one_at_most() {
        for divisor in 1..7 {
            for slope in 1..=divisor {
                for offset in -9..10 {
                    let text = format!("piles a; x > 0, {divisor}x <= {slope}a + {offset}");
                    assert!(of(&text).is_some(), "{text}");
                }
            }
        }
        of("piles a; x > 0, 2x <= a + 3, 3x <= 2a - 1, x <= 50").expect("the least of three");
    }

    #[test]
    fn other_rules_are_refused() {
        for text in [
            "piles a; x > 1, 2x <= a",
            "piles a; x > 0, x <= 2a - 5",
            "piles a; x > 0, 2x <= a, a > 5",
            "piles a; x > 0, 2x <= a, x mod 2 = 1",
            "piles a; x > 0, 2x <= a | x = a > 0",
        ] {
            assert_eq!(of(text), None, "{text}");
        }
    }
}
