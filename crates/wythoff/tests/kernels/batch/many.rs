//! A great many verdicts, random and adversarial, against a second method in 128 bits: 10^9 of them with WYTHOFF_SLOW, else fewer.

use std::sync::atomic::{AtomicU64, Ordering};

use wythoff::{Backend, Outcome};

const BLOCK: usize = 1 << 14;
/// Differences stay below, so that every number of the second method fits: (nK)² + 4n² ≤ 5 · 2^124 < 2^127.
const LARGEST_DIFFERENCE: u32 = 62;

/// The generator SplitMix64.
struct Chance(u64);

impl Chance {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// Of any length up to so many bits.
    fn number(&mut self, bits: u32) -> u64 {
        let length = (self.word() % u64::from(bits)) as u32 + 1;
        self.word() >> (64 - length)
    }
}

/// ⌊nα⌋ with α = (2 − K + √(K² + 4))/2 and K = k + 1.
fn lesser(n: u64, k: u64) -> u64 {
    let (n, step) = (u128::from(n), u128::from(k) + 1);
    let root = (n * step * n * step + 4 * n * n).isqrt();
    // Half of a whole number and a root: the root may be rounded down first. n(2 − K) + √… ≥ 0, as α > 0.
    u64::try_from((2 * n + root - n * step) / 2).expect("⌊nα⌋ < 2n")
}

fn is_lost(a: u64, b: u64, k: u64) -> bool {
    let difference = a.abs_diff(b);
    let n = difference / (k + 1);
    difference == n * (k + 1) && a.min(b) == lesser(n, k)
}

/// A pair whose numbers have at most so many bits: any, lost, or next to a lost one.
fn pair(chance: &mut Chance, k: u64, bits: u32) -> [u64; 2] {
    // ⌊nα⌋ + nK < 2^bits if nK < 2^(bits − 2): α ≤ φ.
    let n = chance.number(bits.min(LARGEST_DIFFERENCE) - 2) / (k + 1);
    let a = lesser(n, k);
    let b = a + n * (k + 1);
    let [a, b] = match chance.word() % 8 {
        0 => {
            let a = chance.number(bits);
            [
                a,
                a.saturating_sub(chance.number(bits.min(LARGEST_DIFFERENCE))),
            ]
        }
        1 => [a + 1, b],
        2 => [a.saturating_sub(1), b],
        3 => [a, b + 1],
        4 => [a, b.saturating_sub(1)],
        _ => [a, b],
    };
    if chance.word() & 1 == 0 {
        [a, b]
    } else {
        [b, a]
    }
}

/// One block by one backend; how many of its pairs are lost.
fn block(seed: u64, by: Backend) -> u64 {
    let mut chance = Chance(seed);
    let k = match chance.word() % 4 {
        0 | 1 => 0,
        2 => chance.word() % 9,
        _ => chance.number(20),
    };
    let is_narrow = chance.word() & 1 == 0;
    let bits = if is_narrow { 32 } else { 63 };
    let pairs: Vec<[u64; 2]> = (0..BLOCK).map(|_| pair(&mut chance, k, bits)).collect();
    let mut out = vec![Outcome::from_lost(false); BLOCK];
    if is_narrow {
        let narrow: Vec<[u32; 2]> = pairs
            .iter()
            .map(|pair| pair.map(|pile| pile as u32))
            .collect();
        by.outcomes_u32(k as u32, &narrow, &mut out);
    } else {
        by.outcomes_u64(k, &pairs, &mut out);
    }
    let mut lost = 0;
    for (&[a, b], outcome) in pairs.iter().zip(&out) {
        let expected = is_lost(a, b, k);
        assert_eq!(
            outcome.is_win(),
            !expected,
            "{by}: ({a}, {b}), k = {k}, seed {seed}"
        );
        lost += u64::from(expected);
    }
    lost
}

#[test]
fn a_great_many_verdicts_are_those_of_a_second_method() {
    let is_slow = std::env::var_os("WYTHOFF_SLOW").is_some();
    let verdicts: u64 = if is_slow { 1_000_000_000 } else { 1_000_000 };
    let blocks = verdicts.div_ceil(BLOCK as u64);
    let backends: Vec<Backend> = Backend::available().collect();
    let (next, lost) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= blocks {
            break;
        }
        let by = backends[number as usize % backends.len()];
        lost.fetch_add(block(number, by), Ordering::Relaxed);
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .for_each(|worker| worker.join().unwrap());
    });
    let (verdicts, lost) = (blocks * BLOCK as u64, lost.into_inner());
    println!(
        "{verdicts} verdicts, {lost} of them lost, by {} backends",
        backends.len()
    );
    // Both kinds are there in earnest.
    assert!(
        lost * 4 > verdicts && lost * 4 < 3 * verdicts,
        "{lost} of {verdicts}"
    );
}
