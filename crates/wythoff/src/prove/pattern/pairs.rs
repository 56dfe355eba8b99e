//! Relations between the numbers of the losing pairs.

use dashu_int::UBig;

use super::super::proof::Proof;
use super::known::{is_also, s_t, wythoff};
use super::rows::{is_one_per_row, is_symmetric};
use super::sample::Sample;
use super::{BeattyPairs, Claim, Pattern, Support};
use crate::number::{Numerals, QuadraticIrrational};
use crate::position::Play;
use crate::rules::Rules;

/// How many pairs a relation must hold for to be mentioned.
const FEWEST_PAIRS: usize = 12;

/// Relations between the numbers of the losing pairs.
pub(super) fn pairs(proof: &Proof, sample: &Sample) -> Vec<Pattern> {
    let pairs = sample.pairs();
    let mut found = Vec::new();
    if pairs.len() < FEWEST_PAIRS || !is_symmetric(proof) || is_one_per_row(proof) != Some(true) {
        return found;
    }
    let Some((s, t, d)) = (1..=8).find_map(|s| relation(&pairs, s)) else {
        return found;
    };
    let k = u16::try_from(t.saturating_sub(1)).unwrap_or(u16::MAX);
    let support =
        match game_of_pairs(s, t, d).is_some_and(|rules| t > 0 && is_also(proof, &rules, &[])) {
            true => Support::Checked,
            false => Support::Compared { below: sample.size },
        };
    if s == 1 && support == Support::Checked {
        // Fraenkel 1982 (normal play) and 1984 (misère): the slopes of k-Wythoff.
        let lower = QuadraticIrrational::wythoff_slope(&UBig::from(k));
        found.push(Pattern {
            claim: Claim::Beatty(Box::new(BeattyPairs {
                upper: QuadraticIrrational::wythoff_upper_slope(&UBig::from(k)),
                shift: (d == 1).then(|| lower.reciprocal()),
                lower,
            })),
            support,
        });
    }
    found.push(Pattern {
        claim: Claim::Linear { s, t, d },
        support,
    });
    if (s, d) == (1, 0) && support == Support::Checked {
        // Fraenkel 1982, the third of his descriptions; `proof/Digits.v` proves it for every k.
        let numerals = Numerals::Greedy(vec![u32::from(k) + 1, 1]);
        found.push(Pattern {
            claim: Claim::AppendedZero { numerals },
            support,
        });
    }
    let names = match (k, d) {
        (0, 0) => Some(("A000201", "A001950")),
        (1, 0) => Some(("A001951", "A001952")),
        _ => None,
    };
    if let Some((lower, upper)) = names.filter(|_| s == 1 && support == Support::Checked) {
        found.push(Pattern {
            claim: Claim::Sequences { lower, upper },
            support,
        });
    }
    found
}

/// The game whose losing pairs are known to obey B_n = sA_n + tn + d: k-Wythoff with k = t − 1, or an (s,t)-game.
pub(crate) fn game_of_pairs(s: u64, t: u64, d: u64) -> Option<Rules> {
    let k = u16::try_from(t.saturating_sub(1)).unwrap_or(u16::MAX);
    match (s, d) {
        (1, 0) => Some(wythoff(k, Play::Normal)),
        // Misère with k = 0 differs from normal play in finitely many positions only.
        (1, 1) if t >= 2 => Some(wythoff(k, Play::Misere)),
        (_, 0) => s_t(s as i64, t as i64),
        _ => None,
    }
}

/// The t and d with B_n = sA_n + tn + d for all pairs, of which there are at least two.
pub(in crate::prove) fn relation(pairs: &[(u64, u64)], s: u64) -> Option<(u64, u64, u64)> {
    let rest = |(a, b): (u64, u64)| b.checked_sub(s * a);
    let d = rest(pairs[0])?;
    let t = rest(pairs[1])?.checked_sub(d)?;
    let holds = (0..)
        .zip(pairs)
        .all(|(n, &pair)| rest(pair) == Some(t * n + d));
    holds.then_some((s, t, d))
}
