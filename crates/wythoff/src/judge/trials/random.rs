//! Random positions: from a seed, the same everywhere.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::traps::around;
use super::{Case, Limits};
use crate::judge::problem::Problem;
use crate::position::Play;
use crate::theory::wythoff::LosingPairs;

/// How many are made: fewer where a process has to be started for each.
fn count(problem: Problem) -> usize {
    match problem {
        Problem::LuoguP2252 => 100,
        _ => 4000,
    }
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
pub(in crate::judge) struct Random(u64);

impl Random {
    pub(in crate::judge) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(in crate::judge) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ (x >> 31)
    }

    /// A number up to `most`, of any length: each number of bits is as likely.
    pub(in crate::judge) fn up_to(&mut self, most: &UBig) -> UBig {
        let bits = (self.word() % (most.bit_len() as u64 + 1)) as usize;
        let bound = (UBig::ONE << bits).min(most + UBig::ONE);
        let mut x = UBig::ZERO;
        for _ in 0..=bits / 64 + 1 {
            x = (x << 64) + UBig::from(self.word());
        }
        x % bound
    }
}

pub(super) fn cases(problem: Problem, seed: u64) -> Vec<Case> {
    let limits = problem.limits();
    let mut random = Random::new(seed);
    (0..count(problem))
        .map(|_| case(&limits, &mut random))
        .collect()
}

/// Three times of four a losing pair or one of the positions around it, in either order; else any position.
fn case(limits: &Limits, random: &mut Random) -> Case {
    let k = limits.k.as_ref().map(|most| random.up_to(most));
    let k = k.unwrap_or_default();
    let kind = random.word();
    let (mut a, mut b) = if kind.is_multiple_of(4) {
        (
            random.up_to(&limits.greatest),
            random.up_to(&limits.greatest),
        )
    } else {
        // B_n ≥ (t + 1)n, so an index up to the limit over t + 1 is likely to fit.
        let most = &limits.greatest / (&k + UBig::from(2u8));
        let n = random.up_to(&most);
        let pair = LosingPairs::new(&k, Play::Normal).pair(&n);
        let (a, b) = pair.expect("big numbers always fit");
        let near = around(&a, &b, &k);
        let place = (random.word() % (2 * near.len() as u64)) as usize;
        near.get(place)
            .map_or((a, b), |case| (case.a.clone(), case.b.clone()))
    };
    let is_swapped = match limits.ordered {
        true => a > b,
        false => kind >> 32 & 1 == 1,
    };
    if is_swapped {
        (a, b) = (b, a);
    }
    Case { a, b, k }
}
