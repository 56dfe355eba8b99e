//! Arrays to decide, of which it is known how many positions are lost.

use std::fmt;

use wythoff::{Backend, Outcome};

/// What is decided, and how.
pub(crate) struct Kind<P> {
    pub(crate) name: &'static str,
    /// The formula, as the peer's program is asked for it.
    pub(crate) peer: &'static str,
    pub(crate) decide: fn(Backend, &[P], &mut [Outcome]),
    largest_pile: u64,
    /// A k, from a random word.
    k: fn(u64) -> u64,
    /// A position, from a, b and k.
    pack: fn([u64; 3]) -> P,
}

pub(crate) const PAIRS_U32: Kind<[u32; 2]> = Kind {
    name: "u32 pairs, k = 0",
    peer: "u32",
    decide: |backend, pairs, out| backend.outcomes_u32(0, pairs, out),
    largest_pile: u32::MAX as u64,
    k: |_| 0,
    pack: |[a, b, _]| [a as u32, b as u32],
};

/// The piles stay below 2^62, where the peer's conversion to an integer is still defined.
pub(crate) const PAIRS_U64: Kind<[u64; 2]> = Kind {
    name: "u64 pairs, k = 0",
    peer: "u64",
    decide: |backend, pairs, out| backend.outcomes_u64(0, pairs, out),
    largest_pile: (1 << 62) - 1,
    k: |_| 0,
    pack: |[a, b, _]| [a, b],
};

pub(crate) const PAIRS_U32_K: Kind<[u32; 2]> = Kind {
    name: "u32 pairs, k = 2",
    peer: "u32-k2",
    decide: |backend, pairs, out| backend.outcomes_u32(2, pairs, out),
    largest_pile: u32::MAX as u64,
    k: |_| 2,
    pack: |[a, b, _]| [a as u32, b as u32],
};

/// Within the limits of HDU 6869, a k of any length in bits.
pub(crate) const TRIPLES: Kind<[u32; 3]> = Kind {
    name: "u32 triples (a, b, k)",
    peer: "each",
    decide: Backend::outcomes_each_k,
    largest_pile: 100_000_000,
    k: |random| (random >> 32 >> (random % 32)) % 100_000_001,
    pack: |triple| triple.map(|word| word as u32),
};

/// Which positions of a kind.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Mix {
    /// As random numbers come: hardly one is lost.
    Random,
    /// Every second one is lost, and the others are one stone away from that.
    HalfLost,
}

impl fmt::Display for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::HalfLost => "half lost",
        })
    }
}

/// An array, and how many of its positions are lost.
pub(crate) struct Workload<P> {
    pub(crate) positions: Vec<P>,
    pub(crate) losses: usize,
}

impl<P> Kind<P> {
    pub(crate) fn workload(&self, mix: Mix, count: usize) -> Workload<P> {
        let mut random = xorshift();
        let mut losses = 0;
        let position = |i| {
            let k = (self.k)(random());
            let (a, b) = match mix {
                Mix::Random => (
                    random() % (self.largest_pile + 1),
                    random() % (self.largest_pile + 1),
                ),
                Mix::HalfLost => {
                    // The nth pair is below (k + 3)·n, so there is room for one stone more.
                    let (a, b) = losing_pair(random() % (self.largest_pile / (k + 3) + 1), k);
                    // Each number is in one losing pair only: with one stone more it is a won one.
                    (a, b + i as u64 % 2)
                }
            };
            losses += usize::from(losing_pair(a.abs_diff(b) / (k + 1), k) == (a.min(b), a.max(b)));
            (self.pack)(if random() & 1 == 0 {
                [a, b, k]
            } else {
                [b, a, k]
            })
        };
        let positions = (0..count).map(position).collect();
        Workload { positions, losses }
    }
}

/// The nth losing pair of k-Wythoff, for n(k + 3) < 2^64, by a square root.
fn losing_pair(n: u64, k: u64) -> (u64, u64) {
    let (wide_n, t) = (u128::from(n), u128::from(k) + 1);
    // n²(t² + 4) ≤ (n(t + 2))² < 2^128, so t·n ≤ root ≤ (t + 2)·n, and a ≤ 2n, b ≤ (t + 2)·n are words.
    let root = (wide_n * wide_n * (t * t + 4)).isqrt();
    let a = ((2 * wide_n + root - t * wide_n) / 2) as u64;
    (a, a + (k + 1) * n)
}

fn xorshift() -> impl FnMut() -> u64 {
    let mut state = 88_172_645_463_325_252;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    }
}
