//! When a repetition goes on for ever although amounts of any size may be taken, and conditions are not linear.

use crate::heap::Period;
use crate::position::Play;
use crate::prove::data::Repeat;
use crate::rules::TableRules;

/// Values that repeat from the empty pile on, and why: by what the amounts leave when they are divided.
///
/// **Lemma.** Let the amounts that may be taken be those of a set S, whatever the pile, and let c be p values, read round. If
/// 1. c(r) ≠ c(r − s) for all r and for all s in S,
/// 2. for every r and every v < c(r) there is an s < N in S with c(r − s) = v,
/// 3. g(n) = c(n) for all n < N,
///
/// then g(n) = c(n) for all n.
///
/// *Proof*, by induction. Let n ≥ N. Its options are n − s for the s ≤ n of S, of value c(n − s): by 1 none of them is c(n), and by 2,
/// as s < N ≤ n, each smaller value is among them. ∎
///
/// For 1 it is enough to know remainders of S modulo p, or more than those: a power of b leaves what one of 1, b, b², … leaves, a square
/// what one of 0, 1, 4, … leaves, and a prime that does not divide p has no factor in common with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remainders {
    /// How the values come again.
    pub repeat: Repeat,
    /// What amounts may leave when they are divided by the period, in order.
    pub remainders: Vec<u64>,
    /// Amounts that lead to all smaller values, in order.
    pub amounts: Vec<u64>,
}

impl Remainders {
    /// The theorem that the first values of one pile prove, if they do: `values` are those that the rules give.
    ///
    /// ```
    /// use wythoff::prove::Remainders;
    /// use wythoff::rules::TableRules;
    /// let powers = TableRules::parse("piles a; power(2, x)", &[]).unwrap()?;
    /// let values = powers.values(&[200], &mut ()).unwrap()?;
    /// let theorem = Remainders::prove(&powers, &values).unwrap();
    /// assert_eq!(theorem.repeat.first, [0, 1, 2]); // n mod 3
    /// assert_eq!(theorem.remainders, [1, 2]);
    /// # Ok::<(), wythoff::ParseRulesError>(())
    /// ```
    pub fn prove(rules: &TableRules, values: &[u32]) -> Option<Self> {
        let repeat = Repeat::find(values)?;
        let Period {
            period,
            preperiod: 0,
            saltus: 0,
        } = repeat.period
        else {
            return None;
        };
        let (are_left, taken) = rules.amounts(period, values.len() as u64)?;
        // Below twice the period, which is below 2³³.
        let value = |n: u64| repeat.first[(n % period) as usize];
        let has_come_again = (0..).zip(values).all(|(n, &one)| one == value(n));
        if rules.play() != Play::Normal || !has_come_again {
            return None;
        }
        let remainders: Vec<u64> = (0..period).filter(|&s| are_left[s as usize]).collect();
        let mut amounts = Vec::new();
        for r in 0..period {
            if remainders.iter().any(|s| value(r + period - s) == value(r)) {
                return None;
            }
            for smaller in 0..value(r) {
                let leads_there = |s: &&u64| value(r + period - **s % period) == smaller;
                amounts.push(*taken.iter().find(leads_there)?);
            }
        }
        amounts.sort_unstable();
        amounts.dedup();
        Some(Self {
            repeat,
            remainders,
            amounts,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proved(text: &str) -> Option<Remainders> {
        let rules = TableRules::parse(text, &[]).expect("not linear").unwrap();
        let values = rules.values(&[600], &mut ()).unwrap().unwrap();
        Remainders::prove(&rules, &values)
    }

    #[test]
    fn what_repeats_for_ever_is_proved() {
        for (text, first) in [
            ("piles a; power(2, x)", &[0, 1, 2][..]),
            ("piles a; power(3, x)", &[0, 1]),
            ("piles a; power(4, x) | x = 2", &[0, 1, 2]),
            ("piles a; prime(x) | x = 1", &[0, 1, 2, 3]),
            ("piles a; x in {1} | power(2, x), x > 1", &[0, 1, 2]),
        ] {
            let theorem = proved(text).expect(text);
            assert_eq!(theorem.repeat.first, first, "{text}");
            let rules = TableRules::parse(text, &[]).unwrap().unwrap();
            let values = rules.values(&[3000], &mut ()).unwrap().unwrap();
            let repeated = (0..).map(|n: usize| first[n % first.len()]);
            assert!(values.iter().copied().zip(repeated).all(|(a, b)| a == b));
        }
    }

    #[test]
    fn nothing_is_proved_where_the_lemma_does_not_hold() {
        for text in [
            // Squares leave 0, and the values do not repeat.
            "piles a; square(x), x > 0",
            // What may be taken depends on the pile.
            "piles a; power(2, x), x < a",
            "piles a; x divides a, x < a",
            "piles a; power(2, x); end when a = 5",
            "piles a; misere; power(2, x)",
            "piles a; power(2, x) | split",
        ] {
            assert_eq!(proved(text), None, "{text}");
        }
    }

    #[test]
    fn remainders_are_at_least_those_of_the_amounts() {
        for text in [
            "piles a; prime(x)",
            "piles a; square(x), x > 0",
            "piles a; power(6, x)",
            "piles a; not prime(x), x > 0",
            "piles a; prime(x), x > 7 | x = 4 | x in {9, 22}",
            "piles a; x*x = 49 | power(10, x) and x > 1",
        ] {
            let rules = TableRules::parse(text, &[]).expect("not linear").unwrap();
            for modulus in 1..40 {
                let (are_left, taken) = rules.amounts(modulus, 1500).unwrap();
                for amount in taken {
                    let is_left = are_left[(amount % modulus) as usize];
                    assert!(is_left, "{text}: {amount} modulo {modulus}");
                }
            }
        }
    }
}
